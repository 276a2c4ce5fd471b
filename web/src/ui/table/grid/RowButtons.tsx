import { t } from '@artesian/domain/texts/translate';
import ChevronRight from '@mui/icons-material/ChevronRight';
import ExpandMore from '@mui/icons-material/ExpandMore';
import IconButton from '@mui/material/IconButton';
import type { RowAction } from './row-parts.ts';

interface RowButtonsProps<T> {
  row: T;
  rowKey: string;
  name: string;
  actions: readonly RowAction<T>[];
  isUnfolded: boolean | undefined;
  onUnfold: (key: string) => void;
}

/** What can be done with one row. */
export function RowButtons<T>({ row, rowKey, name, actions, isUnfolded, onUnfold }: RowButtonsProps<T>) {
  return (
    <>
      {isUnfolded !== undefined && (
        <IconButton
          size="small"
          aria-label={t('Details of {name}', { name })}
          aria-expanded={isUnfolded}
          onClick={() => onUnfold(rowKey)}
        >
          {isUnfolded ? <ExpandMore fontSize="small" /> : <ChevronRight fontSize="small" />}
        </IconButton>
      )}
      {actions
        .filter(({ isOffered }) => isOffered?.(row) ?? true)
        .map(({ label, icon, onAct }) => (
          <IconButton
            key={label(row)}
            size="small"
            aria-label={label(row)}
            title={label(row)}
            onClick={() => onAct(row)}
          >
            {icon}
          </IconButton>
        ))}
    </>
  );
}
