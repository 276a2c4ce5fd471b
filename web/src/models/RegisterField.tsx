import type { Register } from '@artesian/contract/language/register';
import { registers } from '@artesian/contract/registers';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSession } from '../session/session.tsx';
import { actsOf } from './acts-of.ts';
import { kinds } from './kinds.ts';
import type { ModelPlace } from './use-model-place.ts';

interface RegisterFieldProps {
  register: Register;
  place: ModelPlace;
}

/** The register that is looked at, another one to choose, and what can be done here. */
export function RegisterField({ register, place }: RegisterFieldProps) {
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
      <TextField
        select
        label="Register"
        value={register.path}
        onChange={(event) => place.go({ register: event.target.value })}
        sx={{ width: { xs: '100%', sm: 320 } }}
      >
        {kinds.flatMap(({ title, holds }) => [
          <ListSubheader key={title}>{title}</ListSubheader>,
          ...registers.filter(holds).map(({ path, title: name }) => (
            <MenuItem key={path} value={path}>
              {name}
            </MenuItem>
          )),
        ])}
      </TextField>
      <Box sx={{ flex: '1 1 280px' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {actsOf(register).join(' · ')}
        </Typography>
      </Box>
      <AddButton register={register} place={place} />
    </Stack>
  );
}

/** A part of a record is there with it, and a row needs the record that it belongs to. */
function AddButton({ register, place: { parent, go } }: RegisterFieldProps) {
  const { may } = useSession();
  const needsParent = register.of !== undefined && parent === undefined;
  if (register.partOf !== undefined || needsParent || !may(register.calls.create)) return null;
  return (
    <Button variant="contained" startIcon={<Add />} onClick={() => go({ record: 0 })}>
      Create a {register.one}
    </Button>
  );
}
