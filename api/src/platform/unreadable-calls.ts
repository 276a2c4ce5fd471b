import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@artesian/contract/language/problem';

const refusals: Record<string, [status: number, code: string, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'too-long', 'The address and headers of the call are longer than 16 kB. Send less.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'too-slow', 'The call did not arrive in time. Send it again.'],
};
const noCall: (typeof refusals)[string] = [400, 'bad-request', 'What arrived is no HTTP call.'];

/** Answers what the server could not read as a call, in the same words and with the same headers as every other refusal. */
export function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, headers: Record<string, string>): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, code, detail] = refusals[error.code ?? ''] ?? noCall;
  const title = STATUS_CODES[status]!;
  const request_id = randomUUID();
  const body = JSON.stringify({ type: 'about:blank', title, status, detail, code, request_id } satisfies Problem);
  const lines = {
    ...headers,
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'x-request-id': request_id,
    connection: 'close',
  };
  const head = Object.entries(lines).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${head.join('')}\r\n${body}`);
}
