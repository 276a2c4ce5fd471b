/** What this browser remembers under `name`, or undefined; also where storage is forbidden or its text is broken. */
export function remembered<T>(name: string): T | undefined {
  try {
    const text = localStorage.getItem(keyOf(name));
    return text === null ? undefined : (JSON.parse(text) as T);
  } catch {
    return undefined;
  }
}

/** Remembers `value` in this browser; `undefined` forgets it. */
export function remember(name: string, value: unknown): void {
  try {
    if (value === undefined) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(value));
  } catch {
    // A full or forbidden storage costs the memory, never the act.
  }
}

const keyOf = (name: string) => `artesian.${name}`;
