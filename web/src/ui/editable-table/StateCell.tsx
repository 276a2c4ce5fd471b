import Check from '@mui/icons-material/CheckOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import Refresh from '@mui/icons-material/RefreshOutlined';
import Save from '@mui/icons-material/SaveOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import type { ReactElement } from 'react';
import { isChanged, refusalOf, type RowEntry } from './entries.ts';

interface ButtonCellProps {
  /** Of the row. */
  name: string;
  /** From 0. */
  index: number;
  isReachable: boolean;
}

interface StateCellProps extends ButtonCellProps {
  entry: RowEntry<unknown> | undefined;
  hasProblems: boolean;
  onSave: () => Promise<void>;
}

/** How a row is saved, and a button where it is not yet. */
export function StateCell({ name, index, isReachable, entry, hasProblems, onSave }: StateCellProps) {
  const { words, icon, color, canSave } = stateOf(entry, hasProblems);
  const label = words && `${words}: row ${name}`;
  const tabIndex = isReachable ? 0 : -1;
  return (
    <td
      aria-colindex={index + 1}
      aria-label={label || `Nothing to save: row ${name}`}
      tabIndex={canSave ? undefined : tabIndex}
      title={label}
      data-column="$state"
      data-button
    >
      {canSave ? (
        <IconButton size="small" color={color} tabIndex={tabIndex} aria-label={label} onClick={() => void onSave()}>
          {icon}
        </IconButton>
      ) : (
        icon
      )}
    </td>
  );
}

interface State {
  words?: string;
  icon?: ReactElement;
  color?: 'primary' | 'error';
  canSave?: boolean;
}

function stateOf(entry: RowEntry<unknown> | undefined, hasProblems: boolean): State {
  if (entry?.save === 'saving') return { words: 'Saving', icon: <CircularProgress size={16} aria-hidden /> };
  if (entry?.save === 'failed') {
    const words = refusalOf(entry) ?? 'Not saved';
    if (!isChanged(entry)) return { words, icon: <ErrorOutlined color="error" fontSize="small" /> };
    return { words: `Try again (${words})`, icon: <Refresh fontSize="small" />, color: 'error', canSave: true };
  }
  if (hasProblems)
    return { words: 'Not saved yet. Correct the marked cells', icon: <ErrorOutlined color="error" fontSize="small" /> };
  if (isChanged(entry)) return { words: 'Save', icon: <Save fontSize="small" />, color: 'primary', canSave: true };
  if (entry?.save === 'saved') return { words: 'Saved', icon: <Check color="success" fontSize="small" /> };
  return {};
}
