import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSettings } from '../session/settings.tsx';
import { DistrictContact } from '../ui/DistrictContact.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

const questions = [
  {
    question: 'A message says that an error has occurred',
    answer: 'Try again first. If it stays, send the district the number under the message: it leads to what happened.',
  },
  {
    question: 'I cannot open a page',
    answer:
      'Pages are open by role. Ask an administrator of the district whether your account should have another one.',
  },
  {
    question: 'Something on record about my well is wrong',
    answer:
      'Write what is wrong and what would be right, with the number of the well. Corrections keep the earlier value.',
  },
];

export default function SupportScreen() {
  const { districtName } = useSettings();
  return (
    <>
      <PageHeader title="Support" purpose={`The office of ${districtName} helps with everything on these pages.`} />
      <Paper
        component="section"
        aria-label="District office"
        variant="outlined"
        sx={{ maxWidth: 880, px: 3, py: 2, mb: 2 }}
      >
        <Typography>
          <DistrictContact otherwise="The district has not said here yet how to reach its office." />
        </Typography>
      </Paper>
      <Paper variant="outlined" sx={{ maxWidth: 880, px: 3, py: 1 }}>
        {questions.map(({ question, answer }, index) => (
          <section key={question}>
            <Typography
              variant="h3"
              component="h2"
              sx={{ pt: 2, borderTop: index === 0 ? 0 : 1, borderColor: 'divider' }}
            >
              {question}
            </Typography>
            <Typography sx={{ color: 'text.secondary', pt: 0.5, pb: 2 }}>{answer}</Typography>
          </section>
        ))}
      </Paper>
    </>
  );
}
