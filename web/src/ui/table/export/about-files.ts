import { createContext } from 'react';

/** Rows that were just exported. */
export interface ExportedTable {
  table: string;
  format: 'CSV' | 'XLSX';
  rows: number;
}

/** Is told of every file of rows that is exported, and says what its reader should know; undefined where that is nothing. */
export const AboutFiles = createContext<(file: ExportedTable) => string | undefined>(() => undefined);
