import { isPicture, pictureAddress } from '@artesian/contract/wells/attachments';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Attachment } from './attachment.ts';

/** More of a text than anybody reads in a preview. */
const MOST_LETTERS = 200_000;

/** The file itself, as far as a browser can show it. */
export function PreviewedFile({ attachment }: { attachment: Attachment }) {
  const { content_type: type, system_filepath: address, original_filename: name } = attachment;
  if (isPicture(type)) return <Picture {...attachment} />;
  if (type === 'application/pdf') return <Box component="iframe" src={address} title={name} sx={whole} />;
  if (type === 'text/plain') return <Text address={address} />;
  return <Words>Preview is not available for this file type. Download the file to view it.</Words>;
}

function Picture({ cannot_be_shown, system_filepath, original_filename }: Attachment) {
  const [isBroken, setBroken] = useState(cannot_be_shown);
  if (isBroken) {
    return (
      <Words>
        This picture is damaged or in a format that browsers cannot show (HEIC). Download the original to view it.
      </Words>
    );
  }
  const address = pictureAddress(system_filepath, 1280);
  return <Box component="img" src={address} alt={original_filename} onError={() => setBroken(true)} sx={whole} />;
}

function Text({ address }: { address: string }) {
  const { data, error } = useQuery({ queryKey: [address], queryFn: ({ signal }) => readText(address, signal) });
  if (error) return <Words>The text could not be read. Download the file to view it.</Words>;
  if (data === undefined) return <CircularProgress aria-label="Loading" />;
  return (
    <Box component="pre" tabIndex={0} sx={{ ...whole, m: 0, p: 2, overflow: 'auto', fontSize: '0.8125rem' }}>
      {data}
    </Box>
  );
}

async function readText(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(response.statusText);
  return (await response.text()).slice(0, MOST_LETTERS);
}

const Words = ({ children }: { children: string }) => (
  <Typography sx={{ p: 3, maxWidth: 420, textAlign: 'center', color: 'text.secondary' }}>{children}</Typography>
);

const whole = { width: '100%', height: '100%', border: 0, objectFit: 'contain' } as const;
