import { t } from '@artesian/domain/texts/translate';
import Typography from '@mui/material/Typography';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { MessagePage } from '../../ui/MessagePage.tsx';
import { WellDrawing } from '../../ui/WellDrawing.tsx';

export default function NotFoundScreen() {
  return (
    <MessagePage
      drawing={<WellDrawing size={180} />}
      heading="404"
      action={
        <ButtonLink to="/" variant="contained" size="large">
          {t('Return to home page')}
        </ButtonLink>
      }
    >
      <Typography variant="h2" component="p">
        {t('Page not found.')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>
        {t('The page you are looking for might have been removed.')}
      </Typography>
    </MessagePage>
  );
}
