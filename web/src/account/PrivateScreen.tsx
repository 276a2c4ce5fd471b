import { t } from '@artesian/domain/texts/translate';
import Alert from '@mui/material/Alert';
import { useScreen } from '../screens/use-screen.ts';
import { PageHeader } from '../ui/PageHeader.tsx';

/** Proves that a session works, and nothing else. */
export default function PrivateScreen() {
  const screen = useScreen();
  return (
    <>
      <PageHeader title={screen?.title ?? ''} />
      <Alert severity="info">{t('This page is only visible by authenticated users.')}</Alert>
    </>
  );
}
