import { t } from '@artesian/domain/texts/translate';
import { ownRegistrations, type RegistrationState } from '@artesian/contract/registrations/calls';
import Box from '@mui/material/Box';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { localTime } from '../ui/dates.ts';
import { TextLink } from '../ui/TextLink.tsx';
import { HomeSection } from './HomeSection.tsx';
import { Row, RowList } from './RowList.tsx';

const states: Record<RegistrationState, { label: string; color: NonNullable<ChipProps['color']> }> = {
  received: { label: t('Waiting for review'), color: 'info' },
  'sent-back': { label: t('Please correct it'), color: 'warning' },
  corrected: { label: t('Waiting for review'), color: 'info' },
  accepted: { label: t('Registered'), color: 'success' },
  closed: { label: t('Closed'), color: 'default' },
};

/** The wells that somebody registered: an exempt well has no permit. */
export function OwnRegistrations() {
  const { data = [] } = useQuery({
    queryKey: [ownRegistrations.path],
    queryFn: ({ signal }) => api.call(ownRegistrations, { signal }),
  });
  if (data.length === 0) return null;
  return (
    <HomeSection
      heading={data.length === 1 ? t('The well you registered') : t('The wells you registered')}
      aside={<TextLink to="/public-well-registration/status">{t('Check the status')}</TextLink>}
    >
      <RowList>
        {data.map(({ reference, created_timestamp, well_address, well_city, state, district_well_id }) => (
          <Row key={reference}>
            <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
              <Typography sx={{ fontWeight: 560 }}>
                {[district_well_id, `${well_address}, ${well_city}`].filter(Boolean).join(' · ')}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {t('{reference}, sent {created_timestamp}', {
                  reference,
                  created_timestamp: localTime(created_timestamp),
                })}
              </Typography>
            </Box>
            <Chip size="small" variant="outlined" {...states[state]} />
          </Row>
        ))}
      </RowList>
    </HomeSection>
  );
}
