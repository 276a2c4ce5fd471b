import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';

/** A quiet word at the foot of the map. Once closed, the same word does not come back. */
export function MapNotice({ text }: { text: string | undefined }) {
  const [closed, setClosed] = useState<string>();
  if (!text || text === closed) return null;
  return (
    <Box component="output" sx={place}>
      <Alert severity="info" role="presentation" onClose={() => setClosed(text)} sx={{ py: 0.25, boxShadow: 3 }}>
        {text}
      </Alert>
    </Box>
  );
}

const place = {
  position: 'absolute',
  bottom: 44,
  left: '50%',
  transform: 'translateX(-50%)',
  width: 'max-content',
  maxWidth: 'min(520px, calc(100% - 24px))',
  zIndex: 2,
} as const;
