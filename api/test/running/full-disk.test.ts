import { beforeAll, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product } = await sharedProduct();
beforeAll(async () => {
  // What PostgreSQL says when it can extend a table no more.
  await product.database.asOwner((owner) =>
    owner.query(`
      create function no_room() returns trigger language plpgsql as $$
      begin
        raise exception 'could not extend file "base/1/2": No space left on device' using errcode = 'disk_full';
      end $$;
      create trigger no_room before insert on contacts for each row execute function no_room()`),
  );
});

it('a full disk is said as such, in words and without a path, and reading goes on', async () => {
  const response = await product.fetch('administrator', '/api/list-rolodex', {
    method: 'POST',
    body: JSON.stringify({ r_name: 'No room' }),
    headers: { 'content-type': 'application/json' },
  });
  const problem = (await response.json()) as { detail: string };
  expect([response.status, problem]).toEqual([507, expect.objectContaining({ code: 'disk-full' })]);
  expect(problem.detail).toContain('The server’s disk is full');
  expect(problem.detail).not.toContain('base/');
  expect((await product.fetch('administrator', '/api/list-rolodex')).status).toBe(200);
});
