import { levelFindings, type LevelFinding } from '@artesian/contract/science/level-rules';
import type { Row } from '@artesian/contract/language/register';
import ShowChart from '@mui/icons-material/ShowChartOutlined';
import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { RegisterScreen } from '../register/RegisterScreen.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import type { RowAction } from '../ui/table/grid/row-parts.ts';
import { CheckLevels } from './CheckLevels.tsx';
import { LEVEL_RULES } from './screens.ts';
import { windowOfFinding } from './window-of-finding.ts';

const columns = [
  'district_well_id',
  'rule_name',
  'what',
  'from_at',
  'to_at',
  'found_at',
  'is_looked_at',
  'remark',
  'looked_at_by',
];
const initialFilters = { is_looked_at: 'no' };

/** What the rules of levels found: looked through, and ticked off with a remark. Not in the specification: the path is ours. */
export default function OddLevelsScreen() {
  const navigate = useNavigate();
  const rowActions = useMemo(
    (): RowAction<Row>[] => [
      {
        label: ({ district_well_id: well }) => `Show the levels of ${String(well)}`,
        icon: <ShowChart fontSize="small" />,
        onAct: (row) => void navigate({ href: windowOfFinding(row as unknown as LevelFinding) }),
      },
    ],
    [navigate],
  );
  return (
    <RegisterScreen
      register={levelFindings}
      recordCrumb="Finding"
      purpose="Findings of the water-level rules, each listed once. Mark those you reviewed and add a note."
      actions={
        <>
          <ButtonLink to={LEVEL_RULES} variant="outlined">
            Rules
          </ButtonLink>
          <CheckLevels />
        </>
      }
      editing="Reviewing a Finding"
      columns={columns}
      pageSize={30}
      initialFilters={initialFilters}
      rowActions={rowActions}
    />
  );
}
