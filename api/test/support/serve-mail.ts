import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  url: string;
  /** What it took, in the order that it came, each with the address that it was for. */
  taken: (Email & { envelopeTo: string })[];
  /** How often each address was asked for. */
  asked: Map<string, number>;
  close: () => Promise<void>;
}

/**
 * A mail server that knows nobody called `refused@…`, is busy the first time that it is asked for `later@…`, and loses the connection
 * when it has all of a message to `lost@…`.
 */
export async function serveMail(port = 0): Promise<MailServer> {
  const taken: MailServer['taken'] = [];
  const asked: MailServer['asked'] = new Map();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: ({ address }, _session, done) => {
      asked.set(address, (asked.get(address) ?? 0) + 1);
      if (address.startsWith('refused@')) return done(answerOf(550, 'No such person here'));
      if (address.startsWith('later@') && asked.get(address) === 1) return done(answerOf(451, 'Try again later'));
      return done();
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const envelopeTo = envelope.rcptTo[0]!.address;
        if (envelopeTo.startsWith('lost@'))
          for (const { _socket } of server.connections as Set<{ _socket: { destroy: () => void } }>) _socket.destroy();
        else
          void PostalMime.parse(Buffer.concat(chunks)).then((email) => {
            taken.push({ ...email, envelopeTo });
            done();
          });
      });
    },
  });
  // Connections that end on purpose are no failure of it.
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  const address = server.server.address() as { port: number };
  return {
    url: `smtp://localhost:${address.port}`,
    taken,
    asked,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const answerOf = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });
