import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { quietAccordion } from './quiet-accordion.ts';

interface PanelSectionProps {
  title: string;
  /** Whether it is open, where that is known outside, and then it is there only while open; without, it is open at first. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A part of the side panel, under its title. */
export function PanelSection({ title, isOpen, onToggle, children }: PanelSectionProps) {
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      {...(isOpen === undefined ? { defaultExpanded: true } : { expanded: isOpen })}
      slotProps={{ transition: { unmountOnExit: isOpen !== undefined } }}
      onChange={(_, next) => onToggle?.(next)}
      sx={quietAccordion}
    >
      <AccordionSummary expandIcon={<ExpandMore fontSize="small" />}>
        <Typography variant="h3" component="span">
          {title}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ p: 0 }}>{children}</AccordionDetails>
    </Accordion>
  );
}
