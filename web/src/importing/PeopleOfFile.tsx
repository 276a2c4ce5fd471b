import type { ImportFile } from '@artesian/contract/importing/files';
import type { NamedPerson } from '@artesian/contract/importing/named-people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { counted } from '../ui/counted.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { useIsOpen } from '../ui/use-is-open.ts';
import { NEW_IMPORT } from './addresses.ts';
import { usePeople, useProposal } from './use-imports.ts';

interface PeopleOfFileProps {
  file: ImportFile;
  /** `Wells` */
  title: string;
  /** Whether all that was said of the file is kept. */
  isPlanned: boolean;
}

/** People whom the file names and who are not contacts yet: proposed as such, and made by nobody but who looks through them. */
export function PeopleOfFile({ file, title, isPlanned }: PeopleOfFileProps) {
  const { data, error, refetch } = usePeople(file);
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const [except, setExcept] = useState<ReadonlySet<string>>(new Set());
  const proposal = useProposal(
    (proposed) =>
      isOpen.current &&
      void navigate({ to: `${NEW_IMPORT}/contacts`, search: { file: proposed, from: file.import_file_ndx } }),
  );
  if (error && !data) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data || data.count === 0) return null;
  const leftOut = data.people.filter(({ name }) => except.has(name)).map(({ name }) => name);
  const proposed = data.count - leftOut.length;
  const choose = (name: string, isSomebody: boolean) =>
    setExcept((before) => new Set(isSomebody ? [...before].filter((one) => one !== name) : [...before, name]));
  return (
    <Box component="section" aria-label="People Not Yet in Contacts">
      <Typography variant="h2" sx={{ mb: 0.5 }}>
        People Not Yet in Contacts
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: '80ch' }}>
        The column {data.heading} names {counted(data.count, 'person', 'people')} who {data.count === 1 ? 'is' : 'are'}{' '}
        not in Contacts. Without them, {title.toLowerCase()} are imported with {data.label} left blank. Clear the boxes
        of names that you do not want. You review the rest as contacts before any is saved.
      </Typography>
      <Paper variant="outlined" sx={{ mb: 1.5 }}>
        <Box component="ul" tabIndex={0} aria-label="Names in the file" sx={listStyle}>
          {data.people.map((person) => (
            <li key={person.name}>
              <FormControlLabel
                control={
                  <Checkbox
                    size="small"
                    checked={!except.has(person.name)}
                    onChange={({ target }) => choose(person.name, target.checked)}
                  />
                }
                label={<PersonLine person={person} />}
                sx={{ mx: 0, width: '100%', '& .MuiFormControlLabel-label': { flex: 1, minWidth: 0 } }}
              />
            </li>
          ))}
        </Box>
        {data.count > data.people.length && (
          <Typography
            variant="body2"
            sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' }}
          >
            And {(data.count - data.people.length).toLocaleString('en-US')} more, who are reviewed with the others.
          </Typography>
        )}
      </Paper>
      <Button
        variant="outlined"
        disabled={proposed === 0 || !isPlanned}
        loading={proposal.isPending}
        onClick={() => proposal.mutate({ import_file_ndx: file.import_file_ndx, except: leftOut })}
      >
        Review {counted(proposed, 'Contact')}
      </Button>
    </Box>
  );
}

function PersonLine({ person: { name, rows, contacts_called, differs } }: { person: NamedPerson }) {
  const notes = [
    counted(rows, 'row'),
    contacts_called > 0 && `${counted(contacts_called, 'contact has', 'contacts have')} this name already`,
    differs && 'rows differ in phone or address',
  ];
  return (
    <Box sx={lineStyle}>
      <bdi>{name}</bdi>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {notes.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, px: 1, py: 0.5, maxHeight: 320, overflowY: 'auto' } as const;
const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 2,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  pr: 1,
  overflowWrap: 'anywhere',
} as const;
