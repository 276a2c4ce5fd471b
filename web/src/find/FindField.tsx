import { t } from '@artesian/domain/texts/translate';
import Search from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import Stack from '@mui/material/Stack';
import type { KeyboardEvent } from 'react';

interface FindFieldProps {
  text: string;
  onChange: (text: string) => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** The option that Enter would choose. */
  activeId: string | undefined;
  listId: string;
  /** What may be looked for. */
  placeholder: string;
  onClose: () => void;
}

/** What is looked for; the keyboard stays here while it moves in the list. */
export function FindField({ text, onChange, onKeyDown, activeId, listId, placeholder, onClose }: FindFieldProps) {
  return (
    <Stack
      direction="row"
      sx={{ alignItems: 'center', gap: 1.5, px: 2, minHeight: 56, borderBottom: 1, borderColor: 'divider' }}
    >
      <Search fontSize="small" sx={{ color: 'text.secondary' }} />
      <InputBase
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- who opens it is about to type
        autoFocus
        fullWidth
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        // Smaller letters make a phone zoom in.
        sx={{ fontSize: '1rem' }}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': t('Find anything'),
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': activeId,
            autoComplete: 'off',
            autoCapitalize: 'off',
            spellCheck: false,
            enterKeyHint: 'go',
            maxLength: 120,
          },
        }}
      />
      <Button size="small" color="inherit" onClick={onClose} sx={{ color: 'text.secondary', flexShrink: 0, mr: -1 }}>
        {t('Close')}
      </Button>
    </Stack>
  );
}
