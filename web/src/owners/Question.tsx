import { t } from '@artesian/domain/texts/translate';
import { dialOf } from '@artesian/contract/metering/dials';
import type { MonthToRead } from '@artesian/contract/owners/submitted-readings';
import { inDial } from '@artesian/domain/dials';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { monthInFull } from './own-readings.ts';

/** What the district asks about a reading that was sent. */
export const Question = ({ month }: { month: MonthToRead }) => (
  <Box sx={questionStyle}>
    <Typography variant="body2" sx={{ fontWeight: 620 }}>
      {t('The district asks about {reading} for {month}:', {
        reading: inDial({ reading: month.submitted_reading!, dial: dialOf(month) }),
        month: monthInFull(month),
      })}
    </Typography>
    <Typography variant="body2">{month.question}</Typography>
  </Box>
);

const questionStyle = {
  borderLeft: 3,
  borderColor: 'warning.main',
  bgcolor: 'action.hover',
  px: 1.5,
  py: 1,
  borderRadius: '0 8px 8px 0',
  overflowWrap: 'anywhere',
} as const;
