import { addressesIn } from '@artesian/contract/science/level-rules';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useFormParts } from '../register/form/form-parts.ts';
import { usersQuery } from '../users/users-query.ts';

/** Staff of the product to be told, from the list of users: their address joins the others. Not there where users are kept elsewhere. */
export function AddRecipient() {
  const { form, isReadOnly } = useFormParts();
  const told = useWatch({ control: form.control, name: 'told' });
  const { data: users = [] } = useQuery({ ...usersQuery(false), retry: false });
  const named = addressesIn(typeof told === 'string' ? told : null);
  const staff = users.filter(
    ({ assigned_role, blocked, auth0_email }) =>
      assigned_role !== null && assigned_role !== 'Well Owner' && !blocked && !named.includes(auth0_email),
  );
  if (isReadOnly || users.length === 0) return null;
  return (
    <Autocomplete
      // What was chosen is in the field above.
      value={null}
      blurOnSelect
      options={staff}
      getOptionLabel={({ auth0_name, auth0_email }) => `${auth0_name} · ${auth0_email}`}
      getOptionKey={({ auth0_user_id }) => auth0_user_id}
      noOptionsText="All staff members are already listed."
      onChange={(_, chosen) => {
        if (chosen)
          form.setValue('told', [...named, chosen.auth0_email].join(', '), { shouldDirty: true, shouldValidate: true });
      }}
      renderInput={(input) => <TextField {...input} label="Add a staff member" size="small" />}
    />
  );
}
