import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { headerOf } from '../table/column.ts';
import { cellName, STATE_COLUMN } from './cells.ts';
import type { EditableColumn } from './column.ts';
import { ownProblemsOf, problemsOf, refusalOf, type ShownRow } from './entries.ts';
import type { Place } from './place.ts';

export interface FoundProblem {
  place: Place;
  words: string;
  /** Said by the server of what was sent: it may be mended elsewhere in the row, so nothing keeps the row from being sent again. */
  isRefusal: boolean;
}

/** Everything that keeps the table from being saved, in the order of its cells. */
export function foundProblems<T extends object>(
  columns: readonly EditableColumn<T>[],
  rowName: (row: T) => string,
  shown: readonly ShownRow<T>[],
): FoundProblem[] {
  return shown.flatMap(({ key, base, entry }) => {
    const name = base ? rowName(base) : 'new';
    const problems = problemsOf(columns, base, entry);
    const own = ownProblemsOf(columns, base, entry);
    const ofCells = columns.flatMap((column) => {
      const message = problems[column.id];
      const words = `${cellName(headerOf(column), name)}: ${message}`;
      return message ? [{ place: { row: key, column: column.id }, words, isRefusal: !(column.id in own) }] : [];
    });
    const refusal = refusalOf(entry);
    return refusal
      ? [...ofCells, { place: { row: key, column: STATE_COLUMN }, words: `Row ${name}: ${refusal}`, isRefusal: true }]
      : ofCells;
  });
}

const MOST_SHOWN = 4;

/** A line above the table that says what to correct, and leads there. */
export function Problems({ problems, onGo }: { problems: readonly FoundProblem[]; onGo: (place: Place) => void }) {
  if (problems.length === 0) return null;
  const more = problems.length - MOST_SHOWN;
  return (
    <Alert severity="error" sx={{ borderRadius: 0, py: 0.25 }}>
      {problems.length === 1 ? '1 problem: ' : `${problems.length} problems: `}
      {problems.slice(0, MOST_SHOWN).map(({ place, words }, index) => (
        <span key={`${place.row} ${place.column}`}>
          {index > 0 && ' · '}
          <Link component="button" type="button" color="inherit" underline="always" onClick={() => onGo(place)}>
            {words}
          </Link>
        </span>
      ))}
      {more > 0 && ` · and ${more} more`}
    </Alert>
  );
}
