import type { Language } from '@artesian/domain/texts/languages';
import { language, t } from '@artesian/domain/texts/translate';
import type { PageText } from '@artesian/contract/language/district-texts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Document } from '../document/Document.tsx';
import { withoutTitle } from '../document/read-markdown.ts';
import { useScreen } from '../screens/use-screen.ts';
import { useSettings } from '../session/settings.tsx';
import { ErrorPanel } from '../ui/ErrorPanel.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { districtTextQuery } from './district-text.ts';
import { PublicPage } from './PublicPage.tsx';
import accessibility from './texts/accessibility.md?raw';
import accessibilityInSpanish from './texts/accessibility.es.md?raw';
import privacy from './texts/privacy.md?raw';
import privacyInSpanish from './texts/privacy.es.md?raw';
import terms from './texts/terms.md?raw';
import termsInSpanish from './texts/terms.es.md?raw';

const ours: Record<Language, Record<PageText, string>> = {
  en: { accessibility, privacy, terms },
  es: { accessibility: accessibilityInSpanish, privacy: privacyInSpanish, terms: termsInSpanish },
};
const texts: Readonly<Record<string, PageText>> = {
  '/accessibility': 'accessibility',
  '/privacy': 'privacy',
  '/terms-of-service': 'terms',
};

/** What the district says on accessibility, privacy or its terms; until it has, what is true of every district. */
export default function DistrictTextScreen() {
  const screen = useScreen();
  const text = screen && texts[screen.path];
  if (!text) return null;
  return (
    <PublicPage>
      <PageHeader title={screen.title} />
      <Text text={text} />
    </PublicPage>
  );
}

function Text({ text }: { text: PageText }) {
  const { data, error, refetch } = useQuery(districtTextQuery(text));
  const { districtName } = useSettings();
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingView />;
  return data.markdown === null ? (
    <OurText markdown={ours[language()][text]} />
  ) : (
    <Document markdown={withoutTitle(data.markdown).replaceAll('{district}', districtName)} />
  );
}

function OurText({ markdown }: { markdown: string }) {
  const { districtName, productName } = useSettings();
  return (
    <>
      <Document markdown={markdown.replaceAll('{district}', districtName)} />
      <Box component="aside" sx={{ mt: 5, pt: 2, borderTop: 1, borderColor: 'divider', maxWidth: '72ch' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('This text is provided by {productName}. {district} has not published its own yet.', {
            productName,
            district: districtName,
          })}
        </Typography>
      </Box>
    </>
  );
}
