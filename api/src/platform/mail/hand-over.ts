import type { Mail, Message } from './open-mail.ts';
import type { Outcome } from './outcome.ts';

/** Messages that are kept until they are sent; `key` names one of them. */
export interface Outbox<M> {
  /** Takes the next out of those that wait, but none of these; undefined where no other waits. */
  take: (later: readonly number[]) => Promise<M | undefined>;
  keyOf: (taken: M) => number;
  messageOf: (taken: M) => Promise<Message>;
  /** Keeps what became of it. */
  settle: (key: number, outcome: Outcome) => Promise<unknown>;
}

/**
 * Hands all that wait to the mail server, one after the other. Each is taken out of those that wait before it is handed over: of one whose
 * process was killed in between nobody knows whether it arrived, and nobody gets it twice. Throws when some are to be tried again, so that
 * the job is.
 */
export async function handOver<M>(mail: Mail, { take, keyOf, messageOf, settle }: Outbox<M>) {
  const later: number[] = [];
  let said = '';
  for (;;) {
    const taken = await take(later);
    if (taken === undefined) break;
    const outcome = await messageOf(taken).then(mail.send, cannotBeWorded);
    await settle(keyOf(taken), outcome);
    if (outcome.state !== 'later') continue;
    later.push(keyOf(taken));
    said = outcome.said;
    if (outcome.forAll) break;
  }
  if (later.length > 0) throw new Error(`Not all could be sent: ${withoutAddresses(said)}`);
}

/** What is thrown stands in logs, and whom something is sent to is nobody's business there. */
const withoutAddresses = (said: string): string => said.replaceAll(/[^\s<>]+@[^\s<>]+/gu, '(address)');

/** The others are sent all the same. */
const cannotBeWorded = (error: Error): Outcome => ({
  state: 'later',
  said: error.message.slice(0, 400),
  forAll: false,
});

/** The state and the words to keep of an outcome: what is tried later waits. */
export const stateOf = (outcome: Outcome): [state: string, failure: string | null] => [
  outcome.state === 'later' ? 'waiting' : outcome.state,
  outcome.state === 'sent' ? null : outcome.said,
];
