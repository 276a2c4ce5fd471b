/** What became of a message. */
export type Outcome =
  | { state: 'sent' }
  /** The server will never take it for this address. */
  | { state: 'refused'; said: string }
  /** It may take it later; `forAll` where that is not about this message, so that none of the others need be tried now. */
  | { state: 'later'; said: string; forAll: boolean }
  /** The connection was lost after all of it was handed over: it may have arrived. */
  | { state: 'unsure'; said: string };

interface MailError extends Error {
  code?: string;
  responseCode?: number;
  response?: string;
  command?: string;
}

export function outcomeOf(error: MailError, wasHandedOver: boolean): Outcome {
  const { code, responseCode, response, command } = error;
  const said = (response ?? error.message).slice(0, 400);
  const isOfMessage = (code === 'EENVELOPE' && command !== 'MAIL FROM') || code === 'EMESSAGE';
  if (responseCode === undefined && wasHandedOver) return { state: 'unsure', said };
  if (isOfMessage && responseCode !== undefined && responseCode >= 500) return { state: 'refused', said };
  return { state: 'later', said, forAll: !isOfMessage };
}
