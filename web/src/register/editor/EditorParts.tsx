import type { Register } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { FormSkeleton } from '../../ui/FormSkeleton.tsx';
import { ChildRows } from '../rows/ChildRows.tsx';
import { HistorySection } from '../history/HistorySection.tsx';
import { LeaveGuardOfParts } from '../form/LeaveGuard.tsx';
import { PartContext } from '../form/leaving.ts';
import { PartLinks } from './PartLinks.tsx';
import { PartsInWaiting } from './PartsInWaiting.tsx';
import { partId, type EditorPart, type FormPart } from './editor-part.ts';
import { recordQuery } from '../record.ts';
import { RegisterForm } from '../form/RegisterForm.tsx';

interface EditorPartsProps {
  register: Register;
  parts: readonly EditorPart[];
  /** 0 for a new record. */
  record: number;
  /** The form of the record itself. */
  own: ReactNode;
}

/** The parts of one record under each other, each saved by itself; whoever leaves is asked once for all of them. */
export function EditorParts({ register, parts, record, own }: EditorPartsProps) {
  const isNew = record === 0;
  // A record has no other part until it is created.
  const there = isNew ? parts.filter((part) => isOwn(register, part)) : parts;
  return (
    <LeaveGuardOfParts names={parts.map(({ title }) => title)}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '208px minmax(0, 1fr)' } }}>
        <PartLinks parts={there} one={register.one} />
        <Box sx={{ containerType: 'inline-size' }}>
          <Box sx={columnStyle}>
            {there.map((part, index) => (
              <Fragment key={part.title}>
                <Part part={part} hasAside={hasAside(there, index)}>
                  {isOwn(register, part) ? own : <PartBody part={part} record={record} />}
                </Part>
                {part.aside && (
                  <Box sx={asideStyle} style={rowsOf(index, part.aside.besides)}>
                    <part.aside.Panel record={record} />
                  </Box>
                )}
              </Fragment>
            ))}
            {isNew && (
              <PartsInWaiting register={register} parts={parts.filter((part) => !there.includes(part))}>
                Create the {register.one} first. Then there is more to fill in:
              </PartsInWaiting>
            )}
          </Box>
        </Box>
      </Box>
    </LeaveGuardOfParts>
  );
}

export const isOwn = (register: Register, part: EditorPart): part is FormPart =>
  'register' in part && part.register.path === register.path;

/** Whether something stands beside a part. */
const hasAside = (parts: readonly EditorPart[], index: number) =>
  parts.some(({ aside }, other) => aside && index <= other && index >= other - aside.besides);

/** From the first part that it stands beside to the last, counted from 1. */
const rowsOf = (index: number, besides: number) =>
  ({ '--aside-rows': `${index + 1 - besides} / ${index + 2}` }) as CSSProperties;

const WIDE = '@container (min-width: 780px)';

const columnStyle = {
  display: 'grid',
  columnGap: 3,
  rowGap: 4,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [WIDE]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(312px, 34%)' },
} as const;

const partStyle = { minWidth: 0, gridColumn: '1 / -1' } as const;
const besideStyle = { minWidth: 0, [WIDE]: { gridColumn: 1 } } as const;
const asideStyle = { minWidth: 0, [WIDE]: { gridColumn: 2, gridRow: 'var(--aside-rows)' } } as const;

function Part({ part, hasAside, children }: { part: EditorPart; hasAside: boolean; children: ReactNode }) {
  const id = partId(part);
  return (
    <Box component="section" aria-labelledby={id} sx={hasAside ? besideStyle : partStyle}>
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

function PartForm({ title, register, Inputs, InHistory, record: key }: FormPart & { record: number }) {
  const { data: record, error, refetch } = useQuery(recordQuery(register, key));
  if (error && !record) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!record) return <FormSkeleton />;
  return (
    <RegisterForm register={register} name={title} record={record} Inputs={Inputs}>
      <HistorySection Besides={InHistory} />
    </RegisterForm>
  );
}
