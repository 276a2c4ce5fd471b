import { t } from '@artesian/domain/texts/translate';
import { changeGuide, type Guide } from '@artesian/contract/guides/guides';
import TextField from '@mui/material/TextField';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.ts';
import { errorWordsToQuote } from '../ui/error-words.ts';
import { FormDialog } from '../ui/FormDialog.tsx';
import { notify } from '../ui/notify.ts';
import { remember, remembered } from '../ui/remembered.ts';

interface GuideDialogProps {
  guide: Guide;
  onClose: () => void;
}

/** What a guide is called, and what is said of it. */
export function GuideDialog({ guide, onClose }: GuideDialogProps) {
  const { said, say, forget } = useSaid(guide);
  const [isAsked, setAsked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      api.call(changeGuide, {
        params: { resource_guide_ndx: guide.resource_guide_ndx },
        body: { title: said.title, about: said.about.trim() || null },
        version: guide.version,
      }),
    onSuccess: () => {
      forget();
      notify.success(t('Saved'));
      onClose();
    },
  });
  const isMissing = said.title.trim() === '';
  const save = () => {
    setAsked(true);
    if (!isMissing) mutate();
  };
  const cancel = () => {
    forget();
    onClose();
  };
  return (
    <FormDialog
      title={t('Edit Guide')}
      isSaving={isPending}
      failure={error && errorWordsToQuote(error)}
      onSave={save}
      onCancel={cancel}
      onClose={onClose}
    >
      <TextField
        required
        label={t('Title')}
        value={said.title}
        onChange={({ target }) => say({ ...said, title: target.value })}
        error={isAsked && isMissing}
        helperText={isAsked && isMissing ? t('*Required field') : undefined}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ mt: 1 }}
      />
      <TextField
        multiline
        minRows={3}
        label={t('About')}
        value={said.about}
        onChange={({ target }) => say({ ...said, about: target.value })}
        helperText={t('Describe its purpose in one sentence.')}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  );
}

interface Said {
  title: string;
  about: string;
}

/** Kept in the tab, for when the session ends or the page is loaded again. */
function useSaid({ resource_guide_ndx, title, about }: Guide) {
  const name = `guide ${resource_guide_ndx}`;
  const [said, setSaid] = useState(() => remembered<Said>(name, 'sessionStorage') ?? { title, about: about ?? '' });
  const say = (next: Said) => {
    setSaid(next);
    remember(name, next, 'sessionStorage');
  };
  return { said, say, forget: () => remember(name, undefined, 'sessionStorage') };
}
