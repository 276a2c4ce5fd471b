import { notify } from '../notify.ts';
import { copyOf, mayEdit, valueIn } from './cells.ts';
import { fill, range, undo } from './edit-cells.ts';
import type { CellChange } from './entries.ts';
import { blockIn, columnIn, type Grid } from './grid.ts';
import { asTabSeparated, planCells, planPaste, readTabSeparated, type MeantPaste, type PastePlan } from './paste.ts';

/** The chosen cells, as spreadsheets and this grid read them. */
export function copied<T extends object>(grid: Grid<T>): string {
  const block = blockIn(grid);
  if (!block) return '';
  const rows = grid.acts.shown().slice(block.top, block.bottom + 1);
  const columns = range(block.left, block.right).map((index) => columnIn(grid, grid.size.columns[index]!));
  return asTabSeparated(
    rows.map((row) => columns.flatMap((column) => (column ? [copyOf(grid.props.columns, column, row)] : []))),
  );
}

/** What pasting a text here would do. */
export function planned<T extends object>(grid: Grid<T>, text: string): PastePlan | undefined {
  const lines = readTabSeparated(text);
  const meant = grid.props.readPaste?.(lines);
  const asItStands = plannedLines(grid, lines);
  const plan = meant && plannedMeaning(grid, meant);
  return plan && asItStands ? { ...plan, meant: { words: meant.words, asItStands } } : asItStands;
}

function plannedMeaning<T extends object>(grid: Grid<T>, meant: MeantPaste): PastePlan | undefined {
  if ('lines' in meant) return plannedLines(grid, meant.lines);
  const { rows, columns } = grid.size;
  const texts = meant.cells.map(({ row, column, text }) => [rows.indexOf(row), columns.indexOf(column), text] as const);
  return { ...planCells(texts, rows.length, targetsIn(grid)), refused: meant.refused };
}

function plannedLines<T extends object>(grid: Grid<T>, lines: readonly (readonly string[])[]): PastePlan | undefined {
  const block = blockIn(grid);
  if (!block || lines.flat().join('') === '') return undefined;
  return planPaste(lines, block, grid.acts.shown().length, targetsIn(grid));
}

function targetsIn<T extends object>(grid: Grid<T>): Parameters<typeof planCells<T>>[2] {
  const { columns, rowName } = grid.props;
  const rows = grid.acts.shown();
  return (row, index) => {
    const column = columnIn(grid, grid.size.columns[index] ?? '');
    const shown =
      rows[row] ?? (grid.props.add ? { key: '', listed: undefined, base: undefined, entry: undefined } : undefined);
    if (!column || !shown) return undefined;
    return {
      column,
      value: valueIn(columns, shown, column.id),
      isEditable: mayEdit(columns, column, shown),
      rowName: shown.base ? rowName(shown.base) : NEW_ROW,
    };
  };
}

export const NEW_ROW = 'new';

/** Does what was planned. */
export function applyPaste<T extends object>(grid: Grid<T>, { cells, newRows }: PastePlan) {
  const rows = grid.acts.shown().map(({ key }) => key);
  const added = range(1, newRows).map(() => grid.acts.add());
  const keys = [...rows, ...added];
  fill(
    grid,
    cells.map(({ row, column, value }) => ({ row: keys[row]!, column, value })),
    added,
  );
  if (cells.length > 1) withWayBack(grid, `${cells.length} cells were pasted.`);
}

/** Enters many cells at once, and says so with a way back. */
export function enter<T extends object>(grid: Grid<T>, cells: readonly CellChange[], words: string) {
  fill(grid, cells);
  withWayBack(grid, words);
}

const withWayBack = <T extends object>(grid: Grid<T>, words: string) =>
  notify.info(words, { action: { label: 'Undo', onClick: () => undo(grid) } });
