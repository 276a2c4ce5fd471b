import { accessTable } from '@artesian/contract/access';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isDemonstration } from '../support/any-district.ts';
import { startProduct, type Product } from '../support/product.ts';
import { callEverything, lacksRecords, lineOf, type Answered } from './call-everything.ts';
import { withoutNames } from './addresses.ts';
import { hasSpecification, writingCalls } from './specification.ts';

describe.skipIf(!hasSpecification)('every reading call of the specification', () => {
  let product: Product;
  beforeAll(async () => {
    product = await startProduct({ demo: true });
  });
  afterAll(() => product.close());

  it('answers everybody as its access says, with rows of the demonstration district', async () => {
    const answers: Answered[] = [];
    await callEverything(product, (answered) => answers.push(answered));
    expect(answers.length).toBeGreaterThan(100);
    const isWrong = (words: string) => isDemonstration() || !lacksRecords.includes(words);
    expect(answers.filter(({ wrong }) => wrong.some(isWrong)).map(lineOf)).toEqual([]);
  });
});

it.skipIf(!hasSpecification)('every writing call of the specification is there, for whom it says', () => {
  const there = new Map([...accessTable].map(([call, access]) => [withoutNames(call), access]));
  const wanted = writingCalls().map(({ method, path, access }) => [withoutNames(`${method} ${path}`), access] as const);
  expect(wanted.length).toBeGreaterThan(60);
  expect(wanted.filter(([call, access]) => there.get(call) !== access)).toEqual([]);
});
