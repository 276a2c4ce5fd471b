/** Where files are brought in; each import has its page below it. */
export const IMPORTS = '/data-management/import';
export const NEW_IMPORT = `${IMPORTS}/new`;
export const READINGS_FROM_FILE = '/data-management/meter-readings/readings-from-file';
