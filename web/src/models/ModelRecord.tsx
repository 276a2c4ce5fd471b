import type { Register, Row } from '@artesian/contract/language/register';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { publicationOf } from '@artesian/contract/language/publication';
import { EditorTitle } from '../register/editor/EditorTitle.tsx';
import { EDITOR_TITLE } from '../register/form/form-parts.ts';
import { HistoryPanel } from '../register/history/HistoryPanel.tsx';
import { fullNameOf } from '../register/form/options.ts';
import { RecordTracking } from '../register/history/RecordTracking.tsx';
import { RegisterForm } from '../register/form/RegisterForm.tsx';
import { useComingIntoView } from '../register/editor/use-coming-into-view.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { FormSkeleton } from '../ui/FormSkeleton.tsx';
import { useModelRecord } from './model-rows.ts';
import { PublicationChip } from './Publication.tsx';
import { RecordActs } from './RecordActs.tsx';
import type { ModelPlace } from './use-model-place.ts';

interface ModelRecordProps {
  register: Register;
  place: ModelPlace;
  /** 0 for a new one. */
  record: number;
}

/** One record: what can be done with it, its fields, and its history. */
export function ModelRecord({ register, place, record: key }: ModelRecordProps) {
  const { record, isMissing, error, refetch } = useModelRecord(register, place.parent, key);
  const heading = useComingIntoView('below');
  const isNew = key === 0;
  const name = isNew ? `New ${register.one}` : record && fullNameOf(register, record);
  const status = record && publicationOf(register, record);
  const close = () => place.go({ record: undefined });
  return (
    <EditorTitle name={name}>
      <Paper variant="outlined" component="section" aria-labelledby={EDITOR_TITLE} sx={{ mt: 3, px: 2.5, py: 2 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1, mb: 2.5 }}>
          <Typography
            ref={heading}
            tabIndex={-1}
            variant="h2"
            id={EDITOR_TITLE}
            sx={{ outline: 0, scrollMarginTop: 16 }}
          >
            {name ?? register.title}
          </Typography>
          {status && <PublicationChip status={status} />}
          {record && <Version record={record} />}
          <span style={{ flex: 1 }} />
          {record && (
            <RecordActs
              register={register}
              parent={place.parent}
              record={record}
              onFetch={() => void refetch()}
              onDeleted={() => place.go({ record: undefined }, { isSaved: true })}
            />
          )}
          <Button color="inherit" size="small" onClick={close}>
            Close
          </Button>
        </Stack>
        {error && !record ? (
          <ErrorPanel error={error} onRetry={() => void refetch()} />
        ) : isMissing ? (
          <EmptyState
            title={`There is no such ${register.one}`}
            action={<Button onClick={close}>Back to the list</Button>}
          />
        ) : isNew || record ? (
          <RegisterForm
            register={register}
            name={name}
            record={record}
            parent={place.parent}
            canPublish
            onSaved={(saved) => isNew && place.go({ record: saved[register.key] as number }, { isSaved: true })}
          >
            {record && <RecordTracking />}
            {record && <History />}
          </RegisterForm>
        ) : (
          <FormSkeleton />
        )}
      </Paper>
    </EditorTitle>
  );
}

const Version = ({ record }: { record: Row }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    Version {record.version}
  </Typography>
);

/** Open from the start: it is what one comes here for. */
const History = () => (
  <section aria-labelledby="record-history">
    <Typography variant="h3" id="record-history" sx={{ mt: 3, mb: 1 }}>
      History
    </Typography>
    <HistoryPanel />
  </section>
);
