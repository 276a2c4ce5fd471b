import type { Declaration } from '@artesian/contract/drought/declarations';
import { draftStageNotice } from '@artesian/contract/notices/notices';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { DraftedLetters, formatWays } from '../../notices/DraftedLetters.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';

/** What would be told to whom, before the stage is declared. */
export function NoticeOfDeclaration({ declaration, name }: { declaration: Declaration; name: string }) {
  const { data, error, refetch } = useQuery({
    queryKey: [draftStageNotice.path, declaration],
    queryFn: ({ signal }) => api.call(draftStageNotice, { body: declaration, signal }),
    gcTime: 0,
  });
  return (
    <Box component="section" aria-labelledby="notice-of-declaration" sx={{ mt: 4 }}>
      <Typography variant="h3" id="notice-of-declaration" sx={{ mb: 0.5 }}>
        The notice
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
        {data && `${formatWays(data)}. `}Send it after declaring the stage, from the list below.
      </Typography>
      {error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <DraftedLetters name={`Notice of ${name}`} about="Permits" drafted={data} />
      )}
    </Box>
  );
}
