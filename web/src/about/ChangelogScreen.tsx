import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSettings } from '../session/settings.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

const releases = [
  {
    title: 'The first screens',
    changes: [
      'The public map with the wells of the district.',
      'Registers of wells, meters and owners, with the history of every record.',
      'Sign-in with the roles Administrator, Developer and Well Owner.',
    ],
  },
];

export default function ChangelogScreen() {
  const { version } = useSettings();
  return (
    <>
      <PageHeader title="Changelog" purpose="What has changed, newest first." />
      {releases.map(({ title, changes }) => (
        <Paper key={title} component="section" variant="outlined" sx={{ p: 3, maxWidth: 880 }}>
          <Chip size="small" color="primary" variant="outlined" label={`v${version}`} />
          <Typography variant="h2" sx={{ mt: 1 }}>
            {title}
          </Typography>
          <Typography component="ul" sx={{ pl: 2.5, mb: 0, '& li': { mb: 0.5 } }}>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </Typography>
        </Paper>
      ))}
    </>
  );
}
