import { t } from '@artesian/domain/texts/translate';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { TableView } from '../address.ts';
import { headerOf, shownValue, type Column } from '../column.ts';
import { matcherOf } from '../filter/filter.ts';

interface HiddenSelectionProps<T> {
  /** The row that is open though the filters hide it. */
  row: T;
  columns: readonly Column<T>[];
  view: TableView;
  onChange: (changes: Partial<TableView>) => void;
}

/** Says which filters hide the record that is open, and takes those off. */
export function HiddenSelection<T>({ row, columns, view, onChange }: HiddenSelectionProps<T>) {
  const hiding = columns.filter((column) => {
    const filter = view.filters[column.id];
    return filter ? !matcherOf(column.kind, filter)(shownValue(column, row)) : false;
  });
  const names = hiding.map(headerOf);
  const off = Object.fromEntries(hiding.map(({ id }) => [id, '']));
  // What no filter hides, the search does; and both may.
  const show = () => onChange({ filters: { ...view.filters, ...off }, search: '' });
  return (
    <Alert
      severity="info"
      square
      action={
        <Button color="inherit" size="small" onClick={show}>
          {t('Show it')}
        </Button>
      }
      sx={{ py: 0, alignItems: 'center' }}
    >
      {names.length > 0
        ? t('The open record is not in this list: the filter on {names} hides it.', { names: names.join(t(' and ')) })
        : t('The open record is not in this list: the search does not find it.')}
    </Alert>
  );
}
