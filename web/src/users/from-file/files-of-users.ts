import { csvCell, csvLine, csvMark, csvText } from '@artesian/contract/language/csv';
import type { UsersOfFile } from '@artesian/contract/people/users-files';
import type { FileRow } from './file-row.ts';

const REASON = 'refused because';

/** The refused rows as they stood with a column of why, to be mended and read again. */
export function refusedOf({ columns }: UsersOfFile, rows: readonly FileRow[]): Blob {
  const own = columns.map(({ heading }) => heading).filter((heading) => heading !== REASON);
  const lines = rows
    .filter(({ verdict }) => verdict === 'refused')
    .map(({ cells, reason }) => csvLine([...own.map((column) => csvCell(cells[column] ?? '')), csvText(reason ?? '')]));
  return new Blob([csvMark, csvLine([...own, REASON].map(csvCell)), ...lines], { type: 'text/csv' });
}

/** The links of users to whom none was mailed, to be handed over. */
export function linksOf(rows: readonly FileRow[]): Blob {
  const lines = rows.flatMap(({ added, link }) =>
    added && link ? csvLine([csvText(added.auth0_name), csvText(added.auth0_email), csvCell(link)]) : [],
  );
  return new Blob([csvMark, csvLine(['Full Name', 'E-mail', 'Link']), ...lines], { type: 'text/csv' });
}
