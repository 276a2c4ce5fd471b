import { t } from '@artesian/domain/texts/translate';
import { styled } from '@mui/material/styles';

/** The id of the `main` element of every layout. */
export const MAIN_ID = 'main';

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  insetInlineStart: 16,
  top: -80,
  zIndex: theme.zIndex.tooltip,
  padding: '10px 16px',
  borderRadius: theme.vars.shape.borderRadius,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  '&:focus': { top: 12 },
}));

/** The first stop of the Tab key: past the menus to the content. */
export function SkipLink() {
  return (
    <Anchor href={`#${MAIN_ID}`} className="not-printed">
      {t('Skip to content')}
    </Anchor>
  );
}
