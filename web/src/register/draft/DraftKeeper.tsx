import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { draftOf, draftOn, keepDraft, readDraft } from './draft.ts';
import { DraftOffer } from './DraftOffer.tsx';
import { labelOf, type Entries } from '../form/entries.ts';
import { EDITOR_TITLE, inputId, useFormParts } from '../form/form-parts.ts';

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
  const fields = Object.keys(offered.entries).map((field) => labelOf(register, field));
  const isStale = offered.version !== (base?.version ?? null);
  return (
    <Box sx={{ mb: 2.5 }}>
      <DraftOffer
        entered={fields.join(', ')}
        stale={isStale ? register.one : undefined}
        onRestore={restore}
        onDiscard={discard}
      />
    </Box>
  );
}
