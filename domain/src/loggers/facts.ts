/** What the head of a file says: `Serial Number,1234`, `Device SN = 1234`, `Location : MW-1`. Null where it does not, or says nothing. */
export function factIn(lines: readonly string[], name: RegExp): string | null {
  for (const line of lines.slice(0, HEAD)) {
    const plain = line.replace(/^[\s;,"#]+/, '');
    const [, said, value] = /^([^=:;,\t"]+)"?\s*[=:;,\t][\s:;,="]*([^;,\t"]*)/.exec(plain) ?? [];
    if (said && name.test(said.trim()) && value?.trim()) return value.trim();
  }
  return null;
}

/** No maker's head is longer. */
const HEAD = 120;
