import type { OneImport } from '@artesian/contract/importing/imports';
import { ADDRESSES } from '@artesian/contract/importing/registers';
import type { ImportRun } from '@artesian/contract/importing/runs';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordPage } from '../register/use-record-page.ts';
import { counted } from '../ui/counted.ts';
import { localTime } from '../ui/dates.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { IMPORTS, READINGS_FROM_FILE } from './addresses.ts';
import { howFar, modeWords, verdictWords } from './format.ts';
import { NamedIn } from './NamedIn.tsx';
import { OutcomeRows } from './OutcomeRows.tsx';
import { RunOutcome } from './RunOutcome.tsx';
import { RunProgress } from './RunProgress.tsx';
import { importQuery, isUnderWay, useImportActs } from './use-imports.ts';
import { useAskedRows } from './use-asked-rows.ts';
import { UndoImport } from './UndoImport.tsx';
import { isMissing } from '../ui/error-words.ts';
import { LoadingBlock } from '../ui/LoadingBlock.tsx';

/** One import: how far it is, what became of its rows, and the ways to go on with it and to undo it. */
export function OneImportPage({ import_ndx }: { import_ndx: number }) {
  const { data, error, refetch } = useQuery(importQuery(import_ndx));
  if (!Number.isInteger(import_ndx) || import_ndx < 0 || isMissing(error))
    return (
      <EmptyState title="Import not found" isPage>
        <TextLink to={IMPORTS}>All imports</TextLink>
      </EmptyState>
    );
  if (data) return <ImportPage one={data} />;
  return (
    <>
      <PageHeader breadcrumb={trail} title={`Import ${import_ndx}`} />
      {error ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <LoadingBlock height={360} />}
    </>
  );
}

const trail = [
  { label: 'Dashboard', to: '/dashboard' },
  { label: 'Import', to: IMPORTS },
];

function ImportPage({ one }: { one: OneImport }) {
  const [isAsking, setIsAsking] = useState(false);
  const { stop, goOn } = useImportActs();
  const page = useRecordPage(one.register ?? undefined);
  // What was undone is gone.
  const recordPage = one.state === 'undone' ? undefined : page;
  const { run, undoing } = one;
  const underWay = [undoing, run].find(isUnderWay);
  return (
    <>
      <PageHeader
        breadcrumb={trail}
        title={`Import ${one.import_ndx}: ${one.file_name}`}
        purpose={`${one.title}${one.register ? `, ${modeWords[one.mode].title.toLowerCase()}` : ''}. By ${one.who}, ${localTime(one.at)}.`}
        actions={
          <>
            {one.may_undo && (
              <Button color="inherit" variant="outlined" onClick={() => setIsAsking(true)}>
                {one.state === 'partly undone' ? 'Continue Undo' : 'Undo'}
              </Button>
            )}
            {one.may_go_on && (
              <Button variant="contained" loading={goOn.isPending} onClick={() => goOn.mutate(one.import_ndx)}>
                Go On
              </Button>
            )}
          </>
        }
      />
      <NamedIn />
      {underWay ? (
        <RunProgress
          run={underWay}
          doing={underWay.kind === 'undo' ? 'Undoing' : 'Importing'}
          isStopping={stop.isPending}
          onStop={() => stop.mutate(underWay.import_run_ndx)}
        />
      ) : (
        <StateOf one={one} />
      )}
      {undoing && !isUnderWay(undoing) && <WhatStays undoing={undoing} />}
      {run && (undoing === null || undoing.rows_refused === 0) && (
        <RunOutcome run={run} recordPage={recordPage} isOfAddresses={one.subject === ADDRESSES} />
      )}
      {!run && <Sums one={one} />}
      {isAsking && <UndoImport one={one} onClose={() => setIsAsking(false)} />}
    </>
  );
}

/** Where an import stands that nothing is done to now. */
function StateOf({ one }: { one: OneImport }) {
  const said = stateOf(one);
  if (!said) return null;
  return (
    <Alert
      severity={said.severity}
      variant="outlined"
      sx={{ mb: 3 }}
      role={said.severity === 'error' ? 'alert' : 'status'}
    >
      {said.words}
    </Alert>
  );
}

interface SaidState {
  severity: 'success' | 'info' | 'warning' | 'error';
  words: string;
}

const STAYS = 'Finished changes stay.';

function stateOf(one: OneImport): SaidState | undefined {
  const { state, run, undoing } = one;
  if (state === 'undone') return undoneOf(one);
  if (state === 'partly undone' && undoing)
    return brokenOff('Its undoing', undoing, 'You can continue the undo at any time.');
  if (state === 'stopped' && run) return brokenOff('It', run, `${STAYS} It continues where it stopped.`);
  if (state === 'stopped')
    return { severity: 'warning', words: `It stopped. ${STAYS} Run the same command to continue.` };
  if (state === 'running') return { severity: 'info', words: 'The command is importing it.' };
  return {
    severity: 'success',
    words: `Imported: ${counted(one.rows_read, one.subject === 'layer' ? 'shape' : 'row')} of the file.`,
  };
}

function brokenOff(what: string, run: ImportRun, then: string): SaidState {
  const after = `after ${howFar(run)}`;
  if (run.state === 'failed') return { severity: 'error', words: `${what} stopped ${after}: ${run.failure} ${then}` };
  if (run.state === 'broken')
    return {
      severity: 'warning',
      words: `${what} stopped ${after} because the server restarted. ${then}`,
    };
  return { severity: 'info', words: `${what} was stopped ${after}. ${then}` };
}

function undoneOf({ subject, undone_at, undoing }: OneImport): SaidState {
  const when = undone_at ? `Undone ${localTime(undone_at)}.` : 'Undone.';
  if (!undoing) return { severity: 'success', words: when };
  const { rows_added, rows_changed, rows_refused } = undoing;
  const said = [
    rows_added > 0 &&
      `${subject === ADDRESSES ? counted(rows_added, 'address is', 'addresses are') : counted(rows_added, 'record is', 'records are')} gone.`,
    rows_changed > 0 && `${counted(rows_changed, 'record was restored', 'records were restored')}.`,
    rows_refused > 0 && 'Some records stay, as listed below.',
  ];
  return { severity: rows_refused > 0 ? 'info' : 'success', words: [when, ...said].filter(Boolean).join(' ') };
}

function WhatStays({ undoing }: { undoing: ImportRun }) {
  const { asked, ask } = useAskedRows();
  if (undoing.rows_refused === 0) return null;
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        What Stays
      </Typography>
      <OutcomeRows
        run={undoing}
        asked={{ ...asked, verdict: undefined, about: undefined }}
        onAsk={ask}
        words={verdictWords}
        recordPage={undefined}
      />
    </>
  );
}

/** Of what keeps no outcome of each row: the command wrote it into a report, shapes and the screen of readings told it at once. */
const Sums = ({ one }: { one: OneImport }) => (
  <Typography>
    {counted(one.rows_added, one.subject === 'layer' ? 'shape' : 'row')} added,{' '}
    {one.rows_changed.toLocaleString('en-US')} changed, {one.rows_known.toLocaleString('en-US')} already on record,{' '}
    {one.rows_refused.toLocaleString('en-US')} refused.
    {one.subject === 'readings' && (
      <>
        {' '}
        Undo it where it was imported: <TextLink to={READINGS_FROM_FILE}>Readings From a File</TextLink>.
      </>
    )}
  </Typography>
);
