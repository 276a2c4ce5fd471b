import CardActionArea, { type CardActionAreaProps } from '@mui/material/CardActionArea';
import { createLink } from '@tanstack/react-router';
import type { Ref } from 'react';

/** The inside of a card that as a whole leads to a screen. */
export const CardLink = createLink(function CardAnchor(
  props: CardActionAreaProps<'a'> & { ref?: Ref<HTMLAnchorElement> },
) {
  return <CardActionArea component="a" {...props} />;
});
