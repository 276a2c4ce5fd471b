import { t } from '@artesian/domain/texts/translate';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

/** A folder that somebody else keeps and shows. Whether it came nobody here can tell, so it can be opened by itself, too. */
export const FolderFrame = ({ address }: { address: string }) => (
  <>
    <Box sx={{ mb: 1.5 }}>
      <Link href={address} target="_blank" rel="noopener noreferrer">
        {t('Open the folder in a new tab')}
      </Link>
    </Box>
    <Box
      component="iframe"
      src={address}
      title={t('Shared folder of the district')}
      sandbox="allow-scripts allow-same-origin allow-forms allow-downloads allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      sx={{
        display: 'block',
        width: 1,
        height: 'max(420px, calc(100dvh - 260px))',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        // Such folders are drawn for a light page.
        colorScheme: 'light',
        bgcolor: '#fff',
      }}
    />
  </>
);
