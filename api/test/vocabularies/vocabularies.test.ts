import { UNSET } from '@artesian/contract/language/fields';
import { lookups } from '@artesian/contract/lookups';
import { mapFilters } from '@artesian/contract/map/well-categories';
import {
  addWord,
  changeWord,
  deletePlaceWords,
  deleteUnusedWords,
  deleteWord,
  listVocabularies,
  listWordActs,
  mergeWords,
  orderWords,
  previewPlaceWords,
  undoWordAct,
  wordsOf,
} from '@artesian/contract/vocabularies/calls';
import { vocabularies, vocabularyOf } from '@artesian/contract/vocabularies';
import { wells } from '@artesian/contract/wells/wells';
import { describe, expect, it } from 'vitest';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();

const listed = (vocabulary: string) => staff.call(wordsOf, { params: { vocabulary } });
const wordsIn = async (vocabulary: string) => (await listed(vocabulary)).map(({ word }) => word);
const named = async (vocabulary: string, name: string) => (await listed(vocabulary)).find(({ word }) => word === name)!;
const add = async (vocabulary: string, word: string) =>
  (await staff.call(addWord, { params: { vocabulary }, body: { word } })).key;
const offered = (path: string) => staff.lookup(lookups.find((lookup) => lookup.path === path)!);

/** What a new word of a list must say. */
const mustSay: Record<string, Record<string, string>> = {
  'aquifer-groups': { aq_group_summary_name: 'Other' },
  'drought-stages': { stage_color: 'Gray' },
  indicators: { indicator_unit: 'cfs' },
  'permit-statuses': { permit_status_group_name: 'Inactive' },
};

describe('words of lists to choose from', () => {
  it('are added to every list, renamed, retired and deleted', async () => {
    const lists = await staff.call(listVocabularies, {});
    expect(lists.map(({ name }) => name)).toEqual(vocabularies.map(({ name }) => name));
    for (const { name: vocabulary } of vocabularies) {
      const says = mustSay[vocabulary] ?? {};
      const { key } = await staff.call(addWord, {
        params: { vocabulary },
        body: { word: 'A word', says },
      });
      const params = { vocabulary, key };
      await staff.call(changeWord, { params, body: { word: 'Another word', retired: true } });
      expect(await named(vocabulary, 'Another word')).toMatchObject({ key, retired: true, used: [], version: 2, says });
      await staff.call(deleteWord, { params });
      expect(await wordsIn(vocabulary)).not.toContain('Another word');
    }
  });

  it('are edited in every list but those whose every word is a rule, or a record with a screen of its own', () => {
    const fixed = lookups.map(({ table }) => table).filter((table) => !vocabularyOf(table));
    expect(new Set(fixed)).toEqual(
      new Set([
        'amendment_types',
        'amendment_statuses',
        'permit_types',
        'allocation_distributions',
        'logger_file_formats',
        'aqsci_units',
        'wl_meas_froms',
      ]),
    );
  });

  it('take all that holds them along when they are merged', async () => {
    const brewery = await add('well-uses', 'Brewery');
    const beer = await add('well-uses', 'Beer');
    const { well_ndx } = await staff.register(wells).create({ lat_dd: 30.1, lon_dd: -97.9, primary_use_ndx: beer });
    expect((await named('well-uses', 'Beer')).used).toEqual([{ in: 'wells', count: 1 }]);

    const params = { vocabulary: 'well-uses' };
    const unfit = staff.call(deleteWord, { params: { ...params, key: beer } });
    await expect(unfit).rejects.toMatchObject({ status: 400, message: expect.stringContaining('is in use') });
    const merged = await staff.call(mergeWords, { params, body: { drop: beer, keep: brewery } });
    expect(merged).toEqual({ changed: 1, word_act_ndx: expect.any(Number) });
    expect(await staff.register(wells).get(well_ndx)).toMatchObject({ primary_use_ndx: brewery });
    expect(await wordsIn('well-uses')).not.toContain('Beer');
    const again = staff.call(mergeWords, { params, body: { drop: beer, keep: brewery } });
    await expect(again).rejects.toMatchObject({ status: 404 });
    const itself = staff.call(mergeWords, { params, body: { drop: brewery, keep: brewery } });
    await expect(itself).rejects.toMatchObject({ status: 400 });
  });

  it('come back when a merge is undone, to all that has held the other word since', async () => {
    const params = { vocabulary: 'well-uses' };
    const [drop, keep, third] = [
      await add('well-uses', 'Carwash'),
      await add('well-uses', 'Car Wash'),
      await add('well-uses', 'Laundry'),
    ];
    const well = async (primary_use_ndx: number) =>
      (await staff.register(wells).create({ lat_dd: 30.1, lon_dd: -97.9, primary_use_ndx })).well_ndx;
    const [held, changed, own] = [await well(drop), await well(drop), await well(keep)];
    const useOf = async (ndx: number) => (await staff.register(wells).get(ndx)).primary_use_ndx;
    const { word_act_ndx } = await staff.call(mergeWords, { params, body: { drop, keep } });
    const { version } = await staff.register(wells).get(changed);
    await staff.register(wells).update(changed, { primary_use_ndx: third }, version);

    const [act] = await staff.call(listWordActs, {});
    expect(act).toMatchObject({
      word_act_ndx,
      lists: ['well-uses'],
      told: '“Carwash” was merged with “Car Wash”.',
      words: 1,
      rows: 2,
      undone_at: null,
    });
    const undone = await staff.call(undoWordAct, { params: { word_act_ndx } });
    expect(undone).toEqual({ words: 1, restored: 1, stayed: 1 });
    expect(await named('well-uses', 'Carwash')).toMatchObject({ key: drop, used: [{ in: 'wells', count: 1 }] });
    expect([await useOf(held), await useOf(changed), await useOf(own)]).toEqual([drop, third, keep]);
    const again = staff.call(undoWordAct, { params: { word_act_ndx } });
    await expect(again).rejects.toMatchObject({ status: 409, message: 'This was already undone.' });
    await expect(staff.call(undoWordAct, { params: { word_act_ndx: 987654 } })).rejects.toMatchObject({ status: 404 });
  });

  it('come back under another number where theirs is taken, and not where the list has them again', async () => {
    const params = { vocabulary: 'well-uses' };
    const keep = await add('well-uses', 'Ice House');
    const drop = await add('well-uses', 'Ice');
    const { well_ndx } = await staff.register(wells).create({ lat_dd: 30.1, lon_dd: -97.9, primary_use_ndx: drop });
    const { word_act_ndx } = await staff.call(mergeWords, { params, body: { drop, keep } });
    expect(await add('well-uses', 'ICE')).toBe(drop);
    const undo = () => staff.call(undoWordAct, { params: { word_act_ndx } });
    await expect(undo()).rejects.toMatchObject({
      status: 409,
      message: 'Well Uses already has “Ice” again. Rename that first, then undo.',
    });
    await staff.call(changeWord, { params: { ...params, key: drop }, body: { word: 'Snow' } });
    expect(await undo()).toEqual({ words: 1, restored: 1, stayed: 0 });
    const { key } = await named('well-uses', 'Ice');
    expect(key).not.toBe(drop);
    expect((await staff.register(wells).get(well_ndx)).primary_use_ndx).toBe(key);
  });

  it('of places that nothing holds go in one act, and come back in one', async () => {
    const county = (await named('counties', 'Hays')).key;
    await staff.register(wells).create({ lat_dd: 30.1, lon_dd: -97.9, primary_use_ndx: 1 });
    await product.database.pool.query('update wells set county_ndx = $1', [county]);
    const places = vocabularies.filter(({ isOfPlace }) => isOfPlace).map(({ name }) => name);
    const all = () => Promise.all(places.map(async (name) => [name, await wordsIn(name)]));
    const before = await all();
    const { lists } = await staff.call(previewPlaceWords, {});
    expect(lists.find(({ name }) => name === 'counties')).toMatchObject({ stay: 1 });
    expect(lists.find(({ name }) => name === 'aquifer-groups')).toMatchObject({ stay: 0 });
    expect(await all()).toEqual(before);

    const { word_act_ndx, ...done } = await staff.call(deletePlaceWords, {});
    expect(done).toEqual({ lists });
    expect(await wordsIn('counties')).toEqual(['Hays']);
    expect(await wordsIn('aquifers')).toEqual([]);
    expect(await wordsIn('well-uses')).toContain('Domestic');
    expect(await staff.call(deletePlaceWords, {})).toMatchObject({ word_act_ndx: null });

    // Meanwhile a group takes the number of one that went.
    await staff.call(addWord, {
      params: { vocabulary: 'aquifer-groups' },
      body: { word: 'Ogallala', says: { aq_group_summary_name: 'Other' } },
    });
    await staff.call(undoWordAct, { params: { word_act_ndx: word_act_ndx! } });
    const after = Object.fromEntries(await all()) as Record<string, string[]>;
    expect(after).toEqual({
      ...Object.fromEntries(before),
      'aquifer-groups': expect.arrayContaining(['Edwards', 'Trinity', 'Other', 'Ogallala']),
    });
    const edwards = await named('aquifer-groups', 'Edwards');
    expect((await named('aquifers', 'Edwards, saline')).says).toEqual({ aquifer_group_ndx: edwards.key });
    expect((await named('counties', 'Hays')).key).toBe(county);
  });

  it('are offered in the order that staff give them, and not when they are retired', async () => {
    const before = await listed('well-log-types');
    const keys = before.map(({ key }) => key).toReversed();
    await staff.call(orderWords, { params: { vocabulary: 'well-log-types' }, body: { keys } });
    const late = await add('well-log-types', 'A late one');
    const rows = await offered('list-well-log-types');
    expect(rows.map((row) => row['well_log_type_ndx']).filter((key) => key !== UNSET)).toEqual([...keys, late]);

    await staff.call(changeWord, { params: { vocabulary: 'well-log-types', key: late }, body: { retired: true } });
    const retired = (await offered('list-well-log-types')).filter((row) => row['retired']);
    expect(retired).toEqual([{ well_log_type_ndx: late, well_log_type_desc: 'A late one', retired: true }]);

    await staff.call(orderWords, { params: { vocabulary: 'well-log-types' }, body: { keys: [] } });
    const words = await wordsIn('well-log-types');
    expect(words).toEqual(words.toSorted());
  });

  it('keep their names where rules go by them', async () => {
    for (const { name: vocabulary, kept } of vocabularies) {
      for (const word of kept.words) {
        const { key, kept: why } = await named(vocabulary, word);
        expect(why).toBe(kept.why);
        const params = { vocabulary, key };
        const acts = [
          () => staff.call(changeWord, { params, body: { word: 'Otherwise' } }),
          () => staff.call(changeWord, { params, body: { retired: true } }),
          () => staff.call(deleteWord, { params }),
        ];
        for (const act of acts) await expect(act()).rejects.toMatchObject({ status: 400 });
      }
    }
  });

  it('are refused twice, without what they must say, and over a later version', async () => {
    const params = { vocabulary: 'permit-statuses' };
    const twice = staff.call(addWord, { params, body: { word: 'pending', says: mustSay['permit-statuses']! } });
    await expect(twice).rejects.toMatchObject({ message: 'The list already has “Pending”.' });
    const silent = staff.call(addWord, { params, body: { word: 'On Hold' } });
    await expect(silent).rejects.toMatchObject({ problem: { errors: [{ field: 'says.permit_status_group_name' }] } });
    const strange = staff.call(addWord, { params: { vocabulary: 'well-uses' }, body: { word: 'X', says: { y: 1 } } });
    await expect(strange).rejects.toMatchObject({ status: 400 });

    const { key, version } = await named('permit-statuses', 'Suspended');
    const one = { ...params, key };
    await staff.call(changeWord, { params: one, body: { word: 'On Hold' }, version });
    const stale = staff.call(changeWord, { params: one, body: { word: 'Late' }, version });
    await expect(stale).rejects.toMatchObject({ status: 412 });
    await expect(staff.call(wordsOf, { params: { vocabulary: 'wells' } })).rejects.toMatchObject({ status: 404 });
    const unset = staff.call(changeWord, { params: { ...params, key: UNSET }, body: { word: 'Nothing' } });
    await expect(unset).rejects.toMatchObject({ status: 404 });
  });

  it('keep their color on the map when they are renamed', async () => {
    const colorOf = async (name: string) => {
      const { data } = await (await product.as('visitor')).call(mapFilters, {});
      return data.managementZone.find(({ value }) => value === name)?.color;
    };
    await product.database.pool.query(
      "insert into map_colors (category, value, color) values ('managementZone', 'Middle Trinity', '#123456') on conflict (category, value) do update set color = excluded.color",
    );
    const { key } = await named('management-zones', 'Middle Trinity');
    await staff.call(changeWord, { params: { vocabulary: 'management-zones', key }, body: { word: 'Cow Creek Zone' } });
    expect(await colorOf('Cow Creek Zone')).toBe('#123456');
  });

  it('go together where nothing holds them: a district begins with its own', async () => {
    const before = await listed('precincts');
    const { deleted } = await staff.call(deleteUnusedWords, { params: { vocabulary: 'precincts' } });
    const unused = before.filter(({ used }) => used.length === 0);
    expect(deleted).toEqual(unused.map(({ word }) => word));
    expect(await wordsIn('precincts')).toEqual(before.filter(({ used }) => used.length > 0).map(({ word }) => word));
    const statuses = await staff.call(deleteUnusedWords, { params: { vocabulary: 'well-statuses' } });
    expect(statuses.deleted).not.toContain('Proposed');
  });
});
