import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { draftOf, draftOn, keepDraft, readDraft, type Draft } from './draft.ts';
import { labelOf, type Entries } from './entries.ts';
import { EDITOR_TITLE, inputId, useFormParts } from './form-parts.ts';

/** Keeps what is entered until it is saved, and offers back what an ended session or a reload left behind. */
export function DraftKeeper({ name }: { name: string }) {
  const { register, base, form } = useFormParts();
  const entries = useWatch({ control: form.control }) as Entries;
  const [left, setLeft] = useState(() => readDraft(name));
  const offered = draftOn(register, base, entries, left);

  useEffect(() => {
    const draft = draftOf(register, base, entries);
    // Until it is answered, what is offered stays beside what is typed meanwhile.
    keepDraft(name, offered ? { ...offered, entries: { ...offered.entries, ...draft.entries } } : draft);
  });

  if (!offered) return null;
  const restore = () => {
    const typed = draftOf(register, base, form.getValues()).entries;
    const back = Object.entries(offered.entries).filter(([field]) => !(field in typed));
    for (const [field, entry] of back) form.setValue(field, entry);
    setLeft(undefined);
    document.getElementById(inputId(register, Object.keys(offered.entries)[0]!))?.focus();
  };
  const discard = () => {
    setLeft(undefined);
    document.getElementById(EDITOR_TITLE)?.focus();
  };
  return <Offer draft={offered} onRestore={restore} onDiscard={discard} />;
}

interface OfferProps {
  draft: Draft;
  onRestore: () => void;
  onDiscard: () => void;
}

function Offer({ draft, onRestore, onDiscard }: OfferProps) {
  const { register, base } = useFormParts();
  const fields = Object.keys(draft.entries).map((field) => labelOf(register, field));
  const isStale = draft.version !== (base?.version ?? null);
  return (
    <Alert
      severity={isStale ? 'warning' : 'info'}
      variant="outlined"
      sx={{ mb: 2.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <>
          <Button color="inherit" size="small" onClick={onRestore}>
            Restore
          </Button>
          <Button color="inherit" size="small" onClick={onDiscard}>
            Discard
          </Button>
        </>
      }
    >
      You left entries here that were not saved: {fields.join(', ')}.
      {isStale && ` The ${register.one} was changed since; check before you save.`}
    </Alert>
  );
}
