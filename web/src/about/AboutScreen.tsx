import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSettings } from '../session/settings.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

const parts = [
  {
    title: t('One record of every well'),
    text: t('Location, owner, construction and measurements. Each change records who made it and the earlier value.'),
  },
  {
    title: t('Permits, meters and pumpage'),
    text: t('Permitted volumes, monthly readings and the reductions of a drought, calculated the same way everywhere.'),
  },
  {
    title: t('Open to the public'),
    text: t('The map, the data graphs, the adjacent wells report and the registration of wells need no account.'),
  },
];

export default function AboutScreen() {
  const { productName, districtName, version } = useSettings();
  return (
    <>
      <PageHeader
        title={t('About the Platform')}
        purpose={t('{productName} is where {district} keeps its wells, permits and groundwater measurements.', {
          productName,
          district: districtName,
        })}
        actions={
          <ButtonLink to="/changelog" variant="outlined" color="inherit">
            {t('Version {version}', { version })}
          </ButtonLink>
        }
      />
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))', maxWidth: 1200 }}
      >
        {parts.map(({ title, text }) => (
          <Paper key={title} variant="outlined" sx={{ p: 3 }}>
            <Typography variant="h2">{title}</Typography>
            <Typography sx={{ color: 'text.secondary', mt: 1 }}>{text}</Typography>
          </Paper>
        ))}
      </Box>
    </>
  );
}
