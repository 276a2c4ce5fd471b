/** `1 permit`, `1,000 permits`. */
export const countedPermits = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'permit' : 'permits'}`;
