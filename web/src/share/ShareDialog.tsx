import { addressIn, readAddress } from '@artesian/domain/texts/languages';
import { language, t } from '@artesian/domain/texts/translate';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { notify } from '../ui/notify.ts';
import { embedCode } from './embed-code.ts';
import { EMBED } from '../ui/is-embedded.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { useShortAddress } from './use-short-address.ts';

/** What is shared. */
export interface Shared {
  title: string;
  /** Its page, by path and query in English; the one on the screen where it is left out. */
  address?: string | undefined;
  /** The address of a picture of it, or what saves one. */
  picture?: string | (() => void) | undefined;
  /** Whether other sites may show it in a frame. */
  isEmbeddable?: boolean | undefined;
  /** Of such a frame, px, where it is not the usual one. */
  frameHeight?: number | undefined;
}

interface ShareDialogProps extends Shared {
  isOpen: boolean;
  onClose: () => void;
}

/** The address of a page, with all that it shows, to take along in each way there is. */
export function ShareDialog({
  title,
  address: asked,
  picture,
  isEmbeddable = false,
  frameHeight,
  isOpen,
  onClose,
}: ShareDialogProps) {
  const id = useId();
  const { pathname, search } = globalThis.location;
  const page = asked ?? readAddress(`${pathname}${search}`).page;
  const address = useShortAddress(addressIn(language(), page), isOpen);
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <DialogTitle id={id}>{t('Share')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label={t('Link to what you see')}
          value={address}
          fullWidth
          slotProps={{ htmlInput: { readOnly: true, onFocus: selectAll } }}
          sx={{ mt: 1.5 }}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            variant="contained"
            startIcon={<ContentCopy />}
            onClick={() => void copy(address, t('The link was copied.'))}
          >
            {t('Copy link')}
          </Button>
          {'share' in navigator && (
            <Button variant="outlined" onClick={() => void shareByApp(title, address)}>
              {t('Share by app')}
            </Button>
          )}
          {picture && (
            <Button
              variant="outlined"
              {...(typeof picture === 'string' ? { href: picture, download: true } : { onClick: picture })}
            >
              {t('Save picture')}
            </Button>
          )}
        </Box>
        {isEmbeddable && <EmbedCode page={page} title={title} height={frameHeight} />}
        <QrCode value={address} alt={t('QR code of the link to {title}', { title })} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

/** What one puts into the source of another page to show this one there. */
function EmbedCode({ page, title, height }: { page: string; title: string; height: number | undefined }) {
  const { origin } = globalThis.location;
  const code = embedCode(`${origin}${addressIn(language(), `${EMBED.slice(0, -1)}${page}`)}`, title, height);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <TextField
        label={t('Code for another website')}
        value={code}
        fullWidth
        multiline
        maxRows={3}
        slotProps={{ htmlInput: { readOnly: true, onFocus: selectAll, spellCheck: false } }}
      />
      <Button variant="outlined" startIcon={<ContentCopy />} onClick={() => void copy(code, t('The code was copied.'))}>
        {t('Copy code')}
      </Button>
    </Box>
  );
}

const selectAll = ({ target }: { target: HTMLInputElement }) => target.select();

async function copy(text: string, done: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error(t('The browser blocked copying. Select the text and copy it.'));
  }
}

/** Whoever closes the list of apps again has changed their mind, which is no failure. */
const shareByApp = (title: string, url: string) => navigator.share({ title, url }).catch(() => undefined);
