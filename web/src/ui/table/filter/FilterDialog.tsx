import { t } from '@artesian/domain/texts/translate';
import FilterAlt from '@mui/icons-material/FilterAltOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { TableView, ViewChange } from '../address.ts';
import { headerOf, type Column } from '../column.ts';
import { FilterInput } from './FilterInput.tsx';
import { ToolbarButton } from '../ToolbarButton.tsx';
import { useFiltering } from './use-filtering.ts';

interface FilterDialogProps<T> {
  columns: readonly Column<T>[];
  rows: readonly T[];
  view: TableView;
  onChange: (changes: ViewChange) => void;
}

/** Order and filters where there are no headers to put them in: on a phone. */
export function FilterDialog<T>({ columns, rows, view, onChange }: FilterDialogProps<T>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <ToolbarButton
        icon={<FilterAlt />}
        label={t('Filter and sort')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog open={isOpen} onClose={close} fullScreen aria-labelledby="filter-title">
        <DialogTitle variant="h2" id="filter-title">
          {t('Filter and sort')}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <SortInput columns={columns} view={view} onChange={onChange} />
          <Filters columns={columns} rows={rows} view={view} onChange={onChange} />
        </DialogContent>
        <DialogActions>
          <Button variant="contained" onClick={close}>
            {t('Show')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}

function SortInput<T>({ columns, view, onChange }: Omit<FilterDialogProps<T>, 'rows'>) {
  const [first] = view.sort;
  const value = first ? `${first.descending ? '-' : ''}${first.id}` : '';
  const sortBy = (text: string) =>
    onChange({ sort: text === '' ? [] : [{ id: text.replace(/^-/, ''), descending: text.startsWith('-') }] });
  return (
    <TextField
      select
      label={t('Sort by')}
      value={value}
      onChange={(event) => sortBy(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ mt: 1 }}
    >
      <MenuItem value="">{t('Original')}</MenuItem>
      {columns.flatMap((column) => [
        <MenuItem key={column.id} value={column.id}>
          {t('{column}, up', { column: headerOf(column) })}
        </MenuItem>,
        <MenuItem key={`-${column.id}`} value={`-${column.id}`}>
          {t('{column}, down', { column: headerOf(column) })}
        </MenuItem>,
      ])}
    </TextField>
  );
}

function Filters<T>({ columns, rows, view, onChange }: FilterDialogProps<T>) {
  const onFilter = useFiltering(onChange);
  return columns.map((column) => (
    <div key={column.id}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {headerOf(column)}
      </Typography>
      <FilterInput column={column} rows={rows} value={view.filters[column.id] ?? ''} onFilter={onFilter} />
    </div>
  ));
}
