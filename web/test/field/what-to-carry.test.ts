import { fieldForms } from '@artesian/contract/field/field-services';
import { metaOf, type Register } from '@artesian/contract/language/register';
import { expect, it } from 'vitest';
import { everythingToCarry } from '../../src/field/carried/what-to-carry.ts';

it('a device takes along every list that a form of the field offers, also those of the office', () => {
  const offered = fieldForms.flatMap((form: Pick<Register, 'fields'>) =>
    Object.keys(form.fields)
      .map((name) => metaOf(form, name))
      .flatMap(({ kind, to }) => (kind === 'lookup' ? `/api/${to}` : [])),
  );
  expect(offered).toContain('/api/ui-list-wm-well-status');
  expect(everythingToCarry).toEqual(expect.arrayContaining(offered));
});
