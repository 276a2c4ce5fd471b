import Close from '@mui/icons-material/Close';
import Chip, { type ChipProps } from '@mui/material/Chip';

interface RemovableChipProps extends Pick<ChipProps, 'color' | 'size' | 'sx'> {
  icon?: ChipProps['icon'] | undefined;
  label: string;
  /** What is heard in place of the label: what the button does. */
  removes: string;
  onRemove: () => void;
}

/** A word that a click or a key takes away. */
export const RemovableChip = ({ label, removes, onRemove, icon, ...look }: RemovableChipProps) => (
  <Chip
    component="button"
    variant="outlined"
    {...look}
    {...(icon && { icon })}
    label={label}
    title={label}
    aria-label={removes}
    onClick={onRemove}
    onDelete={onRemove}
    deleteIcon={<Close />}
  />
);
