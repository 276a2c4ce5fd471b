import Button, { type ButtonProps } from '@mui/material/Button';

interface SaveButtonProps extends Pick<ButtonProps, 'type' | 'onClick' | 'children'> {
  isReady: boolean;
  /** The id of what says why it is not ready. */
  describedBy: string;
  /** Where it takes a part of a phone's width. */
  flex?: { xs: number; sm: string };
}

/**
 * Saves a form. It is never `disabled`: it can be reached by keyboard, says what is missing, and when pressed all the same, leads to it.
 * What it does then is its form's.
 */
export const SaveButton = ({ isReady, describedBy, flex, ...props }: SaveButtonProps) => (
  <Button
    variant="contained"
    aria-disabled={!isReady}
    aria-describedby={describedBy}
    sx={{
      minWidth: 96,
      flex,
      '&[aria-disabled=true], &[aria-disabled=true]:hover': {
        bgcolor: 'action.disabledBackground',
        color: 'text.secondary',
      },
    }}
    {...props}
  />
);
