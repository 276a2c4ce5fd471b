import { metaOf, type Register, type Values } from '@artesian/contract/language/register';
import Restore from '@mui/icons-material/RestoreOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { localTime } from '../../ui/dates.ts';
import { labelOf } from '../form/entries.ts';
import { useFormParts } from '../form/form-parts.ts';
import { canBeEntered, type Change, type FieldChange } from './history.ts';
import { WhatChanged, WhoAndWhen } from './HistoryWords.tsx';
import { formatValue } from './format.ts';

interface HistoryEntryProps {
  change: Change;
  /** What to enter again to have the record as it stood after this change; empty for the newest. */
  later: Values;
  onRestore: (values: Values) => void;
}

/** One save: who, when, and field by field what it was and what it became. */
export function HistoryEntry({ change, later, onRestore }: HistoryEntryProps) {
  const { isReadOnly } = useFormParts();
  const canRestore = !isReadOnly && Object.keys(later).length > 0;
  return (
    <Box component="li" sx={{ py: 1.25, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, minHeight: 30 }}>
        <WhoAndWhen change={change} />
        {canRestore && (
          <RestoreButton label="Restore this version" onClick={() => onRestore(later)} detail={localTime(change.at)} />
        )}
      </Box>
      {change.note !== null && (
        <Typography variant="body2" sx={{ pl: 2, overflowWrap: 'anywhere' }}>
          Note: {change.note}
        </Typography>
      )}
      {change.operation === 'update' &&
        change.changes.map((one) => <ChangedField key={one.field} {...one} onRestore={onRestore} />)}
    </Box>
  );
}

type ChangedFieldProps = FieldChange & { onRestore: (values: Values) => void };

function ChangedField({ onRestore, ...change }: ChangedFieldProps) {
  const { field, before } = change;
  const { register, base, options, isReadOnly } = useFormParts();
  if (!isKnown(register, field)) return null;
  const isCurrent = (base?.[field] ?? null) === (before ?? null);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1, pl: 2, minHeight: 30 }}>
      <WhatChanged register={register} options={options} change={change} />
      {canBeEntered(register, field) && !isCurrent && !isReadOnly && (
        <RestoreButton
          label="Restore this value"
          detail={`${labelOf(register, field)} ${formatValue(register, options, field, before)}`}
          onClick={() => onRestore({ [field]: before ?? null })}
        />
      )}
    </Box>
  );
}

const RestoreButton = ({ label, detail, onClick }: { label: string; detail: string; onClick: () => void }) => (
  <Button
    size="small"
    color="inherit"
    sx={{ color: 'text.secondary' }}
    startIcon={<Restore />}
    aria-label={`${label}: ${detail}`}
    onClick={onClick}
  >
    {label}
  </Button>
);

/** History reaches further back than the declaration. */
function isKnown(register: Register, field: string): boolean {
  if (canBeEntered(register, field)) return true;
  return register.computed !== undefined && field in register.computed && metaOf(register, field) !== undefined;
}
