import { contacts } from '@artesian/contract/people/contacts';
import type { EditorPart } from '../register/editor/editor-part.ts';
import { LinkedRecords } from './LinkedRecords.tsx';

export const contactParts: readonly EditorPart[] = [
  { title: 'Name and Address', register: contacts },
  { title: 'Wells and Permits', Panel: LinkedRecords },
];
