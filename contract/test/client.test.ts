import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError, createClient } from '../src/language/client.ts';
import { endpoint } from '../src/language/endpoint.ts';
import { integer } from '../src/language/fields.ts';
import { view } from '../src/language/view.ts';

/** A client whose calls arrive nowhere, and what it sent. */
function recordingClient(answer = () => Response.json([])) {
  const sent: { address: string; body: unknown }[] = [];
  const record: typeof fetch = (input, init) => {
    sent.push({ address: String(input), body: init?.body });
    return Promise.resolve(answer());
  };
  return { client: createClient({ around: () => record }), sent, address: () => sent.at(-1)?.address };
}

const pumpage = view({
  path: 'ui-pumpage',
  access: 'staff',
  summary: 'What was pumped, by year',
  row: { c_year: integer('Year') },
  by: z.object({ permit_ndx: z.number() }),
  narrowedBy: 'c_year',
});

describe('the client', () => {
  it('leaves the fields out of a query that are absent', async () => {
    const { client, address } = recordingClient();
    const springs = endpoint({
      method: 'GET',
      path: '/api/springs',
      access: 'open',
      summary: 'Springs',
      query: z.object({ only: z.string().optional(), zoom: z.number().optional(), name: z.string().optional() }),
      answer: z.unknown(),
    });
    await client.call(springs, { query: { only: undefined, zoom: 0, name: 'A & B' } });
    expect(address()).toBe('/api/springs?zoom=0&name=A+%26+B');
    await client.call(springs, { query: { only: undefined } });
    expect(address()).toBe('/api/springs');
    await client.call(springs, {});
    expect(address()).toBe('/api/springs');
  });

  it('leaves a year out of the query of a view that is absent', async () => {
    const { client, address } = recordingClient();
    const params = { permit_ndx: 7 };
    await client.view(pumpage, { params, years: { start_year: 2020, end_year: undefined } });
    expect(address()).toBe('/api/ui-pumpage/7?start_year=2020');
    await client.view(pumpage, { params, years: {} });
    expect(address()).toBe('/api/ui-pumpage/7');
  });

  it('does not send a call without a parameter of its address', async () => {
    const { client, sent } = recordingClient();
    const incomplete: { permit_ndx: number } = JSON.parse('{}');
    await expect(client.view(pumpage, { params: incomplete })).rejects.toThrow('called without permit_ndx');
    expect(sent).toEqual([]);
  });

  it('tells a refusal in the words of the server, or by its status where something before it refuses', async () => {
    const refusal = async (answer: () => Response) =>
      recordingClient(answer)
        .client.send('GET', '/api/springs')
        .catch((error: unknown) => error);
    expect(await refusal(() => Response.json({ detail: 'Enter a year.' }, { status: 400 }))).toMatchObject({
      status: 400,
      message: 'Enter a year.',
    });
    const bare = await refusal(() => Response.json(null, { status: 502, statusText: 'Bad Gateway' }));
    expect(bare).toBeInstanceOf(ApiError);
    expect(bare).toMatchObject({ status: 502, message: 'Bad Gateway' });
  });
});
