import { permitNumberParts } from '@artesian/contract/permits/permit-types';
import Autorenew from '@mui/icons-material/AutorenewOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ComputedField } from '../register/form/ComputedField.tsx';
import { useFormParts } from '../register/form/form-parts.ts';
import { readNumber } from '../register/form/input-text.ts';
import { viewQuery } from '../register/form/options.ts';

/** The number of a permit: a new one follows from its type and year; a known one gets another when that is asked for. */
export function PermitNumber() {
  const { base, form, isReadOnly } = useFormParts();
  const next = useNextNumber();
  const takesNew = useWatch({ control: form.control, name: 'new_number' }) === true;
  if (!base)
    return (
      <ComputedField
        name="permit_number"
        entry={next ?? ''}
        placeholder="Choose its type and year"
        help="The next number of its type. It is assigned when the permit is created."
      />
    );
  const number = String(base.permit_number);
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'flex-start', '& > :first-of-type': { flex: 1 } }}>
      <ComputedField
        name="permit_number"
        entry={takesNew && next ? next : number}
        help={takesNew ? `Saving changes ${number} to ${next}. Documents that name ${number} are not changed.` : ''}
      />
      {!isReadOnly && (
        <RefreshButton
          isPressed={takesNew}
          isOffered={next !== undefined}
          onPress={() => form.setValue('new_number', !takesNew)}
        />
      )}
    </Box>
  );
}

interface RefreshButtonProps {
  isPressed: boolean;
  isOffered: boolean;
  onPress: () => void;
}

const RefreshButton = ({ isPressed, isOffered, onPress }: RefreshButtonProps) => (
  <Tooltip title={isPressed ? 'Keep the current number' : 'Assign the next number of its type and year'}>
    <span>
      <IconButton
        aria-label="Refresh the permit number"
        aria-pressed={isPressed}
        color={isPressed ? 'primary' : 'default'}
        disabled={!isOffered}
        onClick={onPress}
      >
        <Autorenew fontSize="small" />
      </IconButton>
    </span>
  </Tooltip>
);

const partsQuery = { ...viewQuery(permitNumberParts), staleTime: 0 };

/** By the type and year that are entered just now; undefined until both are. */
function useNextNumber(): string | undefined {
  const { form } = useFormParts();
  const [type, typed] = useWatch({ control: form.control, name: ['permit_type_ndx', 'permit_year'] });
  const { data } = useQuery(partsQuery);
  const year = readNumber(String(typed ?? ''));
  const parts = data?.find((row) => row.permit_type_ndx === type && row.permit_year === year);
  return parts && String(parts.permit_number);
}
