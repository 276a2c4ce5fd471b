import { metaOf, type Register } from '@artesian/contract/language/register';
import { useState } from 'react';
import { isOptional, isRequired, type Entries } from '../form/entries.ts';
import { entryOf, isUnset, valueOf, type Entry } from '../form/input-text.ts';
import { notUnderstood } from '../form/problems.ts';
import type { BulkChange } from './plan-change.ts';

/** What is entered for many records: a field, and its new value or that it shall be empty. */
export interface ChangeEntered {
  /** Empty until one is chosen. */
  field: string;
  entry: Entry;
  /** It shall have no value. */
  isCleared: boolean;
  canBeCleared: boolean;
  isBlank: boolean;
  /** What is wrong with the entry. */
  problem: string | undefined;
  /** Undefined as long as it is blank or wrong. */
  change: BulkChange | undefined;
  chooseField: (field: string) => void;
  enter: (entry: Entry) => void;
  clear: (isCleared: boolean) => void;
}

/** Keeps what was entered for each field, so that choosing another and coming back loses nothing. */
export function useChangeEntered(register: Register): ChangeEntered {
  const [field, chooseField] = useState('');
  const [entries, setEntries] = useState<Entries>({});
  const [cleared, setCleared] = useState<Readonly<Record<string, boolean>>>({});
  const acts = {
    chooseField,
    enter: (entry: Entry) => setEntries({ ...entries, [field]: entry }),
    clear: (isCleared: boolean) => setCleared({ ...cleared, [field]: isCleared }),
  };
  if (field === '') return { ...nothingChosen, ...acts };

  const meta = metaOf(register, field);
  const blank = entryOf(meta, undefined);
  const entry = entries[field] ?? blank;
  const isCleared = cleared[field] === true;
  const isBlank = !isCleared && meta.kind !== 'flag' && (entry === '' || isUnset(meta.kind, entry));
  const value = valueOf(meta, isCleared ? blank : entry, isOptional(register, field));
  const wrong = isBlank ? undefined : register.change.safeParse({ [field]: value }).error?.issues[0]?.message;
  const problem = wrong && (notUnderstood(register, field, entry) ?? wrong);
  const canBeCleared = meta.kind !== 'flag' && !isRequired(register, field);
  const change = isBlank || problem ? undefined : { field, value };
  return { field, entry, isCleared, canBeCleared, isBlank, problem, change, ...acts };
}

const nothingChosen = {
  field: '',
  entry: null,
  isCleared: false,
  canBeCleared: false,
  isBlank: true,
  problem: undefined,
  change: undefined,
} as const;
