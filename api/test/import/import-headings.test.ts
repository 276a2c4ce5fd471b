import { expect, it } from 'vitest';
import { beginningOf, completeMapping, noMapping } from '../../src/import/mapping.ts';
import { findSubject } from '../../src/import/subject.ts';

const [wells, contacts] = [findSubject('wells')!, findSubject('contacts')!];

it('Headings as districts shorten them are guessed', () => {
  const headings = ['Well No', 'Owner', 'Co', 'Aq', 'TD', 'Completed', 'Lat', 'Long', 'Yield (gpm)'];
  expect(completeMapping(wells, headings).columns).toMatchObject({
    former_id: 'Well No',
    contact_ndx: 'Owner',
    county_ndx: 'Co',
    aquifer_ndx: 'Aq',
    well_depth_ft: 'TD',
    drilled_date: 'Completed',
    pump_gpm: 'Yield (gpm)',
  });
});

it('A heading that may mean a field gives way to one that does', () => {
  const headings = ['Lat', 'Lon', 'Owner', 'Owner ID', 'TD', 'Well Depth', 'Well No', 'Legacy ID'];
  expect(completeMapping(wells, headings).columns).toMatchObject({
    former_id: 'Legacy ID',
    contact_ndx: 'Owner ID',
    well_depth_ft: 'Well Depth',
  });
});

it('First and last name make a contact, where no column has all of the name', () => {
  const joined = { r_name: ['First Name', 'Last Name'] };
  expect(completeMapping(contacts, ['Last Name', 'First Name', 'Phone']).joined).toEqual(joined);
  expect(beginningOf(contacts, ['Last Name', 'First Name', 'Phone']).joined).toEqual(joined);
  expect(completeMapping(contacts, ['Last Name', 'First Name', 'Name']).joined).toEqual({});
  const told = { ...noMapping, columns: { r_name: null, r_organization: 'Last Name' } };
  expect(completeMapping(contacts, ['Last Name', 'First Name'], told).joined).toEqual({});
});

it('All that is missing is told at once', () => {
  const given = { ...noMapping, columns: { well_name: 'Title', city: 'Place' } };
  const ofFile = () => completeMapping(wells, ['Depth', 'Well Depth', 'Name'], given);
  expect(ofFile).toThrow(/Depth and Well Depth both look like Well Depth/);
  expect(ofFile).toThrow(/The file has no columns Title, Place; it has/);
  expect(ofFile).toThrow(/No column for Latitude, Longitude was found .* \{"lat_dd": "…", "lon_dd": "…"\}/);
});
