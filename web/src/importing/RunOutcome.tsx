import type { AddressesCovered, ImportRun, ImportVerdict } from '@artesian/contract/importing/runs';
import Download from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { downloadFile } from '../session/download-file.ts';
import { counted } from '../ui/counted.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { notify } from '../ui/notify.ts';
import { countsOf, verdictsToBe, verdictWords } from './format.ts';
import { OutcomeRows } from './OutcomeRows.tsx';
import { UnnamedFiles } from './UnnamedFiles.tsx';
import { useAskedRows } from './use-asked-rows.ts';

interface RunOutcomeProps {
  run: ImportRun;
  /** Where the page of a record stands; undefined where it has none. */
  recordPage: string | undefined;
  /** Its lines are addresses: new ones are counted, and not told one by one. */
  isOfAddresses?: boolean;
}

/** What became of the rows of a file, or would: how many, why, each of them, and as files. */
export function RunOutcome({ run, recordPage, isOfAddresses = false }: RunOutcomeProps) {
  const { asked: said, ask } = useAskedRows();
  const asked = isOfAddresses && said.verdict !== 'already there' ? { ...said, verdict: 'refused' as const } : said;
  const words = run.kind === 'preview' ? verdictsToBe : verdictWords;
  const [toLookAt, routine] = [false, true].map((isRoutine) =>
    run.remarks.filter(({ is_routine }) => is_routine === isRoutine),
  ) as [ImportRun['remarks'], ImportRun['remarks']];
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, mb: 2, justifyContent: 'space-between' }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Show rows that are"
          value={asked.verdict ?? 'all'}
          onChange={(_event, verdict: ImportVerdict | 'all' | null) =>
            ask({ verdict: verdict === 'all' || verdict === null ? undefined : verdict, about: undefined })
          }
          sx={{ flexWrap: 'wrap' }}
        >
          <ToggleButton value="all" disabled={isOfAddresses} sx={countStyle}>
            All <b>{run.rows_done.toLocaleString('en-US')}</b>
          </ToggleButton>
          {countsOf(run).map(([verdict, count]) => (
            <ToggleButton
              key={verdict}
              value={verdict}
              disabled={isOfAddresses && (verdict === 'added' || verdict === 'changed')}
              sx={countStyle}
            >
              {words[verdict]} <b>{count.toLocaleString('en-US')}</b>
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <Downloads run={run} isOfAddresses={isOfAddresses} />
      </Stack>
      {run.covers && <WhereAddressesAre covers={run.covers} />}
      <Box sx={groupsStyle}>
        <Groups title="Refused Because" groups={run.refusals} about={asked.about} onAsk={(about) => ask({ about })} />
        <Groups title="To Review" groups={toLookAt} about={asked.about} onAsk={(about) => ask({ about })} />
        <AddedWords run={run} />
        <Groups title="How Cells Were Read" groups={routine} about={asked.about} onAsk={(about) => ask({ about })} />
      </Box>
      <UnnamedFiles run={run} />
      <OutcomeRows run={run} asked={asked} onAsk={ask} words={words} recordPage={recordPage} />
    </>
  );
}

/** What a file of addresses covers, so that one of another county is known before it comes in. */
function WhereAddressesAre({ covers }: { covers: AddressesCovered }) {
  const { addresses, ranges, south, north, west, east, places, more } = covers;
  const kinds = [addresses > 0 && counted(addresses, 'address', 'addresses'), ranges > 0 && counted(ranges, 'range')];
  const named = places.map(({ words, count }) => `${words} (${count.toLocaleString('en-US')})`).join(', ');
  return (
    <Box component="section" aria-label="What It Covers" sx={{ mb: 2 }}>
      <Typography variant="h3">What It Covers</Typography>
      <Typography>
        {kinds.filter(Boolean).join(' and ')}, from latitude {south.toFixed(3)} to {north.toFixed(3)} and from longitude{' '}
        {west.toFixed(3)} to {east.toFixed(3)}.
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {named}
        {more > 0 && ` and ${counted(more, 'other place')}`}.
      </Typography>
    </Box>
  );
}

const countStyle = {
  gap: 0.75,
  px: 1.5,
  textTransform: 'none',
  '& b': { fontVariantNumeric: 'tabular-nums' },
} as const;
const groupsStyle = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 340px), 1fr))',
  columnGap: 4,
  rowGap: 2,
  mb: 2,
  '&:empty': { display: 'none' },
} as const;

interface GroupsProps {
  title: string;
  groups: ImportRun['refusals'];
  about: string | undefined;
  onAsk: (about: string | undefined) => void;
}

const MOST_SHOWN = 6;

/** Rows by what is said of them; one of them narrows the rows below. */
function Groups({ title, groups, about, onAsk }: GroupsProps) {
  const [isWhole, setWhole] = useState(false);
  if (groups.length === 0) return null;
  const shown = isWhole ? groups : groups.slice(0, MOST_SHOWN);
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {shown.map(({ words, count }) => (
          <li key={words}>
            <Button
              fullWidth
              size="small"
              color={about === words ? 'primary' : 'inherit'}
              aria-pressed={about === words}
              onClick={() => onAsk(about === words ? undefined : words)}
              sx={groupStyle}
            >
              <Box component="b" sx={{ minWidth: 56, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
                {count.toLocaleString('en-US')}
              </Box>
              <span>{words}</span>
            </Button>
          </li>
        ))}
      </Box>
      {groups.length > shown.length && (
        <Button size="small" onClick={() => setWhole(true)}>
          {groups.length - shown.length} More
        </Button>
      )}
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0 } as const;
const groupStyle = {
  justifyContent: 'flex-start',
  alignItems: 'baseline',
  textAlign: 'left',
  fontWeight: 400,
  gap: 1.5,
  px: 1,
  overflowWrap: 'anywhere',
} as const;

/** Words that joined lists, or would. */
function AddedWords({ run: { kind, words_added } }: { run: ImportRun }) {
  if (words_added.length === 0) return null;
  const title = kind === 'preview' ? 'Terms to Be Added to Lists' : 'Terms Added to Lists';
  const lists = [...new Set(words_added.map(({ list }) => list))];
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {lists.map((list) => (
        <Typography key={list} variant="body2" sx={{ py: 0.5, px: 1, overflowWrap: 'anywhere' }}>
          {list}:{' '}
          {words_added
            .filter((added) => added.list === list)
            .slice(0, 30)
            .map(({ word }) => word)
            .join(', ')}
          {words_added.filter((added) => added.list === list).length > 30 && ' …'}
        </Typography>
      ))}
    </Box>
  );
}

const files = [
  { what: 'report', label: 'Report', isThere: () => true },
  {
    what: 'refused',
    label: 'Refused Rows',
    isThere: ({ kind, rows_refused }: ImportRun) => kind !== 'undo' && rows_refused > 0,
  },
] as const;

function Downloads({ run, isOfAddresses }: { run: ImportRun; isOfAddresses: boolean }) {
  const [busy, setBusy] = useState<string>();
  const download = async (what: string) => {
    setBusy(what);
    await downloadFile(`/api/import-runs/${run.import_run_ndx}/${what}`, `import-${what}.csv`).catch((error: unknown) =>
      notify.error(`The file could not be downloaded. ${errorWordsToQuote(error)}`),
    );
    setBusy(undefined);
  };
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {files
        .filter(({ what, isThere }) => isThere(run) && !(isOfAddresses && what === 'refused'))
        .map(({ what, label }) => (
          <Button
            key={what}
            color="inherit"
            variant="outlined"
            size="small"
            startIcon={<Download />}
            loading={busy === what}
            onClick={() => void download(what)}
          >
            {label}
          </Button>
        ))}
    </Stack>
  );
}
