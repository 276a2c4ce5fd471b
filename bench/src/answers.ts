import { writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Call } from './load.ts';
import type { Question } from './questions.ts';
import type { Running } from './running.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Keeps Artesian's own answers for the bare server: the same bytes, whatever it costs to make them. Of a question with
 * many calls the answer of middling size is kept.
 */
export async function keepAnswers(questions: Question[], origin: string, folder: string) {
  for (const { name, contenders } of questions) {
    const [artesian] = contenders;
    const answers: Answer[] = [];
    for (const { path } of artesian!.calls) answers.push(await ask(`${origin}${path}`, artesian!.headers));
    const { status, headers, body } = middling(answers);
    writeFileSync(join(folder, `${name}.json`), JSON.stringify({ status, headers }));
    writeFileSync(join(folder, `${name}.body`), body);
  }
}

function middling(answers: Answer[]): Answer {
  const mean = answers.reduce((sum, { body }) => sum + body.length, 0) / answers.length;
  const distance = ({ body }: Answer) => Math.abs(body.length - mean);
  return answers.toSorted((a, b) => distance(a) - distance(b))[0]!;
}

/** The answer as it comes over the wire, still compressed. */
export function ask(address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const kept = ['content-type', 'content-encoding', 'etag'].filter((name) => response.headers[name]);
        resolve({
          status: response.statusCode!,
          headers: Object.fromEntries(kept.map((name) => [name, String(response.headers[name])])),
          body: Buffer.concat(chunks),
        });
      });
    }).once('error', reject);
  });
}

/** A server that answers something else is not measured: some answer an error with 200, and very fast. */
export async function refuseWrongAnswer(
  who: string,
  { origin }: Running,
  { method, path, body }: Call,
  headers: Record<string, string>,
  proof: string,
) {
  if (proof === '') return;
  const answer = await fetch(`${origin}${path}`, { method, headers, ...(body !== undefined && { body }) });
  const text = await answer.text();
  if (!answer.ok || !text.includes(proof)) throw new Error(`${who}: ${answer.status} ${text.slice(0, 200)}`);
}
