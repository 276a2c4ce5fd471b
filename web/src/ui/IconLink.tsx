import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { createLink } from '@tanstack/react-router';
import type { Ref } from 'react';

type IconAnchorProps = IconButtonProps<'a'> & { label: string; ref?: Ref<HTMLAnchorElement> };

/** A link to a screen of this site that is an icon; its label names it, and is shown when it is pointed at. */
export const IconLink = createLink(function IconAnchor({ label, ...props }: IconAnchorProps) {
  return (
    <Tooltip title={label}>
      <IconButton component="a" aria-label={label} {...props} />
    </Tooltip>
  );
});
