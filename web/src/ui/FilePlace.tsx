import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';

interface FilePlaceProps {
  /** What the files are, on the button: `Choose photos or documents`. */
  label: string;
  /** `.pdf`, `.png` … */
  extensions: readonly string[];
  /** What may be dropped here, or what was. */
  children: ReactNode;
  onAdd: (files: readonly File[]) => void;
}

/** Where files are chosen or dropped. */
export function FilePlace({ label, extensions, children, onAdd }: FilePlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onAdd([...event.dataTransfer.files]);
  };
  return (
    <Box sx={area} data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <Button startIcon={<UploadFile />} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {children}
      </Typography>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={label}
        accept={extensions.join(',')}
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])]);
          // The same file can be chosen again after it was mended or taken away.
          target.value = '';
        }}
      />
    </Box>
  );
}

const area = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: 2,
  py: 1.5,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: 1,
  '&[data-over]': { borderColor: 'primary.main', bgcolor: 'action.hover' },
} as const;
