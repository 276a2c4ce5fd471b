/** What a workbook (XLSX) is announced as. */
export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
