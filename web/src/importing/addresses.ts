/** Where files are brought in; each import has its page below it. */
export const IMPORTS = '/data-management/import';
export const NEW_IMPORT = `${IMPORTS}/new`;
