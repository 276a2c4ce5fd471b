import { mergeRecords, type previewMerge } from '@artesian/contract/merging/merging';
import { ApiError } from '@artesian/contract/language/client';
import type { Register } from '@artesian/contract/language/register';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import type { z } from 'zod';
import { api } from '../../api.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import { useIsOpen } from '../../ui/use-is-open.ts';
import { fullNameOf, nameOf } from '../form/options.ts';
import { useOptions } from '../form/use-options.ts';
import { useKeyPerAct } from '../form/use-save.ts';
import { sayDistinct, takeBack } from './acts.ts';
import { AlikeFields } from './AlikeFields.tsx';
import { choosing, compareTwo, usualSide, type Side } from './compare-two.ts';
import { FieldChoice, threeColumns } from './FieldChoice.tsx';
import { partsOf } from '@artesian/contract/parts';
import { WhatMoves } from './WhatMoves.tsx';

interface MergeFormProps {
  register: Register;
  preview: z.output<(typeof previewMerge)['answer']>;
  /** Asks how the two stand now. */
  onRefresh: () => Promise<unknown>;
  onSwap: () => void;
  onMerged: (kept: number) => void;
  onLeave: () => void;
}

/** Two records side by side: which value of each field shall stand, what else happens, and the act itself. */
export function MergeForm({ register, preview, onRefresh, onSwap, onMerged, onLeave }: MergeFormProps) {
  const { keep, drop } = preview;
  const records = { keep, drop };
  const names = { keep: nameOf(register, keep), drop: nameOf(register, drop) };
  const { differing, alike } = useMemo(() => compareTwo(register, keep, drop), [register, keep, drop]);
  const options = useOptions(useMemo(() => ({ fields: allFieldsOf(register) }), [register]));
  const [chosen, setChosen] = useState<Record<string, Side>>({});
  const isOpen = useIsOpen();
  const [isMerging, setMerging] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const keyOf = useKeyPerAct();
  const numberOf = (side: Side) => records[side][register.key] as number;

  const merge = async () => {
    const taken = differing.filter((one) => (chosen[one.field] ?? usualSide(one, keep, drop)) === 'drop');
    const body = {
      keep: numberOf('keep'),
      drop: numberOf('drop'),
      keep_version: keep.version,
      drop_version: drop.version,
      values: Object.fromEntries(taken.map(({ field }) => [field, drop[field]])),
    };
    setMerging(true);
    setRefusal(undefined);
    try {
      const done = await api.call(mergeRecords, {
        params: { register: register.path },
        body,
        idempotencyKey: keyOf(body),
      });
      notify.forgetErrors();
      notify.success(`${names.drop} was merged into ${names.keep}.`, {
        action: { label: 'Undo', onClick: () => void takeBack(register, done) },
      });
      if (isOpen.current) onMerged(done.kept);
    } catch (error) {
      setRefusal(await inWordsFor(error));
      setMerging(false);
    }
  };

  const inWordsFor = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.status !== 412) return errorWordsToQuote(error);
    await onRefresh();
    return 'Someone changed one of the two meanwhile. The current records are below. Check them and merge again.';
  };

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Paper variant="outlined" component="section" aria-label="Field by field" sx={{ px: 2.5, py: 2 }}>
        <Box sx={{ ...threeColumns, display: { xs: 'none', sm: 'grid' }, pb: 1 }}>
          <span />
          <Named title="Keep" name={fullNameOf(register, keep)} />
          <Named title="Merge into it" name={fullNameOf(register, drop)} />
        </Box>
        <Typography sx={{ display: { sm: 'none' }, pb: 1 }}>
          {fullNameOf(register, drop)} is merged into {fullNameOf(register, keep)}.
        </Typography>
        {differing.map((one) => (
          <FieldChoice
            key={one.field}
            compared={one}
            records={records}
            names={names}
            options={options}
            side={chosen[one.field] ?? usualSide(one, keep, drop)}
            onChoose={(side) => setChosen({ ...chosen, ...choosing(differing, one, side) })}
          />
        ))}
        {differing.length === 0 && <Typography>The two records have no differences.</Typography>}
        <AlikeFields fields={alike} record={keep} options={options} />
      </Paper>
      <WhatMoves register={register} preview={preview} names={names} />
      {refusal && (
        <Alert severity="error" variant="outlined">
          Nothing was merged. {refusal}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button variant="contained" loading={isMerging} onClick={() => void merge()}>
          Merge {names.drop} into {names.keep}
        </Button>
        <Button onClick={onSwap} disabled={isMerging}>
          Keep {names.drop} instead
        </Button>
        <Button
          disabled={isMerging}
          onClick={async () => {
            if (await sayDistinct(register, { key: numberOf('keep'), other: numberOf('drop') })) onLeave();
          }}
        >
          They are not the same
        </Button>
        <Button color="inherit" onClick={onLeave} disabled={isMerging}>
          Cancel
        </Button>
      </Stack>
    </Box>
  );
}

const allFieldsOf = (register: Register) =>
  Object.assign({}, ...partsOf(register).map(({ fields }) => fields)) as Register['fields'];

const Named = ({ title, name }: { title: string; name: string }) => (
  <div>
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {title}
    </Typography>
    <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
      {name}
    </Typography>
  </div>
);
