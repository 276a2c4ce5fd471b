import InputBase from '@mui/material/InputBase';
import { DayPicker } from '../DayPicker.tsx';
import { readDate } from '../dates.ts';
import type { CellEditorProps } from './cell-editor-props.ts';
import { editorStyle } from './editable-style.ts';
import { isBlocked, type } from './edit-cells.ts';
import { OptionEditor } from './OptionEditor.tsx';

/** The input over the one cell that is being edited. Everything is typed as text, so that nothing typed is lost. */
export function CellEditor<T extends object>(props: CellEditorProps<T>) {
  const { grid, column, name, described, editing } = props;
  if (column.entry?.options) return <OptionEditor {...props} options={column.entry.options} />;
  return (
    <InputBase
      value={editing.text}
      onChange={(event) => type(grid, event.target.value)}
      onKeyDown={(event) => {
        if (!event.ctrlKey && !event.metaKey && isBlocked(column, event.key)) event.preventDefault();
      }}
      type={column.entry?.isSecret ? 'password' : 'text'}
      multiline={column.entry?.isLong === true}
      placeholder={column.kind === 'date' ? 'MM/DD/YYYY' : undefined}
      inputProps={{
        'aria-label': name,
        autoComplete: column.entry?.isSecret ? 'new-password' : 'off',
        ...described,
        ...(column.kind === 'number' && numeric),
      }}
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
