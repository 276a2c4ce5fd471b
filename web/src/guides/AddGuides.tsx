import { t } from '@artesian/domain/texts/translate';
import { addGuide } from '@artesian/contract/guides/guides';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { api } from '../api.ts';
import { attachableExtensions } from '../attachments/attachment.ts';
import { useSession } from '../session/session.tsx';
import { useSettings } from '../session/settings.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { notify } from '../ui/notify.ts';
import { SaveButton } from '../ui/SaveButton.tsx';
import { unsent, useFileQueue, type QueuedFile } from '../ui/use-file-queue.ts';

/** Files become guides that are called like them; titles and words are given in the list. */
export function AddGuides() {
  const { may } = useSession();
  const { mostBytesOfAttachment: mostBytes } = useSettings();
  const queue = useFileQueue({
    extensions: attachableExtensions,
    mostBytes,
    upload: (file, onProgress, act) =>
      api.upload(addGuide, { file, fields: { title: titleOf(file.name) }, idempotencyKey: act, onProgress }),
  });
  if (!may(addGuide)) return null;
  const waiting = unsent(queue);
  const send = async (files: readonly QueuedFile[]) => {
    const { sent, failed } = await queue.sendAll(files);
    if (sent > 0) notify.success(t('{sent, plural, one {# guide added} other {# guides added}}', { sent }));
    if (failed.length > 0)
      notify.error(t('Failed to upload: {failed}', { failed: failed.map(({ name }) => name).join(', ') }));
  };
  return (
    <Box component="section" aria-labelledby="add-guides" sx={{ display: 'grid', gap: 1.5, mt: 4, maxWidth: 900 }}>
      <Typography variant="h2" id="add-guides">
        {t('Add guides')}
      </Typography>
      <FileDrop
        label={t('Choose guides')}
        extensions={attachableExtensions}
        mostBytes={mostBytes}
        queue={queue}
        onRetry={(file) => void send([file])}
      />
      {waiting.length > 0 && (
        <Box>
          <SaveButton isReady={!queue.isSending} describedBy="add-guides" onClick={() => void send(waiting)}>
            {queue.isSending ? t('Uploading') : t('Upload')}
          </SaveButton>
        </Box>
      )}
    </Box>
  );
}

/** `Reading_your-meter.pdf` is called 'Reading your-meter'. */
const titleOf = (name: string): string =>
  name
    .replace(/\.\w+$/, '')
    .replaceAll('_', ' ')
    .trim()
    .slice(0, 200) || name;
