import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

export interface Message {
  /** Its own name, which stays when it is tried again: mail servers know by it what they have. */
  messageId: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Where its reader can stop such messages. */
  stop?: string;
  /** Whether mail programs may stop them there by themselves, when their reader says so (RFC 8058). */
  stopsAtOnce?: boolean;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

/** The district's mail server. */
export interface Mail {
  send: (message: Message) => Promise<Outcome>;
  close: () => void;
}

export const hasMail = ({ SMTP_URL }: Pick<Config, 'SMTP_URL'>): boolean => SMTP_URL !== undefined;

const PATIENCE_MS = 20_000;

/** Undefined where the settings name none. It asks nothing of the server before the first message. */
export function openMail(config: Config): Mail | undefined {
  const { SMTP_URL, MAIL_FROM } = config;
  if (!SMTP_URL || !MAIL_FROM) return undefined;
  const transport = createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: 1,
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let wasHandedOver = false;
  // The end of its text is the last thing that the server waits for: what fails after that may have arrived.
  transport.use('stream', (mail, done) => {
    mail.message.transform(() => watched(() => (wasHandedOver = true)));
    done();
  });
  return {
    send: async ({ to, subject, stop, stopsAtOnce, ...message }) => {
      const { DISTRICT_NAME, DISTRICT_EMAIL } = config;
      wasHandedOver = false;
      try {
        await transport.sendMail({
          ...message,
          from: { name: DISTRICT_NAME, address: MAIL_FROM },
          to: { name: inOneLine(to.name), address: to.address },
          subject: inOneLine(subject),
          ...(DISTRICT_EMAIL && { replyTo: DISTRICT_EMAIL }),
          ...(stop && { list: { unsubscribe: stop } }),
          headers: {
            'Auto-Submitted': 'auto-generated',
            ...(stopsAtOnce && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
          },
        });
        return { state: 'sent' };
      } catch (error) {
        return outcomeOf(error as Error, wasHandedOver);
      }
    },
    close: () => transport.close(),
  };
}

const watched = (onEnd: () => void) =>
  new Transform({
    transform: (chunk, _encoding, done) => done(null, chunk),
    flush: (done) => {
      onEnd();
      done();
    },
  });

/** What stands in the head of a message begins no line of its own. */
const inOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
