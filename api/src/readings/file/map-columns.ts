import { readingColumns, type ReadingColumn, type ReadingMapping } from '@artesian/contract/metering/readings-files';
import { plain } from '../../import/mapping.ts';
import { Unusable } from '../../import/unusable.ts';

/** What such columns are called besides, as they are compared. */
const usualHeadings: Partial<Record<ReadingColumn, readonly string[]>> = {
  meter_id: ['meter', 'meternumber', 'meterno'],
  c_month: ['readingmonth', 'date', 'readingdate', 'period', 'when', 'monthof'],
  c_year: ['calendaryear', 'readingyear'],
  meter_reading: ['reading', 'read', 'currentreading', 'endreading', 'endingreading'],
  adjustment: ['adjustmentgal', 'adjustmentgallons'],
  mr_adjustment_reason_ndx: ['reason', 'mradjustmentreasondesc'],
  mr_report_status_ndx: ['status', 'mrreportstatusdesc'],
  notes: ['note', 'remarks', 'comments'],
};

const names = Object.keys(readingColumns) as ReadingColumn[];

/** The whole mapping for a file with these headings: as it was given, and guessed where nothing is said. */
export function mapColumns(headings: readonly string[], given: ReadingMapping): ReadingMapping {
  const missing = Object.values(given).find((heading) => heading !== null && !headings.includes(heading));
  if (missing) throw new Unusable(`The file has no column ${missing}.`);
  return Object.fromEntries(names.map((name) => [name, name in given ? given[name]! : guess(name, headings)]));
}

/** What looks for the brackets of one may take as long as the square of its length. */
const LONGEST_HEADING = 200;

function guess(name: ReadingColumn, headings: readonly string[]): string | null {
  const known = [plain(name), plain(readingColumns[name]), ...(usualHeadings[name] ?? [])];
  const withoutUnit = (heading: string) => plain(heading.slice(0, LONGEST_HEADING).replace(/\(.*\)/, ''));
  return headings.find((heading) => known.includes(withoutUnit(heading))) ?? null;
}
