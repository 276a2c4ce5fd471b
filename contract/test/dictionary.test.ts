import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { views } from '../src/endpoints.ts';
import { dictionaryOf } from '../src/language/dictionary.ts';
import { columnsOf } from '../src/language/register.ts';
import { registers } from '../src/registers.ts';

const dictionary = dictionaryOf(registers, views);
const sections = new Map(
  dictionary
    .split('\n## ')
    .slice(1)
    .map((section) => [section.slice(0, section.indexOf('\n')), section] as const),
);
/** What is said of a column, by the headings of its table. */
function said(path: string, column: string) {
  const [headings, , ...rows] = sections
    .get(path)!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.slice(2, -2).split(' | '));
  const row = rows.find(([name]) => name === `\`${column}\``)!;
  return Object.fromEntries(headings!.map((heading, index) => [heading, row[index]!.trim()]));
}

describe('the data dictionary', () => {
  it('lies in docs as the declarations are now; npm run dictionary writes it', () => {
    const written = readFileSync(new URL('../../docs/data-dictionary.md', import.meta.url), 'utf8');
    expect(written.replaceAll('\r\n', '\n')).toBe(dictionary);
  });

  it.each(registers)('holds every column of $path under its label', (register) => {
    const [call] = Object.values(register.calls);
    for (const column of columnsOf(register)) {
      expect(said(call!.path, column)).toMatchObject({ label: expect.stringMatching(/\S/) });
    }
  });

  it('calls a key, and the record that a row belongs to, as other tables do', () => {
    const formations = '/api/list-wells-hydrogeology-formations/{well_ndx}';
    expect(said(formations, 'ndx')).toMatchObject({ label: 'Row', kind: 'key' });
    expect(said(formations, 'well_ndx')).toMatchObject({ label: 'Well Number', kind: 'key', required: 'yes' });
    expect(said('/api/list-wells', 'well_ndx')['label']).toBe('Well Number');
  });

  it('says what may be entered', () => {
    expect(said('/api/list-wells', 'elevation_ft')).toMatchObject({
      label: 'Elevation',
      unit: 'ft',
      decimals: '4',
      required: '',
      'may be empty': 'yes',
      limits: '-1,500 to 30,000',
    });
    expect(said('/api/list-wells', 'primary_use_ndx')).toMatchObject({
      required: 'yes',
      limits: 'of `ui-list-wm-primary-well-use`',
    });
    expect(said('/api/list-rolodex', 'r_email')['limits']).toBe('at most 200 characters');
    expect(said('/api/list-meters', 'start_reading')).toMatchObject({ limits: 'at least 0' });
    expect(said('/api/list-permits', 'authorized_volume_gal')['unit']).toBe('gal');
    expect(said('/api/list-wells-completion/{well_ndx}', 'temp_new_driller')['required']).toBe('at times');
  });

  it('calls a field as this register does, where another calls it differently', () => {
    expect(said('/api/list-wells-hydrogeology/{well_ndx}', 'formation_ndx')['label']).toBe('Surface Geology');
  });

  it('says who may see a register, a view and a column', () => {
    expect(sections.get('/api/list-meters')).toContain(
      'Seen by staff, its list by all who signed in; written by staff. A Well Owner gets what is theirs.',
    );
    expect(sections.get('/api/ui-map-wells')).toContain('Seen by everybody.');
    expect(said('/api/ui-map-wells', 'driller_name')['meaning']).toBe('Who drilled the well. For staff only.');
  });

  it('has one table for each', () => {
    expect(sections.size).toBe(registers.length + views.length);
  });
});
