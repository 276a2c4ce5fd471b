import { t } from '@artesian/domain/texts/translate';
import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';

interface PictureProps {
  address: string;
  alt: string;
  fit: 'cover' | 'contain';
  /** Whether it waits until it comes into sight. */
  isLazy?: boolean;
}

/** A picture on its way, there, or failed (spec 2 §4, §8). */
export function Picture({ address, alt, fit, isLazy = false }: PictureProps) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (state === 'failed')
    return (
      <Alert severity="error" variant="outlined" sx={{ m: 1 }}>
        {t('Failed to load image')}
      </Alert>
    );
  return (
    <div style={frame}>
      {state === 'loading' && (
        <Skeleton variant="rectangular" sx={{ position: 'absolute', inset: 0, height: 'auto' }} />
      )}
      <img
        src={address}
        alt={alt}
        loading={isLazy ? 'lazy' : 'eager'}
        decoding="async"
        onLoad={() => setState('loaded')}
        onError={() => setState('failed')}
        style={fit === 'cover' ? covering : contained}
      />
    </div>
  );
}

const frame = { position: 'relative', width: '100%', height: '100%' } as const;
const contained = { ...frame, display: 'block', objectFit: 'contain' } as const;
const covering = { ...contained, objectFit: 'cover' } as const;
