/** Sends what waits, if there is a connection. */
export function wakeSender(): void {
  // Written next.
}
