import { claimLetter, claimPosted, claims, makeClaim, type Claim } from '@artesian/contract/owners/claims';
import { contactOptions } from '@artesian/contract/people/contact-options';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { useKeyPerAct } from '../register/form/use-save.ts';
import { useSettings } from '../session/settings.tsx';
import { dayIn } from '../ui/district-day.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { saveFile } from '../ui/save-file.ts';
import type { Column } from '../ui/table/column.ts';
import { AskedTable } from '../ui/table/AskedTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';
import { errorWordsOf } from './ClaimRecords.tsx';

const columns: readonly Column<Claim>[] = [
  ...declaredColumns(claims.row)(
    'addressee',
    'r_email',
    'state',
    'created_timestamp',
    'expires_at',
    'used_at',
    'used_by_name',
  ),
  {
    id: 'print',
    header: 'To Post',
    kind: 'text',
    width: 240,
    value: () => null,
    render: (claim) => <ToPost claim={claim} />,
  },
];
const keyOf = ({ claim_ndx }: Claim) => String(claim_ndx);

/** Letters by which contacts claim their permits: made, printed, and what became of each. Not in the specification: the path is ours. */
export default function ClaimLettersScreen() {
  const asked = useQuery({
    queryKey: [claims.path],
    queryFn: ({ signal }) => api.view(claims, { signal }),
  });
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Access Code Letters"
        purpose="Anyone who enters this code will be linked to this contact’s permits. A code can be used once, within 30 days."
      />
      <MakeLetter />
      <AskedTable
        asked={asked}
        name="Access Code Letters"
        rows={asked.data}
        columns={columns}
        rowKey={keyOf}
        pageSize={30}
        empty={
          <EmptyState title="No letters yet">
            Choose a contact above, or let owners request a code with their permit number.
          </EmptyState>
        }
      />
    </>
  );
}

function MakeLetter() {
  const { data = [] } = useQuery({
    queryKey: [contactOptions.path],
    queryFn: ({ signal }) => api.view(contactOptions, { signal }),
  });
  const [contact, setContact] = useState<(typeof data)[number] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const [made, setMade] = useState(0);
  const keyOfAct = useKeyPerAct();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (rolo_ndx: number) =>
      api.call(makeClaim, { body: { rolo_ndx }, idempotencyKey: keyOfAct([rolo_ndx, made]) }),
    onSuccess: ({ state }) => {
      setMade(made + 1);
      setContact(null);
      notify.success(
        state === 'to post' ? 'The letter was created. Print it from the list.' : 'The letter will be sent by e-mail.',
      );
    },
  });
  const words = isMissing ? 'Choose a contact.' : error ? errorWordsOf(error) : undefined;
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      aria-label="Create letter"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, p: 2, mb: 3, alignItems: 'flex-start' }}
      onSubmit={(event) => {
        event.preventDefault();
        setMissing(contact === null);
        if (contact && !isPending) mutate(contact.rolo_ndx);
      }}
    >
      <Autocomplete
        sx={{ flex: '1 1 280px' }}
        options={data.filter(({ removed }) => !removed)}
        value={contact}
        getOptionLabel={({ label }) => label ?? ''}
        getOptionKey={({ rolo_ndx }) => rolo_ndx}
        isOptionEqualToValue={(one, other) => one.rolo_ndx === other.rolo_ndx}
        onChange={(_event, next) => {
          setContact(next);
          setMissing(false);
          reset();
        }}
        renderInput={(props) => (
          <TextField
            {...props}
            size="small"
            label="Contact"
            error={words !== undefined}
            helperText={words}
            slotProps={{ ...props.slotProps, formHelperText: { role: 'alert' } }}
          />
        )}
      />
      <Button type="submit" variant="contained" loading={isPending} sx={{ minHeight: 40 }}>
        Create letter
      </Button>
    </Paper>
  );
}

const printable: readonly Claim['state'][] = ['to post', 'refused', 'posted'];

function ToPost({ claim: { claim_ndx, state, used_at, expires_at, addressee } }: { claim: Claim }) {
  const settings = useSettings();
  const print = useMutation({
    mutationFn: async () => {
      const letter = await api.call(claimLetter, { params: { claim_ndx } });
      const { printLetters } = await import('../notices/write-letters.ts');
      saveFile(`Code for ${addressee}.pdf`, await printLetters([{ ...letter, about: '' }], settings));
    },
    onError: (error) => notify.error(`The letter could not be printed. ${errorWordsToQuote(error)}`),
  });
  const posted = useMutation({
    mutationFn: () => api.call(claimPosted, { params: { claim_ndx } }),
    onError: (error) => notify.error(`No changes were made. ${errorWordsToQuote(error)}`),
  });
  if (!printable.includes(state) || used_at !== null || expires_at.slice(0, 10) < dayIn(settings.timeZone)) return null;
  return (
    <Box sx={{ display: 'flex', gap: 0.5 }}>
      <Button
        size="small"
        loading={print.isPending}
        onClick={() => print.mutate()}
        aria-label={`Print the letter to ${addressee}`}
      >
        Print
      </Button>
      {state !== 'posted' && (
        <Button
          size="small"
          color="inherit"
          loading={posted.isPending}
          onClick={() => posted.mutate()}
          aria-label={`Mark the letter to ${addressee} as mailed`}
        >
          Was posted
        </Button>
      )}
    </Box>
  );
}
