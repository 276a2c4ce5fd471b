import type { Register } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { FormSkeleton } from '../ui/FormSkeleton.tsx';
import { ChildRows } from './ChildRows.tsx';
import { HistorySection } from './HistorySection.tsx';
import { LeaveGuardOfParts } from './LeaveGuard.tsx';
import { PartContext } from './leaving.ts';
import { PartLinks } from './PartLinks.tsx';
import { partId, type EditorPart, type FormPart } from './editor-part.ts';
import { recordQuery } from './record.ts';
import { RegisterForm } from './RegisterForm.tsx';

interface EditorPartsProps {
  register: Register;
  parts: readonly EditorPart[];
  /** 0 for a new record; undefined where none is chosen. */
  record: number | undefined;
  /** The form of the record itself. */
  own?: ReactNode;
}

/** The parts of one record under each other, each saved by itself; whoever leaves is asked once for all of them. */
export function EditorParts({ register, parts, record, own }: EditorPartsProps) {
  return (
    <LeaveGuardOfParts names={parts.map(({ title }) => title)}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' } }}>
        <PartLinks parts={parts} one={register.one} />
        <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {parts.map((part) => (
            <Part key={part.title} part={part} isOff={!isThere(register, part, record)}>
              {!isThere(register, part, record) ? (
                <Typography variant="body2">{whyOff(register, record)}</Typography>
              ) : isOwn(register, part) ? (
                own
              ) : (
                <PartBody part={part} record={record!} />
              )}
            </Part>
          ))}
        </Box>
      </Box>
    </LeaveGuardOfParts>
  );
}

export const isOwn = (register: Register, part: EditorPart): part is FormPart =>
  'register' in part && part.register.path === register.path;

/** A record has no other part until it is created. */
const isThere = (register: Register, part: EditorPart, record: number | undefined) =>
  record !== undefined && (record > 0 || isOwn(register, part));

const whyOff = ({ one }: Register, record: number | undefined) =>
  record === undefined ? `Choose a ${one} in the list first.` : `Create the ${one} first.`;

function Part({ part, isOff, children }: { part: EditorPart; isOff: boolean; children: ReactNode }) {
  const id = partId(part);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      aria-disabled={isOff}
      sx={isOff ? { color: 'text.secondary' } : undefined}
    >
      <Typography variant="h3" id={id} tabIndex={-1} sx={{ mb: 2, outline: 0, scrollMarginTop: 72 }}>
        {part.title}
      </Typography>
      <PartContext value={part.title}>{children}</PartContext>
    </Box>
  );
}

function PartBody({ part, record }: { part: EditorPart; record: number }) {
  if ('rows' in part) return <ChildRows {...part} parent={record} />;
  if ('Panel' in part) return <part.Panel record={record} />;
  return <PartForm {...part} record={record} />;
}

function PartForm({ title, register, Inputs, record: key }: FormPart & { record: number }) {
  const { data: record, error, refetch } = useQuery(recordQuery(register, key));
  if (error && !record) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!record) return <FormSkeleton />;
  return (
    <RegisterForm register={register} name={title} record={record} Inputs={Inputs}>
      <HistorySection />
    </RegisterForm>
  );
}
