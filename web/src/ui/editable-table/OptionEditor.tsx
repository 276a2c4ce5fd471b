import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import { useSettled } from '../use-settled.ts';
import type { CellEditorProps } from './cell-editor-props.ts';
import type { CellOptions } from './column.ts';
import { commit, pick, type } from './edit-cells.ts';
import { editorStyle } from './editable-style.ts';

/** As the specification has it (2 §9), and so is the size of the list. */
const SEARCH_DELAY_MS = 200;

/** Keys that the grid answers, as in every other cell. */
const OF_THE_GRID = ['Enter', 'Tab', 'Escape'];

/** One of a list, found by typing a part of its name. */
export function OptionEditor<T extends object>(props: CellEditorProps<T> & { options: CellOptions }) {
  const { grid, name, described, editing, options } = props;
  const wanted = useSettled(
    editing.text === editing.initial && !options.isOfSeveral ? '' : editing.text,
    SEARCH_DELAY_MS,
  );
  return (
    <Autocomplete
      openOnFocus
      autoHighlight={wanted.trim() !== ''}
      clearOnBlur={false}
      disableClearable={false}
      value={null}
      inputValue={editing.text}
      options={options.find(wanted)}
      filterOptions={(offered) => offered}
      getOptionKey={({ value }) => value}
      noOptionsText={options.emptyLabel(wanted)}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input') type(grid, text);
      }}
      onHighlightChange={(_event, option, reason) => {
        if (reason === 'keyboard') pick(grid, option?.value);
      }}
      onChange={(_event, option) => {
        pick(grid, option?.value);
        commit(grid);
      }}
      onKeyDown={(event) => {
        if (OF_THE_GRID.includes(event.key)) Object.assign(event, { defaultMuiPrevented: true });
      }}
      slotProps={{
        popper: {
          placement: 'bottom-start',
          style: { width: 'max-content', minWidth: 200, maxWidth: 'min(600px, calc(100vw - 32px))' },
        },
        listbox: { style: { maxHeight: 'min(500px, 50dvh)' } },
      }}
      renderOption={({ key, ...item }, { label, detail }) => (
        <Box component="li" key={key} {...item}>
          <Typography component="span" variant="inherit" sx={{ flexShrink: detail ? 0 : 1 }}>
            {label}
          </Typography>
          {detail && (
            <Typography component="span" variant="body2" noWrap sx={{ ml: 1, color: 'text.secondary' }}>
              {detail}
            </Typography>
          )}
        </Box>
      )}
      renderInput={({ slotProps }) => (
        <InputBase
          ref={slotProps.input.ref}
          inputProps={{ ...slotProps.htmlInput, 'aria-label': name, ...described }}
          sx={{ ...editorStyle, minWidth: 'max(100%, 160px)' }}
        />
      )}
    />
  );
}
