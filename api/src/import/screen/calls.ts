import { actBringIn, actPreviewImport, answerImportFile, answerPlanImport, answerUploadImportFile } from './files.ts';
import { actGoOnWithImport, actUndoImport, answerImport, answerImports } from './imports.ts';
import { answerImportRegisters, answerImportTemplate } from './registers.ts';
import { answerPeopleOfFile, answerProposePeople } from './people.ts';
import {
  actStopImportRun,
  answerImportReport,
  answerImportRun,
  answerImportRunRows,
  answerRefusedRows,
  answerUnnamedFiles,
} from './runs.ts';

/** The calls of the import screen. */
export const callsOfImports = [
  answerImports,
  answerImport,
  actGoOnWithImport,
  actUndoImport,
  answerImportRegisters,
  answerImportTemplate,
  answerUploadImportFile,
  answerImportFile,
  answerPlanImport,
  answerPeopleOfFile,
  answerProposePeople,
  actPreviewImport,
  actBringIn,
  answerImportRun,
  actStopImportRun,
  answerImportRunRows,
  answerUnnamedFiles,
  answerImportReport,
  answerRefusedRows,
];
