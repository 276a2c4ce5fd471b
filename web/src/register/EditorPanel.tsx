import { ApiError } from '@artesian/contract/client';
import type { Register, Row } from '@artesian/contract/register';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { toast } from 'sonner';
import { api } from '../api.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { notify } from '../ui/notify.ts';
import { FormSkeleton } from '../ui/Skeletons.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { RegisterForm, type FieldsProps } from './RegisterForm.tsx';
import { recordLabel } from './use-choices.ts';

interface EditorPanelProps {
  register: Register;
  /** 0 for a new record. */
  recordKey: number;
  creating: string;
  editing: string;
  /** Opened below a list: scrolls into view and takes the focus. */
  comesIntoView?: boolean;
  onCancel: () => void;
  onCreated: (saved: Row) => void;
  Fields?: ComponentType<FieldsProps> | undefined;
}

/** As the specification says; time for the list to settle before the page moves. */
const SCROLL_DELAY_MS = 1000;
const UNDO_MS = 12_000;

/** The editor of one record: its form and its history. */
export function EditorPanel(props: EditorPanelProps) {
  const { register, recordKey, creating, editing, comesIntoView = false, onCancel } = props;
  const isNew = recordKey === 0;
  const queries = useQueryClient();
  const queryKey = ['record', register.path, recordKey];
  const {
    data: row,
    error,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.register(register).get(recordKey, signal) as Promise<Row>,
    enabled: !isNew,
    // Fetched when it is opened, and never again while somebody may be typing.
    staleTime: Infinity,
    gcTime: 0,
  });
  const heading = useComingIntoView(comesIntoView);

  const saved = (next: Row) => {
    if (isNew) return props.onCreated(next);
    queries.setQueryData(queryKey, next);
    if (next.removed === true && row?.removed === false)
      offerUndo(register, next, (restored) => queries.setQueryData(queryKey, restored));
    return undefined;
  };

  if (error) return <NotThere register={register} error={error} onRetry={() => void refetch()} onCancel={onCancel} />;
  return (
    <Paper variant="outlined" component="section" aria-labelledby="editor-title" sx={{ mt: 3, p: 2.5 }}>
      <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
        <Typography ref={heading} tabIndex={-1} variant="h2" id="editor-title" sx={{ outline: 0, scrollMarginTop: 80 }}>
          {isNew ? creating : editing}
        </Typography>
        {row && <Typography sx={{ color: 'text.secondary' }}>{recordLabel(register, row)}</Typography>}
        <Box sx={{ flex: 1 }} />
        <Button color="inherit" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
      {isNew || row ? (
        // Each version of the record has a form of its own, so that one save never meets the entries of another.
        <RegisterForm key={row?.version ?? 'new'} register={register} row={row} onSaved={saved} Fields={props.Fields} />
      ) : (
        <FormSkeleton />
      )}
      {row && <HistorySection register={register} row={row} onRestored={saved} />}
    </Paper>
  );
}

function HistorySection(props: { register: Register; row: Row; onRestored: (saved: Row) => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={{ mt: 5 }}>
      <Button color="inherit" size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide history' : 'Show history'}
      </Button>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ pt: 1 }}>
          <HistoryPanel {...props} />
        </Box>
      </Collapse>
    </Box>
  );
}

interface NotThereProps {
  register: Register;
  error: Error;
  onRetry: () => void;
  onCancel: () => void;
}

function NotThere({ register, error, onRetry, onCancel }: NotThereProps) {
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isMissing) return <ErrorPanel error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={`There is no such ${register.one}`}
      action={<Button onClick={onCancel}>Back to the list</Button>}
    >
      The address may be mistyped, or the {register.one} may belong to somebody else.
    </EmptyState>
  );
}

function useComingIntoView(isWanted: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWanted) return;
    const timer = setTimeout(() => {
      heading.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
      heading.current?.focus({ preventScroll: true });
    }, SCROLL_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isWanted]);
  return heading;
}

/** A removal is easily a slip; the way back stands in the message that confirms it. */
function offerUndo(register: Register, removed: Row, onRestored: (row: Row) => void) {
  const restore = async () => {
    try {
      const key = removed[register.key] as number;
      onRestored((await api.register(register).update(key, { should_remove: false } as never, removed.version)) as Row);
    } catch (error) {
      notify.error((error as Error).message);
    }
  };
  toast.info(`The ${register.one} is removed.`, {
    duration: UNDO_MS,
    action: { label: 'Undo', onClick: () => void restore() },
  });
}
