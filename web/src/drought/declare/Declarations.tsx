import { droughtDeclarations, undoDeclaration, type DeclaredStage } from '@artesian/contract/drought/declarations';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import { longDate, formatMonth } from '../../ui/dates.ts';
import { errorWordsToQuote } from '../../ui/error-words.ts';
import { notify } from '../../ui/notify.ts';
import { useStages } from '../use-stages.ts';
import { NoticeLink } from './NoticeLink.tsx';
import { UndoTold } from './UndoTold.tsx';

/** What was declared here, the latest first; one whose first month has not begun can be undone. */
export function Declarations() {
  const { may } = useSession();
  const { areas } = useStages();
  const stageOf = ({ drought_stage_name: stage, drought_area_name: area }: DeclaredStage) =>
    areas.size > 1 ? `${stage} in ${area}` : stage;
  const { data = [] } = useQuery({
    queryKey: [droughtDeclarations.path],
    queryFn: ({ signal }) => api.view(droughtDeclarations, { signal }),
  });
  const [asked, setAsked] = useState<DeclaredStage>();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ drought_declaration_ndx }: DeclaredStage) =>
      api.call(undoDeclaration, { params: { drought_declaration_ndx } }),
    onSuccess: (_nothing, declared) => notify.success(`The declaration of ${stageOf(declared)} was undone.`),
    onError: (error) => notify.error(`Could not undo. ${errorWordsToQuote(error)}`),
    onSettled: () => setAsked(undefined),
  });
  if (data.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="declarations" sx={{ mb: 4 }}>
      <Typography variant="h2" id="declarations" sx={{ mb: 1 }}>
        Declared
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& li': { py: 0.25 } }}>
        {data.map((declared) => (
          <li key={declared.drought_declaration_ndx}>
            {inSentence(stageOf(declared), declared)}
            {may(undoDeclaration) && declared.can_be_undone && (
              <Button
                size="small"
                disabled={isPending}
                aria-label={`Undo the declaration of ${stageOf(declared)}`}
                onClick={() => (declared.told > 0 ? setAsked(declared) : mutate(declared))}
              >
                Undo
              </Button>
            )}
            <NoticeLink declared={declared} />
          </li>
        ))}
      </Box>
      {asked && (
        <UndoTold
          declared={asked}
          isUndoing={isPending}
          onUndo={() => mutate(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Box>
  );
}

function inSentence(stage: string, { declared_on, first_month, last_month, ...row }: DeclaredStage): string {
  const months = `${formatMonth(first_month)} through ${formatMonth(last_month)}`;
  const declared = `${stage}, declared on ${longDate(declared_on)} by ${row.declared_by}, for ${months}`;
  return row.is_undone ? `${declared}; undone by ${row.undone_by}.` : `${declared}.`;
}
