/** Where lists to choose from are edited. */
export const VOCABULARIES = '/data-management/manage-lists/vocabularies';
