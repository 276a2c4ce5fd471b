import { certificates } from '@artesian/contract/permits/permits';
import { undoRenewals, type PermitToRenew } from '@artesian/contract/permits/renewals';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { api } from '../../api.ts';
import { useSession } from '../../session/session.tsx';
import { localTime } from '../../ui/dates.ts';
import { notify } from '../../ui/notify.ts';
import { AskFirst } from '../../ui/AskFirst.tsx';
import { countedPermits } from '../counted-permits.ts';

interface RenewalActsProps {
  year: number;
  rows: readonly PermitToRenew[];
  onPrint: (permits: readonly PermitToRenew[]) => void;
}

/** What was renewed together. */
type Act = readonly [PermitToRenew, ...PermitToRenew[]];

/** What has been renewed for a fiscal year, act by act, the latest first: printed again, or undone. */
export function RenewalActs({ year, rows, onPrint }: RenewalActsProps) {
  const { may } = useSession();
  const [asked, setAsked] = useState<Act>();
  const acts = useMemo(() => actsOf(rows), [rows]);
  if (acts.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="renewed-together" sx={{ mt: 4 }}>
      <Typography variant="h2" id="renewed-together" sx={{ mb: 1 }}>
        Renewed for fiscal year {year}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {acts.map((act) => (
          <Box component="li" key={act[0].renewal_act} sx={lineStyle}>
            <Typography sx={{ flex: '1 1 280px' }}>{inSentence(act)}</Typography>
            {may(certificates) && (
              <Button size="small" aria-label={`Print certificates of ${nameOf(act)}`} onClick={() => onPrint(act)}>
                Print certificates
              </Button>
            )}
            {may(undoRenewals) && (
              <Button
                size="small"
                color="inherit"
                aria-label={`Undo the renewal of ${nameOf(act)}`}
                onClick={() => setAsked(act)}
              >
                Undo
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {asked && <UndoDialog act={asked} year={year} onClose={() => setAsked(undefined)} />}
    </Box>
  );
}

function actsOf(rows: readonly PermitToRenew[]): Act[] {
  const acts = new Map<number, Act>();
  for (const row of rows) {
    if (row.renewal_act === null) continue;
    const known = acts.get(row.renewal_act);
    acts.set(row.renewal_act, known ? [...known, row] : [row]);
  }
  return [...acts.values()].toSorted((one, other) => other[0].renewal_act! - one[0].renewal_act!);
}

const nameOf = (act: Act) => (act.length === 1 ? act[0].permit_number : countedPermits(act.length));

const inSentence = (act: Act) => `${nameOf(act)}, by ${act[0].renewed_by} on ${localTime(act[0].renewed_at!)}`;

interface UndoDialogProps {
  act: Act;
  year: number;
  onClose: () => void;
}

function UndoDialog({ act, year, onClose }: UndoDialogProps) {
  return (
    <AskFirst
      title={`Undo the renewal of ${nameOf(act)}?`}
      act="Undo renewal"
      color="error"
      failing="Could not undo."
      does={() => api.call(undoRenewals, { params: { renewal_act: act[0].renewal_act! } })}
      onDone={() => notify.success(`The renewal of ${nameOf(act)} was undone.`)}
      onClose={onClose}
    >
      {act.length === 1 ? 'It is' : 'They are'} no longer renewed for fiscal year {year}. Recall certificates that were
      handed out.
    </AskFirst>
  );
}

const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
