import { uploadImportFile, oneImportFile, planImport, previewImport, bringIn } from './files.ts';
import { listImports, oneImport, goOnWithImport, undoImport } from './imports.ts';
import { peopleOfFile, proposePeople } from './named-people.ts';
import { importRegisters, importTemplate } from './registers.ts';
import { oneImportRun, stopImportRun, importRunRows, importReport, refusedRows, unnamedFiles } from './runs.ts';

export const importCalls = {
  listImports,
  oneImport,
  goOnWithImport,
  undoImport,
  importRegisters,
  importTemplate,
  uploadImportFile,
  oneImportFile,
  planImport,
  peopleOfFile,
  proposePeople,
  previewImport,
  bringIn,
  oneImportRun,
  stopImportRun,
  importRunRows,
  unnamedFiles,
  importReport,
  refusedRows,
};
