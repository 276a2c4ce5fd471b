import { t } from '@artesian/domain/texts/translate';
import Pause from '@mui/icons-material/Pause';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useRef, useState } from 'react';

/** Moves without sound until somebody stops it; for those who prefer less motion it stands still until they start it. */
export function DistrictVideo({ address, onBroken }: { address: string; onBroken: () => void }) {
  const prefersStill = useMediaQuery('(prefers-reduced-motion: reduce)', { noSsr: true });
  const video = useRef<HTMLVideoElement>(null);
  const [isMoving, setMoving] = useState(!prefersStill);
  const label = isMoving ? t('Stop the video') : t('Play the video');
  const toggle = () => (isMoving ? video.current?.pause() : void video.current?.play());
  return (
    <>
      <Box
        component="video"
        ref={video}
        src={address}
        autoPlay={!prefersStill}
        muted
        loop
        playsInline
        preload={prefersStill ? 'metadata' : 'auto'}
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setMoving(true)}
        onPause={() => setMoving(false)}
        onError={onBroken}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
      />
      <Box sx={{ position: 'absolute', inset: 0, background: veil }} />
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          onClick={toggle}
          sx={{
            position: 'absolute',
            top: 16,
            right: 16,
            bgcolor: 'background.paper',
            '&:hover': { bgcolor: 'background.default' },
          }}
        >
          {isMoving ? <Pause /> : <PlayArrow />}
        </IconButton>
      </Tooltip>
    </>
  );
}

/** Whatever the video shows, the words over it are read on the color of the page. */
const paper = (percent: number) => `color-mix(in srgb, var(--mui-palette-background-paper) ${percent}%, transparent)`;
const veil = `linear-gradient(180deg, ${paper(94)} 0%, ${paper(82)} 45%, transparent 80%)`;
