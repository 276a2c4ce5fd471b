import { withoutAbout } from '@artesian/domain/read-quantity';
import { monthNamed } from '@artesian/domain/month';

const DAY_BEFORE_MONTH = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/;
const MONTH_BEFORE_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;
const MONTH_AND_YEAR = /^(\d{1,2})\/(\d{4})$/;
/** `May 1952`, `May 12, 1952`, `12-May-1952`. */
const WORDED = /^(?:(\d{1,2})[ -])?([a-z]{3,9})\.?(?:[ -](\d{1,2})(?:st|nd|rd|th)?)?[ ,-]+(\d{4})$/i;
const ISO = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?$/;

const YEAR_ALONE = 'Only the year is known. January 1 is used.';
const ABOUT = 'Approximate date.';
const MONTH_ALONE = 'Only the month is known. Its first day is used.';

interface ReadDay {
  /** In ISO's order, or the text of what is no day. */
  value: string;
  remark?: string;
}

/** Whether a text tells of a day no more than its year. */
export const isYearAlone = (written: string, isDayFirst: boolean): boolean =>
  readDay(written, isDayFirst).remark === YEAR_ALONE;

/**
 * ISO days, American days or others, named months, and years or months alone, also as `0/0/1952`. A time after the day is left out.
 * What is no day stays as it is.
 */
export function readDay(written: string, isDayFirst: boolean): ReadDay {
  const { text, isAbout } = withoutAbout(written.replace(/[T ]\d{1,2}:\d{2}.*$/, ''));
  const [, year] = /^(\d{4})(?:\.0+)?$/.exec(text) ?? [];
  const { value, remark = isAbout ? ABOUT : undefined } = known(year ? `${year}-00-00` : isoDay(text, isDayFirst));
  return { value, ...(remark && { remark }) };
}

/** What is not known of a day is 0 in it, or missing. */
function known(iso: string): ReadDay {
  const [, year, month, day = '0'] = ISO.exec(iso) ?? [];
  if (!year || Number(year) === 0 || Number(day) !== 0) return { value: iso };
  if (Number(month) === 0) return { value: `${year}-01-01`, remark: YEAR_ALONE };
  return { value: `${year}-${month!.padStart(2, '0')}-01`, remark: MONTH_ALONE };
}

/** `1/31/2024`, or `31/1/2024` where the day comes first, and days with a named month in ISO's order. What is written otherwise stays as it is. */
export function isoDay(day: string, isDayFirst: boolean): string {
  const [, one, other, year] = (isDayFirst ? DAY_BEFORE_MONTH : MONTH_BEFORE_DAY).exec(day) ?? [];
  if (year) return isDayFirst ? iso(year, other!, one!) : iso(year, one!, other!);
  const [, month, ofYear] = MONTH_AND_YEAR.exec(day) ?? [];
  if (ofYear) return iso(ofYear, month!, '0');
  const [, before, name = '', after, named] = WORDED.exec(day) ?? [];
  const number = monthNamed(name);
  if (named && number > 0 && !(before && after)) return iso(named, String(number), before ?? after ?? '0');
  return day;
}

const iso = (year: string, month: string, day: string) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
