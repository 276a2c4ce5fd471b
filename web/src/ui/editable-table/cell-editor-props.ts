import type { EditableColumn } from './column.ts';
import type { Grid } from './grid.ts';
import type { Editing } from './place.ts';

export interface CellEditorProps<T extends object> {
  grid: Grid<T>;
  column: EditableColumn<T>;
  /** What the input is called, and what its message is. */
  name: string;
  described: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
  editing: Editing;
}
