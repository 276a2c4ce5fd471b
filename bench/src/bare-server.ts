// The physical limit: Node's own HTTP server, answering the same bytes from memory. Reads `/<name>` from the folder ANSWERS.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

interface Head {
  status: number;
  headers: Record<string, string>;
}

const folder = process.env['ANSWERS']!;
const names = readdirSync(folder).filter((name) => name.endsWith('.body'));
const answers = new Map(names.map((file) => [`/${file.replace('.body', '')}`, readAnswer(file)]));

const nothing = { status: 404, headers: {}, body: '' };
createServer((request, response) => {
  const { status, headers, body } = answers.get(request.url ?? '') ?? nothing;
  response.writeHead(status, headers).end(body);
}).listen(Number(process.env['PORT']));

function readAnswer(file: string) {
  const body = readFileSync(join(folder, file));
  const { status, headers } = JSON.parse(readFileSync(join(folder, file.replace('.body', '.json')), 'utf8')) as Head;
  return { status, body, headers: status === 304 ? headers : { ...headers, 'content-length': String(body.length) } };
}
