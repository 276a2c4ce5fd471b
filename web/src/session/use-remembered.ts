import { useState } from 'react';
import { remember, remembered } from '../ui/remembered.ts';

/** State that this browser keeps for the next visit, under a name. */
export function useRemembered<T>(name: string, atFirst: T): [T, (value: T) => void] {
  const [value, setValue] = useState<T>(() => remembered<T>(name) ?? atFirst);
  const change = (next: T) => {
    setValue(next);
    remember(name, next);
  };
  return [value, change];
}
