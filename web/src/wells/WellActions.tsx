import ShowChart from '@mui/icons-material/ShowChartOutlined';
import { SERIES_WORKBENCH } from '../levels/series-workbench.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PrintWellRecord } from './record/PrintWellRecord.tsx';

interface WellActionsProps {
  record: number;
  /** What people know it by. */
  name: string;
}

/** What can be done with a well beside editing its record. */
export const WellActions = ({ record, name }: WellActionsProps) => (
  <>
    <ButtonLink size="small" color="inherit" startIcon={<ShowChart />} to={`${SERIES_WORKBENCH}/${record}`}>
      Series Workbench
    </ButtonLink>
    <PrintWellRecord record={record} name={name} />
  </>
);
