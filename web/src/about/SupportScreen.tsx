import { t } from '@artesian/domain/texts/translate';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useSettings } from '../session/settings.tsx';
import { DistrictContact } from '../ui/DistrictContact.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

const questions = [
  {
    question: t('A message says that an error has occurred'),
    answer: t(
      'Try again first. If the problem continues, send the district the number under the message so they can look it up.',
    ),
  },
  {
    question: t('I cannot open a page'),
    answer: t(
      'Access to pages depends on your role. Ask a district administrator whether your account needs a different role.',
    ),
  },
  {
    question: t('Something on record about my well is wrong'),
    answer: t(
      'Tell us what is wrong and what is correct, with the well number. Earlier values are kept when records are corrected.',
    ),
  },
];

export default function SupportScreen() {
  const { districtName } = useSettings();
  return (
    <>
      <PageHeader
        title={t('Support')}
        purpose={t('Staff at {district} can help with everything on these pages.', { district: districtName })}
      />
      <Paper
        component="section"
        aria-label={t('District office')}
        variant="outlined"
        sx={{ maxWidth: 880, px: 3, py: 2, mb: 2 }}
      >
        <Typography>
          <DistrictContact otherwise={t('The district has not added contact information yet.')} />
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
