import { t } from './texts/translate.ts';
/** The percent of a year's allowance above which a permit or a group is warned about (spec 3 §9). `warning_percent.sql` has it for the database. */
export const WARNING_PERCENT = 80;

/** Names the warning to people: a flag, a row, a filter. */
export const OVER_WARNING = t('Over {percent} %', { percent: WARNING_PERCENT });
