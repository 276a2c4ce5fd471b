import { csvCell, csvLine, csvMark } from '@artesian/contract/language/csv';
import { headingsOfUsers } from '@artesian/contract/people/users-files';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { counted } from '../ui/counted.ts';
import { FilePlace } from '../ui/FilePlace.tsx';
import { saveFile } from '../ui/save-file.ts';
import { useUsersOfFile, type FileRow } from './use-users-of-file.ts';

const ENDINGS = ['.csv', '.tsv', '.txt', '.xlsx'];

/** Users from a table: told apart by e-mail address, shown first, then added one by one as the screen adds each. */
export function UsersFromFile({ onClose }: { onClose: () => void }) {
  const id = useId();
  const acts = useUsersOfFile();
  const { file, rows, failure, isReading, isAdding } = acts;
  const [isInviting, setInviting] = useState(false);
  const waiting = rows.filter((row) => isWaiting(row, isInviting));
  const links = rows.filter(({ link }) => link !== null).length;
  const isDone = rows.some(({ added }) => added !== null) && waiting.length === 0;
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (!isAdding && reason !== 'backdropClick') onClose();
      }}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle variant="h2" id={id}>
        Add Users from a File
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!isAdding && (
          <FilePlace
            label={file ? 'Choose another file' : 'Choose a file'}
            extensions={ENDINGS}
            onAdd={([chosen]) => chosen && acts.choose(chosen)}
          >
            or drop it here: CSV or XLSX, up to 1,000 users.
          </FilePlace>
        )}
        {!file && <Template />}
        {isReading && <LinearProgress aria-label="Reading the file" />}
        {file && <Told name={file.name} rows={rows} onSaveRefused={acts.saveRefused} />}
        {file && rows.some(({ verdict }) => verdict === 'new') && (
          <FormControlLabel
            disabled={isAdding}
            control={<Checkbox checked={isInviting} onChange={({ target }) => setInviting(target.checked)} />}
            label="Invite each by e-mail to choose a password"
          />
        )}
        {isAdding && <Adding rows={rows} waiting={waiting.length} isInviting={isInviting} />}
        {links > 0 && (
          <Alert severity="warning" variant="outlined">
            No e-mail is sent from here. Save the {counted(links, 'link')} to choose a password by, as they are shown
            only now, and give each to its person. Each is good for once, for a week.
            <Box sx={{ mt: 1 }}>
              <Button size="small" variant="outlined" color="inherit" onClick={acts.saveLinks}>
                Save Links
              </Button>
            </Box>
          </Alert>
        )}
        {failure && (
          <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
            {failure}
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2, flexWrap: 'wrap', rowGap: 1 }}>
        {isAdding ? (
          <Button color="inherit" variant="outlined" loading={acts.isStopping} onClick={acts.stop}>
            Stop
          </Button>
        ) : (
          <Button color="inherit" onClick={onClose}>
            {isDone ? 'Close' : 'Cancel'}
          </Button>
        )}
        {!isDone && (
          <Button
            variant="contained"
            disabled={waiting.length === 0}
            loading={isAdding}
            onClick={() => acts.add(isInviting)}
          >
            {buttonWords(waiting)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** What is still to be done for a row: adding them, or the invitation that was asked for. */
const isWaiting = ({ verdict, added, invited }: FileRow, isInviting: boolean) =>
  verdict === 'new' && (added === null || (isInviting && invited === null));

function buttonWords(waiting: readonly FileRow[]): string {
  const toAdd = waiting.filter(({ added }) => added === null).length;
  if (waiting.length === 0) return 'Add Users';
  return toAdd > 0 ? `Add ${counted(toAdd, 'User')}` : `Invite ${counted(waiting.length, 'User')}`;
}

function Template() {
  const save = () => saveFile('users.csv', new Blob([csvMark, csvLine(headingsOfUsers.map(csvCell))]));
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      A line for each person: full name, e-mail address, role and, of a Well Owner, the numbers of their permits with
      commas between. Who has an account with this e-mail address stays as they are.{' '}
      <Button size="small" onClick={save} sx={{ verticalAlign: 'baseline', p: 0, minWidth: 0 }}>
        Template
      </Button>
    </Typography>
  );
}

interface ToldProps {
  name: string;
  rows: readonly FileRow[];
  onSaveRefused: () => void;
}

/** What the file would do, or did, by count, with everybody who is not simply added. */
function Told({ name, rows, onSaveRefused }: ToldProps) {
  const of = (verdict: FileRow['verdict']) => rows.filter((row) => row.verdict === verdict);
  const added = rows.filter((row) => row.added !== null).length;
  const fresh = of('new').length - added;
  const told = [
    added > 0 && `${added} added`,
    (fresh > 0 || added === 0) && `${fresh} new`,
    `${of('already there').length} already there`,
    `${of('refused').length} refused`,
  ].filter(Boolean);
  const others = rows.filter(({ reason }) => reason !== null);
  return (
    <Box>
      <Typography component="output" sx={{ display: 'block', overflowWrap: 'anywhere' }}>
        <b>{name}:</b> {told.join(', ')}.
      </Typography>
      {others.length > 0 && (
        <Box component="ul" aria-label="Rows to look at" sx={listStyle}>
          {others.map(({ line, email, reason }) => (
            <Typography component="li" variant="body2" key={line}>
              Line {line}
              {email && `, ${email}`}: {reason}
            </Typography>
          ))}
        </Box>
      )}
      {of('refused').length > 0 && (
        <Stack direction="row" sx={{ mt: 1 }}>
          <Button size="small" variant="outlined" color="inherit" onClick={onSaveRefused}>
            Download Refused Rows
          </Button>
        </Stack>
      )}
    </Box>
  );
}

function Adding({ rows, waiting, isInviting }: { rows: readonly FileRow[]; waiting: number; isInviting: boolean }) {
  const all = rows.filter(({ verdict }) => verdict === 'new').length;
  return (
    <div>
      <Typography component="output" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {isInviting ? 'Adding and inviting' : 'Adding'}: {all - waiting} of {all}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * (all - waiting)) / Math.max(all, 1)}
        aria-label="Adding users"
        sx={{ mt: 0.5 }}
      />
    </div>
  );
}

const listStyle = { m: 0, mt: 1, pl: 2.5, maxHeight: 220, overflow: 'auto', overflowWrap: 'anywhere' } as const;
