import type { Register, Row } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { isMissing } from '../../ui/error-words.ts';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { useIsOpen } from '../../ui/use-is-open.ts';
import { EditorParts, isOwn } from './EditorParts.tsx';
import { EditorTitle } from './EditorTitle.tsx';
import { HistorySection } from '../history/HistorySection.tsx';
import { EDITOR_TITLE } from '../form/form-parts.ts';
import { fullNameOf } from '../form/options.ts';
import { PossibleDuplicates } from '../merging/PossibleDuplicates.tsx';
import type { EditorPart, RecordActions } from './editor-part.ts';
import { recordQuery } from '../record.ts';
import { RecordTracking } from '../history/RecordTracking.tsx';
import { RegisterForm } from '../form/RegisterForm.tsx';
import { useComingIntoView, type Opening } from './use-coming-into-view.ts';

interface EditorPanelProps {
  register: Register;
  /** 0 for a new record. */
  record: number;
  creating?: string | undefined;
  editing: string;
  /** Where it opens with a list; undefined on a page of its own. */
  opening: Opening | undefined;
  onCancel: () => void;
  onCreated: (saved: Row) => void;
  Inputs?: ComponentType | undefined;
  parts?: readonly EditorPart[] | undefined;
  Actions?: RecordActions | undefined;
  Glance?: ComponentType<{ record: number }> | undefined;
  hasCancelBelow?: boolean | undefined;
}

/** The editor of one record: its form and its history, and its other parts. */
export function EditorPanel(props: EditorPanelProps) {
  const { register, record: key, onCreated, Inputs, parts, Glance } = props;
  const own = parts?.find((part) => isOwn(register, part));
  const isNew = key === 0;
  const isOpen = useIsOpen();
  const { data: record, error, refetch } = useQuery(recordQuery(register, key));
  if (isMissing(error) && !record) return <NotThere {...props} />;
  const name = record && fullNameOf(register, record);
  const form =
    isNew || record ? (
      <RegisterForm
        register={register}
        name={own?.title}
        record={record}
        onSaved={(saved) => {
          if (isNew && isOpen.current) onCreated(saved);
        }}
        Inputs={own?.Inputs ?? Inputs}
      >
        {!isNew && <RecordTracking />}
        {!isNew && <HistorySection Besides={own?.InHistory} />}
      </RegisterForm>
    ) : (
      <FormSkeleton />
    );
  const shown = parts ? <EditorParts register={register} parts={parts} record={key} own={form} /> : form;
  return (
    <EditorTitle name={isNew ? `New ${register.one}` : name}>
      <EditorFrame {...props} name={name}>
        {record && record.removed !== true && <PossibleDuplicates register={register} record={key} />}
        {Glance && !isNew && <Glance record={key} />}
        {error && !record ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : shown}
      </EditorFrame>
    </EditorTitle>
  );
}

interface EditorFrameProps extends EditorPanelProps {
  name: string | undefined;
  children: ReactNode;
}

function EditorFrame(props: EditorFrameProps) {
  const { record, creating, editing, opening, onCancel, name, Actions, hasCancelBelow, children } = props;
  const heading = useComingIntoView(opening);
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={EDITOR_TITLE}
      sx={{ mt: opening === 'below' ? 3 : 0, px: 2.5, py: 2 }}
    >
      <Stack direction="row" sx={{ alignItems: 'baseline', flexWrap: 'wrap', columnGap: 1.5, mb: 2.5 }}>
        <Typography
          ref={heading}
          tabIndex={-1}
          variant="h2"
          id={EDITOR_TITLE}
          sx={{ flex: { xs: 1, sm: 'none' }, outline: 0, scrollMarginTop: 16 }}
        >
          {record === 0 ? creating : editing}
        </Typography>
        <Typography sx={{ flex: 1, color: 'text.secondary', minWidth: { xs: '100%', sm: 0 }, order: { xs: 1, sm: 0 } }}>
          {name}
        </Typography>
        {Actions && name && (
          <Box sx={{ order: { xs: 2, sm: 0 }, minWidth: { xs: '100%', sm: 0 } }}>
            <Actions record={record} name={name} />
          </Box>
        )}
        <Button color="inherit" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Stack>
      {children}
      {hasCancelBelow && (
        <Button color="inherit" size="small" onClick={onCancel} sx={{ display: 'block', ml: 'auto', mt: 2 }}>
          Cancel
        </Button>
      )}
    </Paper>
  );
}

function NotThere({ register, onCancel }: Pick<EditorPanelProps, 'register' | 'onCancel'>) {
  return (
    <EmptyState
      title={`There is no such ${register.one}`}
      action={<Button onClick={onCancel}>Back to the list</Button>}
    >
      The web address may be wrong, or the {register.one} may belong to someone else.
    </EmptyState>
  );
}
