import Delete from '@mui/icons-material/DeleteOutlined';
import LinkOff from '@mui/icons-material/LinkOffOutlined';
import IconButton from '@mui/material/IconButton';

interface RemoveCellProps {
  /** Of the row. */
  name: string;
  /** From 0. */
  index: number;
  isReachable: boolean;
  /** What deleting is called here: Delete, or Delink. */
  label: string | undefined;
  onRemove: () => Promise<void>;
}

export function RemoveCell({ name, index, isReachable, label = 'Delete', onRemove }: RemoveCellProps) {
  const words = `${label}: row ${name}`;
  return (
    <td aria-colindex={index + 1} data-column="$remove" data-button>
      <IconButton
        size="small"
        tabIndex={isReachable ? 0 : -1}
        aria-label={words}
        title={words}
        onClick={() => void onRemove()}
      >
        {label === 'Delete' ? <Delete fontSize="small" /> : <LinkOff fontSize="small" />}
      </IconButton>
    </td>
  );
}
