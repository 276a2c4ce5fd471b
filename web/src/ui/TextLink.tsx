import Link, { type LinkProps } from '@mui/material/Link';
import { createLink } from '@tanstack/react-router';
import type { Ref } from 'react';

/** A link in text that leads to a screen of this site without loading the page anew. */
export const TextLink = createLink(function TextAnchor(props: LinkProps & { ref?: Ref<HTMLAnchorElement> }) {
  return <Link {...props} />;
});
