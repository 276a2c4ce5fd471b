import { createUser } from '@artesian/contract/people/users';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useSession } from '../../session/session.tsx';
import { counted } from '../../ui/counted.ts';
import type { Column } from '../../ui/table/column.ts';
import { PassingTable } from '../../ui/table/DataTable.tsx';
import type { RowTone } from '../../ui/table/grid/row-parts.ts';
import { OneByOne } from './OneByOne.tsx';
import type { FileRow } from './file-row.ts';
import type { UsersOfFileActs } from './use-users-of-file.ts';

/** Who is in the file, what becomes of each, and the button that adds them. */
export function PeopleOfFile({ acts }: { acts: UsersOfFileActs }) {
  const { told, rows, oneByOne, isReading, unkept } = acts;
  const { may } = useSession();
  const [isInviting, setInviting] = useState(false);
  const news = rows.filter(({ verdict }) => verdict === 'new');
  const waiting = news.filter((row) => isWaiting(row, isInviting));
  const isDone = news.some(({ added }) => added !== null) && waiting.length === 0;
  const links = rows.filter(({ link }) => link !== null).length;
  return (
    <Box component="section" aria-label="People">
      <Typography variant="h2" sx={{ mb: 1 }}>
        People
      </Typography>
      <Stack sx={{ gap: 2 }}>
        {isReading && <LinearProgress aria-label="Reading the file again" />}
        {told?.problem && (
          <Alert severity="warning" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
            {told.problem}
          </Alert>
        )}
        {rows.length > 0 && (
          <Typography component="output" sx={{ overflowWrap: 'anywhere' }}>
            <b>{acts.file?.name}:</b> {countsOf(rows)}
          </Typography>
        )}
        {oneByOne.isBusy && (
          <OneByOne
            doing={isInviting ? 'Adding and inviting' : 'Adding'}
            done={news.length - waiting.length}
            all={news.length}
            isStopping={oneByOne.isStopping}
            onStop={oneByOne.stop}
          />
        )}
        {links > 0 && <Links count={links} areSaved={acts.areLinksSaved} onSave={acts.saveLinks} />}
        {oneByOne.failure && (
          <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
            {oneByOne.failure}
          </Alert>
        )}
        {!oneByOne.isBusy && rows.length > 0 && (
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
            {news.length > 0 && (
              <FormControlLabel
                control={<Checkbox checked={isInviting} onChange={({ target }) => setInviting(target.checked)} />}
                label="Invite each by e-mail to choose a password"
                sx={{ flex: '1 1 280px' }}
              />
            )}
            {rows.some(({ verdict }) => verdict === 'refused') && (
              <Button variant="outlined" color="inherit" onClick={acts.saveRefused}>
                Download Rejected Rows
              </Button>
            )}
            {!isDone && may(createUser) && (
              <Button
                variant="contained"
                disabled={waiting.length === 0 || isReading || unkept !== undefined}
                onClick={() => acts.add(isInviting)}
              >
                {buttonWords(waiting)}
              </Button>
            )}
          </Stack>
        )}
        {rows.length > 0 && (
          <PassingTable
            name="People of the file"
            rows={rows}
            columns={columns}
            rowKey={keyOf}
            rowTone={toneOf}
            pageSize={30}
          />
        )}
      </Stack>
    </Box>
  );
}

/** What is still to be done for a row: adding them, or the invitation that was asked for. */
const isWaiting = ({ added, invited }: FileRow, isInviting: boolean) =>
  added === null || (isInviting && invited === null);

function buttonWords(waiting: readonly FileRow[]): string {
  const toAdd = waiting.filter(({ added }) => added === null).length;
  if (waiting.length === 0) return 'Add Users';
  return toAdd > 0 ? `Add ${counted(toAdd, 'User')}` : `Invite ${counted(waiting.length, 'User')}`;
}

/** `2 added, 1 already there, 1 refused.` */
function countsOf(rows: readonly FileRow[]): string {
  const of = (verdict: FileRow['verdict']) => rows.filter((row) => row.verdict === verdict).length;
  const added = rows.filter((row) => row.added !== null).length;
  const fresh = of('new') - added;
  const told = [
    added > 0 && `${added} added`,
    (fresh > 0 || added === 0) && `${fresh} new`,
    `${of('already there')} already on record`,
    `${of('refused')} refused`,
  ];
  return `${told.filter(Boolean).join(', ')}.`;
}

interface LinksProps {
  count: number;
  areSaved: boolean;
  onSave: () => void;
}

const Links = ({ count, areSaved, onSave }: LinksProps) => (
  <Alert severity={areSaved ? 'info' : 'warning'} variant="outlined">
    E-mail is not set up. Save the {counted(count, 'link')} to set a password. They are shown only once; give each to
    its person. Each can be used once, within a week.
    <Box sx={{ mt: 1 }}>
      <Button size="small" variant="outlined" color="inherit" onClick={onSave}>
        {areSaved ? 'Save Again' : 'Save Links'}
      </Button>
    </Box>
  </Alert>
);

const NEW = 'New';
const ADDED = 'Added';
const ALREADY_THERE = 'Already There';
const REFUSED = 'Refused';

function outcomeOf({ verdict, added }: FileRow): string {
  if (verdict === 'refused') return REFUSED;
  if (verdict === 'already there') return ALREADY_THERE;
  return added ? ADDED : NEW;
}

const invitedWords = { sent: 'Invited', link: 'Link to hand over' };

const columns: readonly Column<FileRow>[] = [
  { id: 'line', header: 'Line', kind: 'number', ungrouped: true, width: 100, value: ({ line }) => line },
  {
    id: 'email',
    header: 'E-mail',
    kind: 'text',
    isName: true,
    width: 230,
    value: ({ email }) => email || 'Without address',
  },
  {
    id: 'outcome',
    header: 'Outcome',
    kind: 'choice',
    width: 130,
    choices: [NEW, ADDED, ALREADY_THERE, REFUSED],
    value: outcomeOf,
    render: (row) =>
      row.verdict === 'refused' ? (
        <Box component="span" sx={{ color: 'error.main', fontWeight: 560 }}>
          {REFUSED}
        </Box>
      ) : (
        outcomeOf(row)
      ),
  },
  { id: 'name', header: 'Full Name', kind: 'text', width: 150, value: ({ user }) => user?.name ?? null },
  { id: 'role', header: 'Role', kind: 'choice', width: 130, value: ({ user }) => user?.role ?? null },
  { id: 'permits', header: 'Permits', kind: 'number', width: 112, value: ({ user }) => user?.permits.length ?? null },
  {
    id: 'reason',
    header: 'Why',
    kind: 'text',
    width: 320,
    value: ({ reason, invited }) => reason ?? (invited && invitedWords[invited]),
  },
];
const keyOf = ({ line }: FileRow) => String(line);

const toneOf = ({ verdict }: FileRow): RowTone | undefined =>
  verdict === 'already there' ? { tone: 'ended', words: ALREADY_THERE } : undefined;
