/** Where something is remembered: in this browser, or in this tab until it is closed. */
type Storage = 'localStorage' | 'sessionStorage';

/** What is remembered under `name`, or undefined; also where storage is forbidden or its text is broken. */
export function remembered<T>(name: string, storage: Storage = 'localStorage'): T | undefined {
  try {
    const text = window[storage].getItem(keyOf(name));
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Remembers `value`; `undefined` forgets it. */
export function remember(name: string, value: unknown, storage: Storage = 'localStorage'): void {
  try {
    if (value === undefined) window[storage].removeItem(keyOf(name));
    else window[storage].setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the memory, never the act.
  }
}

const keyOf = (name: string) => `artesian.${name}`;
