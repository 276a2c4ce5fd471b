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
          Return to home page
        </ButtonLink>
      }
    >
      <Typography variant="h2" component="p">
        Page not found.
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>The page you are looking for might have been removed.</Typography>
    </MessagePage>
  );
}
