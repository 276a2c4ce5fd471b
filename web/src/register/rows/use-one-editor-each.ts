import { useState } from 'react';

/**
 * Every record has an editor of its own, so that the entries of one never meet those of another. A record that was just created
 * keeps the one it was entered in, where somebody may be typing still.
 */
export function useOneEditorEach(record: number | undefined) {
  const [editor, setEditor] = useState<Editor>({ id: 0, record, created: undefined });
  if (record !== editor.record) {
    const id = record === editor.created ? editor.id : editor.id + 1;
    setEditor({ id, record, created: undefined });
  }
  return { id: editor.id, keepFor: (created: number) => setEditor({ ...editor, created }) };
}

interface Editor {
  id: number;
  record: number | undefined;
  /** On its way into the address. */
  created: number | undefined;
}
