import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyState } from '../../EmptyState.tsx';
import type { TableRowsProps } from '../table-props.ts';

/** What stands in the place of rows where there are none, or where the filters hide them all. */
export function NoRows<T extends object>({ rows, shown, empty, onClearFilters }: TableRowsProps<T>) {
  if (!rows || shown.length > 0) return null;
  return (
    <Box sx={{ position: 'sticky', left: 0 }}>
      {rows.length === 0 ? (
        (empty ?? <EmptyState title={t('Nothing here yet')} />)
      ) : (
        <EmptyState
          title={t('No records to display')}
          action={
            <Button variant="outlined" color="inherit" onClick={onClearFilters}>
              {t('Clear filters')}
            </Button>
          }
        >
          {t('No row matches these filters.')}
        </EmptyState>
      )}
    </Box>
  );
}
