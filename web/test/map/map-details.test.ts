import { describe, expect, it } from 'vitest';
import { readAttachments } from '../../src/map/details/attachments.ts';
import { factsOfShape } from '../../src/map/details/shape-facts.ts';
import { factsOf, truthsOf } from '../../src/map/details/well-facts.ts';

describe('attachments of a well', () => {
  it('are read from names and addresses, also with commas and semicolons in the names', () => {
    const text = 'Log, 1998; scanned.pdf;https://files.example/1, Photo.jpg;/api/files/2';
    expect(readAttachments(text)).toEqual([
      { name: 'Log, 1998; scanned.pdf', url: 'https://files.example/1' },
      { name: 'Photo.jpg', url: '/api/files/2' },
    ]);
  });

  it('lead nowhere but to https and this site', () => {
    const text = [
      'script;javascript:alert(1)',
      'data;data:text/html,hello',
      'plain;http://files.example/1',
      'elsewhere;//evil.example/1',
      'backslash;/\\evil.example',
      'good;https://files.example/1',
    ].join(', ');
    expect(readAttachments(text).map(({ url }) => url)).toEqual(['https://files.example/1']);
  });

  it('are none where there is no text', () => {
    expect([null, undefined, '', 'no address'].flatMap(readAttachments)).toEqual([]);
  });
});

describe('the details of a well', () => {
  it('leave out what is not known', () => {
    const facts = factsOf({
      well_id: '58-50-301',
      owner_info: ' ',
      county: 'Hays',
      permits_info: null,
      well_depth_ft: null,
    });
    expect(facts).toEqual([{ label: 'County', value: 'Hays' }]);
  });

  it('say what is not known where one asks for it, but nothing of what was not sent', () => {
    const wishes = { leftOut: ['owner_info'], isMissingSaid: true };
    expect(factsOf({ owner_info: 'Example', county: 'Hays', permits_info: null }, wishes)).toEqual([
      { label: 'Permits', value: 'N/A' },
      { label: 'County', value: 'Hays' },
    ]);
  });

  it('say depth, date and place with their units', () => {
    const facts = factsOf({ well_depth_ft: 1250, drilled_date: '2019-06-02', lat_dd: 30.1, lon_dd: -97.8 });
    expect(facts).toEqual([
      { label: 'Drilled Date', value: '06/02/2019' },
      { label: 'Well Depth', value: '1,250 ft' },
      { label: 'Coordinates', value: '30.10000, -97.80000' },
    ]);
  });

  it('say the year alone where no more is known of the drilling', () => {
    expect(factsOf({ drilled_date: null, drilled_year: 1974 })).toEqual([{ label: 'Year Drilled', value: '1974' }]);
    expect(factsOf({ drilled_date: null, drilled_year: null }, { isMissingSaid: true })).toEqual([
      { label: 'Drilled Date', value: 'N/A' },
    ]);
  });

  it('name what is true, and only that', () => {
    expect(truthsOf({ in_district: true, is_permited: false, is_index_well: true })).toEqual([
      'In District',
      'Is Index Well',
    ]);
  });

  it('leave graphs to say that there are some, and say where to get what is not published', () => {
    const measured = { has_production_data: true, has_water_levels_data: true, has_geo_log: true };
    expect(truthsOf(measured)).toEqual([]);
    expect(factsOf(measured)).toEqual([{ label: 'Has Geo Log', value: 'Yes. Ask the district office for a copy.' }]);
  });
});

it('the details of a shape say measures with their units', () => {
  expect(factsOfShape({ acres: 1042.5, depth_ft: 12, depth_note: '[]' }, [])).toEqual([
    { label: 'Area', value: '1,042.5 acres' },
    { label: 'Depth', value: '12 ft' },
  ]);
});

it('the details of a shape are its properties, but for those the layer leaves out', () => {
  const properties = { name: 'Barton Creek', rank: 3, gauge_name: '', river_length: 0, is_named: true, note: null };
  expect(factsOfShape(properties, ['name', 'rank'])).toEqual([
    { label: 'River length', value: '0' },
    { label: 'Is named', value: 'Yes' },
  ]);
});
