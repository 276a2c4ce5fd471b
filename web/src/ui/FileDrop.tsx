import { t } from '@artesian/domain/texts/translate';
import Close from '@mui/icons-material/Close';
import Refresh from '@mui/icons-material/RefreshOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FilePlace } from './FilePlace.tsx';
import { megabytes, type FileQueue, type FileRules, type QueuedFile } from './use-file-queue.ts';

interface FileDropProps extends FileRules {
  /** What the files are, on the button: `Choose photos or documents`. */
  label: string;
  queue: FileQueue;
  /** Sends one that failed again. */
  onRetry: (file: QueuedFile) => void;
}

/** Takes files that are dropped or chosen, and shows how far each is. */
export function FileDrop({ label, extensions, mostBytes, queue, onRetry }: FileDropProps) {
  return (
    <Box>
      <FilePlace label={label} extensions={extensions} onAdd={queue.add}>
        {t('or drop them here. Up to {most} each.', { most: megabytes(mostBytes) })}
      </FilePlace>
      {queue.files.length > 0 && (
        <Box component="ul" aria-label={t('Chosen files')} sx={{ listStyle: 'none', p: 0, my: 1 }}>
          {queue.files.map((file) => (
            <FileLine key={file.act} {...file} onDrop={() => queue.drop(file.act)} onRetry={() => onRetry(file)} />
          ))}
        </Box>
      )}
    </Box>
  );
}

function FileLine({
  file,
  state,
  share,
  message,
  onDrop,
  onRetry,
}: QueuedFile & Record<'onDrop' | 'onRetry', () => void>) {
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap title={file.name}>
          {file.name} · {megabytes(file.size)}
        </Typography>
        {state === 'sending' && (
          <LinearProgress
            variant="determinate"
            value={share * 100}
            aria-label={t('Uploading {name}', { name: file.name })}
          />
        )}
        {message && (state === 'refused' || state === 'failed') && (
          <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
            {message}
          </Typography>
        )}
      </Box>
      {state === 'failed' && (
        <IconButton size="small" aria-label={t('Try again: {name}', { name: file.name })} onClick={onRetry}>
          <Refresh fontSize="small" />
        </IconButton>
      )}
      {state !== 'sending' && (
        <IconButton size="small" aria-label={t('Remove: {name}', { name: file.name })} onClick={onDrop}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
