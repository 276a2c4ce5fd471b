import { recordHistory } from '@artesian/contract/language/history';
import type { Register, Row } from '@artesian/contract/language/register';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session.tsx';
import { localTime } from '../../ui/dates.ts';
import { useFormParts } from '../form/form-parts.ts';
import { historyQuery } from '../record.ts';

/** Who made a record what it is, and when: for staff (spec 2 §6). */
export function RecordTracking() {
  const { register, base } = useFormParts();
  const { isStaff } = useSession();
  if (!isStaff || !base) return null;
  return <Tracking register={register} record={base} />;
}

function Tracking({ register, record }: { register: Register; record: Row }) {
  const names = useNames(register, record);
  const stamp = (act: string) => {
    const [at, who] = [record[`${act}_timestamp`], record[`${act}_by`]];
    return typeof at === 'string' ? `${localTime(at)} by ${names.get(String(who)) ?? String(who)}` : 'Not yet';
  };
  return (
    <Box component="section" aria-label="Record Tracking" sx={{ mt: 2.5 }}>
      <Typography variant="h4" component="h3">
        Record Tracking
      </Typography>
      <Box component="dl" sx={listStyle}>
        <dt>Created</dt>
        <dd>{stamp('created')}</dd>
        <dt>Updated</dt>
        <dd>{stamp('updated')}</dd>
        {record.removed === true && (
          <>
            <dt>Removed</dt>
            <dd>{stamp('removed')}</dd>
          </>
        )}
      </Box>
    </Box>
  );
}

/** The record knows accounts; the history of the register's own fields knows the names of most. */
function useNames(register: Register, record: Row): ReadonlyMap<string, string> {
  const { may, user } = useSession();
  const { data } = useQuery({
    ...historyQuery(register, record[register.key] as number),
    enabled: may(recordHistory),
  });
  const own = user ? [[user.sub, user.name] as const] : [];
  return new Map([
    ...own,
    ...(data ?? []).flatMap(({ who, who_name }) => (who_name ? [[who, who_name] as const] : [])),
  ]);
}

const listStyle = {
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: 2,
  rowGap: 0.25,
  m: 0,
  mt: 0.5,
  fontSize: '0.8125rem',
  color: 'text.secondary',
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
