import { t } from '@artesian/domain/texts/translate';
import { messages } from '@artesian/contract/language/messages';
import ContentCopy from '@mui/icons-material/ContentCopyOutlined';
import ButtonBase from '@mui/material/ButtonBase';
import { notify } from './notify.ts';

interface CopyButtonProps {
  /** Shown, and copied unless `copies` says otherwise. */
  value: string;
  copies?: string;
}

/** A value that a click copies. */
export function CopyButton({ value, copies = value }: CopyButtonProps) {
  return (
    <ButtonBase title={t('Copy')} onClick={() => void copy(copies)} sx={button}>
      {value}
      <ContentCopy aria-hidden="true" />
    </ButtonBase>
  );
}

const button = {
  minHeight: 26,
  px: 0.5,
  mr: -0.5,
  gap: 0.75,
  borderRadius: 1,
  fontFamily: 'inherit',
  fontWeight: 560,
  fontSize: '0.8125rem',
  fontVariantNumeric: 'tabular-nums',
  '& svg': { fontSize: 14, color: 'text.disabled' },
  '&:hover, &:focus-visible': { bgcolor: 'action.hover', '& svg': { color: 'primary.main' } },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(messages.copied);
  } catch {
    notify.error(t('The browser blocked copying. Select the text and copy it manually.'));
  }
}
