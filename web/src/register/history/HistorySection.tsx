import { recordHistory } from '@artesian/contract/language/history';
import History from '@mui/icons-material/HistoryOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { useState, type ReactNode } from 'react';
import { useSession } from '../../session/session.tsx';
import { HistoryPanel, type HistoryPanelProps } from './HistoryPanel.tsx';

/** The history of a record, fetched when somebody asks for it. */
export function HistorySection({ Besides }: HistoryPanelProps) {
  const { may } = useSession();
  if (!may(recordHistory)) return null;
  return (
    <FoldedHistory>
      <HistoryPanel Besides={Besides} />
    </FoldedHistory>
  );
}

/** What is only looked at now and then, under a button of its own. */
export function FoldedHistory({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Box component="section" aria-label="History" sx={{ mt: 1 }}>
      <Button
        size="small"
        color="inherit"
        startIcon={<History />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        sx={{ color: 'text.secondary', ml: -0.75 }}
      >
        History
      </Button>
      <Collapse in={isOpen} unmountOnExit>
        <Box sx={{ pt: 1, maxWidth: 880 }}>{children}</Box>
      </Collapse>
    </Box>
  );
}
