import { t } from '@artesian/domain/texts/translate';
import Chip from '@mui/material/Chip';
import type { SxProps } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';

/** Says that nothing here is real; `sx` says where it is shown. */
export function DemonstrationChip({ sx }: { sx: SxProps }) {
  return (
    <Tooltip title={t('The wells, people and permits shown here are invented.')}>
      <Chip
        size="small"
        variant="outlined"
        color="secondary"
        label={t('Demonstration')}
        sx={[{ minWidth: 0 }, sx].flat()}
      />
    </Tooltip>
  );
}
