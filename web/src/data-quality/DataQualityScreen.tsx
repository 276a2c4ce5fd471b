import { dataQuality, qualityRules, type Finding, type QualityRule } from '@artesian/contract/wells/data-quality';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { viewQuery } from '../register/form/options.ts';
import { recordPageOf } from '../register/record-page.ts';
import { useSession } from '../session/session.tsx';
import { CheckLevels } from '../level-rules/CheckLevels.tsx';
import { LEVEL_RULES, ODD_LEVELS } from '../level-rules/screens.ts';
import { windowOfFinding } from '../level-rules/window-of-finding.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { DataTable } from '../ui/table/DataTable.tsx';
import { declaredColumns } from '../ui/table/declared-column.ts';

const columns = declaredColumns(dataQuality.row)({ id: 'name', isName: true }, 'rule', 'detail');
const keyOf = ({ rule, register, record_ndx }: Finding) => `${rule} ${register} ${record_ndx}`;
const rules = Object.keys(qualityRules) as QualityRule[];
const RULE = 'filter.rule';

/** How many records of each rule are odd, and which. A rule is chosen by the filter of the table, so that it stands in the address. */
export default function DataQualityScreen() {
  const visitor = useSession();
  const { data, error, refetch } = useQuery(viewQuery(dataQuality));
  const findings = data as Finding[] | undefined;
  const hrefOf = (finding: Finding) =>
    finding.from_at === null
      ? `${recordPageOf(finding.register, visitor)}/${finding.record_ndx}`
      : windowOfFinding(finding);
  return (
    <>
      <PageHeader
        breadcrumb={[{ label: 'Dashboard', to: '/dashboard' }]}
        title="Data Quality"
        purpose="Records with errors or missing data. Nothing changes automatically: open a record and decide."
        actions={
          <>
            <ButtonLink to={ODD_LEVELS} color="inherit">
              Flagged Water Levels
            </ButtonLink>
            <ButtonLink to={LEVEL_RULES} color="inherit">
              Water-Level Rules
            </ButtonLink>
            <CheckLevels />
          </>
        }
      />
      {error && !findings ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <Rules findings={findings} />}
      {(findings || !error) && (
        <DataTable
          name="Data quality"
          rows={findings}
          columns={columns}
          rowKey={keyOf}
          hrefOf={hrefOf}
          pageSize={30}
          empty={<EmptyState title="No problems found">Every record meets the rules above.</EmptyState>}
        />
      )}
    </>
  );
}

function Rules({ findings }: { findings: readonly Finding[] | undefined }) {
  const navigate = useNavigate();
  const search: Record<string, unknown> = useSearch({ strict: false });
  const counts = useMemo(() => {
    const counted = new Map<QualityRule, number>();
    for (const { rule } of findings ?? []) counted.set(rule, (counted.get(rule) ?? 0) + 1);
    return counted;
  }, [findings]);
  const choose = (rule: QualityRule) =>
    void navigate({
      to: '.',
      // From the first page on.
      search: ({ [RULE]: chosen, ...others }: Record<string, unknown>) => {
        delete others['page'];
        return chosen === rule ? others : { ...others, [RULE]: rule };
      },
      replace: true,
    });
  return (
    <Box component="ul" aria-label="Rules" sx={grid}>
      {rules.map((rule) => (
        <li key={rule}>
          <ButtonBase
            aria-pressed={search[RULE] === rule}
            disabled={!counts.get(rule)}
            onClick={() => choose(rule)}
            sx={card}
          >
            <Typography component="span" variant="h2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {findings ? (counts.get(rule) ?? 0).toLocaleString('en-US') : <Skeleton width={40} />}
            </Typography>
            <Typography component="span" sx={{ fontWeight: 620 }}>
              {rule}
            </Typography>
            <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
              {qualityRules[rule]}
            </Typography>
          </ButtonBase>
        </li>
      ))}
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: 1.5,
  m: 0,
  mb: 3,
  p: 0,
  listStyle: 'none',
} as const;
const card = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  width: '100%',
  height: '100%',
  p: 2,
  textAlign: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '&:hover, &:focus-visible': { borderColor: 'primary.main' },
  '&[aria-pressed="true"]': { borderColor: 'primary.main', bgcolor: 'action.selected' },
} as const;
