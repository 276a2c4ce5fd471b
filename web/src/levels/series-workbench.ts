/** Where the screen is; that of a well is below it. */
export const SERIES_WORKBENCH = '/data-management/wells/series-workbench';
