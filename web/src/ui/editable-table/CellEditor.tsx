import InputBase from '@mui/material/InputBase';
import { DayPicker } from '../DayPicker.tsx';
import { readDate } from '../dates.ts';
import type { EditableColumn } from './column.ts';
import { editorStyle } from './editable-style.ts';
import { type } from './edit-cells.ts';
import type { Grid } from './grid.ts';
import { OptionEditor } from './OptionEditor.tsx';
import type { Editing } from './place.ts';

export interface CellEditorProps<T extends object> {
  grid: Grid<T>;
  column: EditableColumn<T>;
  /** What the input is called, and what its message is. */
  name: string;
  described: { 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
  editing: Editing;
}

/** The input over the one cell that is being edited. Everything is typed as text, so that nothing typed is lost. */
export function CellEditor<T extends object>(props: CellEditorProps<T>) {
  const { grid, column, name, described, editing } = props;
  if (column.entry?.options) return <OptionEditor {...props} options={column.entry.options} />;
  return (
    <InputBase
      value={editing.text}
      onChange={(event) => type(grid, event.target.value)}
      multiline={column.entry?.isLong === true}
      placeholder={column.kind === 'date' ? 'MM/DD/YYYY' : undefined}
      inputProps={{ 'aria-label': name, autoComplete: 'off', ...described, ...(column.kind === 'number' && numeric) }}
      endAdornment={
        column.kind === 'date' && (
          <DayPicker label={name} day={readDate(editing.text) ?? ''} onChoose={(day) => type(grid, day)} isInCell />
        )
      }
      sx={editorStyle}
    />
  );
}

const numeric = { inputMode: 'decimal', style: { textAlign: 'right' } } as const;
