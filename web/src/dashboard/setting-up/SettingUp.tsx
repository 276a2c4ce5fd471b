import { settingUp, type StepOfSettingUp } from '@artesian/contract/dashboard/setting-up';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { DashboardCard } from '../DashboardCard.tsx';
import { askedOnce } from '../use-dashboard-rows.ts';
import { useMayOpen } from '../use-may-open.ts';
import { stepLabels } from './step-labels.ts';

const NAME = 'Setting up the district';

/** Leads a new district through what it has to bring in. Gone as soon as all of it is there. */
export function SettingUp() {
  const {
    data: steps,
    error,
    refetch,
  } = useQuery({
    ...askedOnce(settingUp.path),
    queryFn: ({ signal }) => api.call(settingUp, { signal }),
  });
  const missing = steps?.filter(({ done }) => !done) ?? [];
  const next = missing[0]?.step;
  if (!steps && error)
    return (
      <DashboardCard name={NAME}>
        <ErrorPanel error={error} onRetry={() => void refetch()} />
      </DashboardCard>
    );
  if (!steps || missing.length === 0) return null;
  return (
    <DashboardCard
      name={NAME}
      actions={
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {steps.length - missing.length} of {steps.length} done
        </Typography>
      }
    >
      <Box component="ol" sx={listStyle}>
        {steps.map(({ step, done }) => (
          <Step key={step} step={step} done={done} isNext={step === next} />
        ))}
      </Box>
    </DashboardCard>
  );
}

interface StepProps {
  step: StepOfSettingUp;
  done: boolean;
  isNext: boolean;
}

function Step({ step, done, isNext }: StepProps) {
  const { title, why } = stepLabels[step];
  return (
    <Box component="li" sx={stepStyle} aria-current={isNext ? 'step' : undefined}>
      {done ? (
        <CheckCircle color="success" titleAccess="Done" />
      ) : (
        <RadioButtonUnchecked color={isNext ? 'primary' : 'disabled'} titleAccess="Missing" />
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: isNext ? 640 : 500, color: done ? 'text.secondary' : 'text.primary' }}>
          {title}
        </Typography>
        {!done && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {why}
          </Typography>
        )}
      </Box>
      {!done && <Ways step={step} isNext={isNext} />}
    </Box>
  );
}

function Ways({ step, isNext }: Omit<StepProps, 'done'>) {
  const { title, ways } = stepLabels[step];
  const mayOpen = useMayOpen();
  return (
    <Box sx={waysStyle}>
      {ways.filter(mayOpen).map(({ label, to, search = {} }, place) => (
        <ButtonLink
          key={to}
          to={to}
          search={search}
          size="small"
          variant={isNext && place === 0 ? 'contained' : 'outlined'}
          aria-label={`${title}: ${label}`}
        >
          {label}
        </ButtonLink>
      ))}
    </Box>
  );
}

const listStyle = { listStyle: 'none', m: 0, p: 0, '& > li + li': { borderTop: 1, borderColor: 'divider' } } as const;
const stepStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '24px minmax(0, 1fr)', sm: '24px minmax(0, 1fr) auto' },
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 1,
  py: 1,
} as const;
const waysStyle = { gridColumn: { xs: 2, sm: 3 }, display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
