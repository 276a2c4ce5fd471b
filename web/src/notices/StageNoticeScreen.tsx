import { draftNoticeOfDeclaration } from '@artesian/contract/notices/notices';
import { droughtDeclarations } from '@artesian/contract/drought/declarations';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import Typography from '@mui/material/Typography';
import { api } from '../api.ts';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { isMissing } from '../ui/error-words.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { DraftedLetters, formatWays } from './DraftedLetters.tsx';
import { MissingNotice } from './MissingNotice.tsx';
import { SendNotice } from './SendNotice.tsx';
import { underDroughtStage } from '../drought/way-back.ts';

/** The notice of a stage that was declared, or of one that was taken back, before it is sent. Not in the specification: the path is ours. */
export default function StageNoticeScreen() {
  const { drought_declaration_ndx: asked }: { drought_declaration_ndx?: string } = useParams({ strict: false });
  const drought_declaration_ndx = Number(asked);
  const declarations = useQuery({
    queryKey: [droughtDeclarations.path],
    queryFn: ({ signal }) => api.view(droughtDeclarations, { signal }),
  });
  const { data, error, refetch } = useQuery({
    queryKey: [draftNoticeOfDeclaration.path, drought_declaration_ndx],
    queryFn: ({ signal }) => api.call(draftNoticeOfDeclaration, { params: { drought_declaration_ndx }, signal }),
  });
  const declared = declarations.data?.find((row) => row.drought_declaration_ndx === drought_declaration_ndx);
  if (isMissing(error)) return <MissingNotice title="Declaration not found" />;
  const kind = declared?.is_undone ? 'correction' : 'stage';
  return (
    <>
      <PageHeader
        breadcrumb={underDroughtStage}
        title={kind === 'stage' ? 'Notice of the Stage' : 'Correction'}
        purpose={
          declared &&
          (kind === 'stage'
            ? `Notifies permittees that ${declared.drought_stage_name} was declared, and how much each of their permits may pump.`
            : `Notifies recipients of the notice that the declaration of ${declared.drought_stage_name} was withdrawn.`)
        }
        actions={
          data &&
          declared && (
            <SendNotice
              body={{ kind, drought_declaration_ndx }}
              drafted={data}
              what={kind === 'stage' ? 'the notice' : 'the correction'}
            />
          )
        }
      />
      {error ? (
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      ) : (
        <>
          <Typography component="output" sx={{ display: 'block', mb: 1.5, fontWeight: 560 }}>
            {data && formatWays(data)}
          </Typography>
          <DraftedLetters name="Letters of the notice" about="Permits" drafted={data} />
        </>
      )}
    </>
  );
}
