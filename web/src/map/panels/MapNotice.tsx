import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';

export interface Notice {
  text: string;
  /** What can be done about it. */
  action?: { label: string; act: () => void };
}

/** A quiet word at the foot of the map. Once closed, the same word does not come back. */
export function MapNotice({ notice }: { notice: Notice | undefined }) {
  const { text, action } = notice ?? {};
  const [closed, setClosed] = useState<string>();
  if (!text || text === closed) return null;
  return (
    <Box component="output" sx={place}>
      <Alert severity="info" role="presentation" onClose={() => setClosed(text)} sx={{ py: 0.25, boxShadow: 3 }}>
        {text}
        {action && (
          <Button size="small" onClick={action.act} sx={{ ml: 1, my: -0.5 }}>
            {action.label}
          </Button>
        )}
      </Alert>
    </Box>
  );
}

const place = {
  position: 'absolute',
  // On a phone the attribution takes two lines, and the scale stands above it.
  bottom: { xs: 92, sm: 44 },
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'min(520px, calc(100% - 24px))',
  zIndex: 2,
} as const;
