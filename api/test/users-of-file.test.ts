import { createUser } from '@artesian/contract/people/users';
import { previewUsers } from '@artesian/contract/people/users-files';
import { writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, type Product } from './support/product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
  await product.database.pool.query(
    `insert into permits (permit_ndx, permit_number, authorized_volume_gal, permit_year, removed)
     values (1, 'H1-26-1', 1000000, 2026, false), (2, 'H1-26-2', 1000000, 2026, true), (3, 'H1-26-3', 1000000, 2026, false)`,
  );
});
afterAll(() => product.close());

const preview = async (content: string | Uint8Array, as: 'administrator' | 'developer' = 'administrator') =>
  (await product.as(as)).call(previewUsers, {
    body: { file_name: 'users.csv', content: Buffer.from(content).toString('base64') },
  });

describe('a file of users', () => {
  it('says whom it would add, who is there already, and why others cannot be added, and adds nobody', async () => {
    const staff = await product.as('administrator');
    await staff.call(createUser, {
      body: {
        name: 'Otto',
        nickname: 'O',
        email: 'Otto@wells.example',
        role: 'Administrator',
        permits: [],
        invite: true,
      },
    });
    const { rows } = await preview(
      [
        'Name,E-Mail,Role,Permit Numbers',
        'Ann Smith,ann@wells.example,well owner,"h1-26-1, H1-26-3"',
        'Ann Smith,ann.two@wells.example,,',
        'Somebody Else,otto@wells.example,Well Owner,',
        'Twice,ANN@wells.example,,',
        'No Mail,,,',
        'Bad Mail,nobody at all,,',
        ',nameless@wells.example,,',
        'High,high@wells.example,Developer,',
        'Odd,odd@wells.example,King,',
        'Gone,gone@wells.example,,H1-26-2',
      ].join('\n'),
    );
    expect(rows.map(({ line, verdict, reason }) => [line, verdict, reason])).toEqual([
      [2, 'new', null],
      [3, 'new', null],
      [4, 'already there', 'Their role stays Administrator.'],
      [5, 'refused', 'Line 2 has the same e-mail address.'],
      [6, 'refused', 'Requires Email'],
      [7, 'refused', 'Requires Email'],
      [8, 'refused', 'Requires Full-name'],
      [9, 'refused', 'There is no such role. Choose one from the list.'],
      [10, 'refused', 'There is no such role. Choose one from the list.'],
      [11, 'refused', 'There is no permit H1-26-2.'],
    ]);
    expect(rows[0]!.user).toEqual({
      name: 'Ann Smith',
      nickname: 'Ann Smith',
      email: 'ann@wells.example',
      role: 'Well Owner',
      permits: [1, 3],
      invite: true,
    });
    expect(rows[0]!.cells).toMatchObject({ 'Permit Numbers': 'h1-26-1, H1-26-3' });

    // Each is then added as on the screen; the same file again adds nobody.
    const added = await staff.call(createUser, { body: rows[0]!.user! });
    expect(added.associated_permits.map(({ permit_number }) => permit_number)).toEqual(['H1-26-1', 'H1-26-3']);
    const again = await preview('Full Name,Email\nAnn,ann@wells.example');
    expect(again.rows.map(({ verdict }) => verdict)).toEqual(['already there']);
  });

  it('may be a workbook; a Developer may add Developers', async () => {
    const sheet = [
      ['Full Name', 'E-mail', 'Role'],
      ['Dora', 'dora@wells.example', 'Developer'],
    ];
    const { rows } = await preview(await writeXlsx({ sheets: [{ name: 'People', rows: sheet }] }), 'developer');
    expect(rows).toMatchObject([{ verdict: 'new', user: { role: 'Developer' } }]);
  });

  it.each([
    ['', 'The file is empty.'],
    ['Full Name,E-mail\n', 'The file has headings and no rows.'],
    ['Full Name\nAnn', 'The file needs a column E-mail: people are told apart by it.'],
    ['E-mail\na@b.example', 'The file needs a column Full Name.'],
    [
      'Name,Full Name,E-mail\nA,B,a@b.example',
      'Name and Full Name may mean the same. Rename the one that is not meant.',
    ],
    [`Full Name,E-mail\n${'A,a@b.example\n'.repeat(1001)}`, 'The file has more than 1,000 users. Divide it.'],
  ])('that cannot be understood is refused in words: %#', async (content, message) => {
    await expect(preview(content)).rejects.toMatchObject({ status: 400, message });
  });
});
