import { DistrictYear } from '@artesian/domain/fiscal-year';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import ours from '../../src/permits/certificate/conditions.md?raw';
import { expiryOf, issueDayOf } from '../../src/permits/certificate/certificate-days.ts';
import { fillIn } from '../../src/permits/certificate/make-certificates.ts';
import { readConditions } from '../../src/permits/certificate/read-conditions.ts';
import {
  fieldsOf,
  UNDER_STAGES,
  writeCertificates,
  type Certificate,
  type Issuing,
} from '../../src/permits/certificate/write-certificates.ts';
import { fakeApi, problem } from '../support/fake-api.ts';
import { wordsOf } from '../support/pdf-words.ts';
import { permitOffice } from '../support/permits.ts';
import { staffCalls } from '../support/records.ts';
import { renderAt } from '../support/render-at.tsx';

/** Twelve months of a million gallons, a quarter more from March on, with what each stage leaves of them. */
const months = Array.from({ length: 12 }, (_, index) => {
  const permitted_gal = index < 6 ? 1_000_000 : 1_250_000;
  const left = (percent: number) => (permitted_gal * percent) / 100;
  return {
    c_year: index < 4 ? 2026 : 2027,
    c_month: ((index + 8) % 12) + 1,
    permitted_gal,
    stages: [
      { drought_stage_name: 'Stage 2 Alarm', left_gal: left(80) },
      { drought_stage_name: 'Stage 3 Critical', left_gal: left(70) },
      { drought_stage_name: 'Stage 4 Exceptional', left_gal: left(60) },
      { drought_stage_name: 'Stage 5 ERP', left_gal: left(50) },
    ],
  };
});

const certificate = (permit_ndx: number, changes: Partial<Certificate> = {}): Certificate => ({
  permit_ndx,
  certificate_title: 'Historical Trinity Production Permit',
  permit_number: `H${permit_ndx}-25-1`,
  owner_name: 'José Peña Núñez',
  permit_group_name: 'Two Creeks',
  owner_address_line_1: '12 Mill Road',
  owner_address_line_2: 'Buda, TX 78610',
  primary_use_desc: 'Public Supply',
  secondary_use_desc: 'Irrigation',
  aquifer_group_name: 'Trinity',
  mgmt_zone: 'Middle Trinity',
  well_count: 2,
  well_list: 'BS-00001, BS-00002',
  authorized_volume_gal: 12_000_000,
  special_provisions: 'Spring flow first.',
  start_date: '2024-01-01',
  ended_date: null,
  fiscal_year: 2027,
  period: 'Month',
  due_months_after: 1,
  due_day: 5,
  months,
  ...changes,
});

const issuing: Issuing = {
  paper: 'LETTER',
  district: { name: 'Clear Creek Groundwater District', address: '100 Example Street', phone: '512-555-0100' },
  logo: { kind: 'mark' },
  signer: 'Pat Lee, General Manager',
  conditions: () => readConditions(ours),
  issued: '2026-09-01',
  today: '2026-11-22',
};
const printed = async (all: Certificate[], changes: Partial<Issuing> = {}) =>
  Buffer.from(await writeCertificates(all, { ...issuing, ...changes }));
/** Lines of one paragraph run on. */
const said = (pdf: Buffer) => wordsOf(pdf).replaceAll(/\s+/g, ' ');
const footer = /\S+ \S+ \S+ District · Permit \S+ Page \d+ of \d+ ?/g;
/** The same without what stands below each page. */
const saidAbove = (pdf: Buffer) => said(pdf).replaceAll(footer, '');
const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\n/g)!.length;

describe('a certificate', () => {
  it('is tagged, in English, titled, and says each of its fields in its place', async () => {
    const pdf = await printed([certificate(1)]);
    const text = pdf.toString('latin1');
    for (const mark of ['/StructTreeRoot', '/Marked true', '/Lang (en-US)', '/DisplayDocTitle true', '/Scope /Row'])
      expect(text).toContain(mark);
    expect(text).toContain('(Permit certificate H1-25-1)');
    for (const tag of ['Sect', 'H1', 'Table', 'TR', 'TH', 'TD', 'H2', 'L', 'LI', 'Lbl', 'LBody'])
      expect(text).toContain(`/S /${tag}\n`);
    expect(text.match(/\/S \/TR\n/g)).toHaveLength(13 + 15);
    expect(text.match(/\/S \/LI\n/g)).toHaveLength(21);
    expect(saidAbove(pdf)).toContain(
      [
        'Clear Creek Groundwater District 100 Example Street · Telephone 512-555-0100 Historical Trinity Production Permit',
        'Permit number H1-25-1 Permittee José Peña Núñez Permit group Two Creeks Address 12 Mill Road Buda, TX 78610',
        'Uses Public Supply Irrigation Aquifer group Trinity Management zone Middle Trinity Number of wells 2 Wells BS-00001, BS-00002',
        'Authorized volume 12,000,000 gallons a year (36.83 acre-feet)',
        'Volume of the fiscal year 13,500,000 gallons, September 2026 to August 2027: the sum of its months under \x93Volumes under drought stages\x94',
        'Term From January 1st, 2024, no end is set Special provisions Spring flow first.',
        'Issued September 1st, 2026 This permit expires on August 31st, 2027.',
        'Pat Lee, General Manager Clear Creek Groundwater District Printed on November 22nd, 2026',
        'Volumes under drought stages Gallons in the months of fiscal year 2027, by the stage in force in each. Permitted is the volume while no stage reduces it.',
        'Month Permitted Stage 2 Alarm Stage 3 Critical Stage 4 Exceptional Stage 5 ERP Sep 2026 1,000,000 800,000 700,000 600,000 500,000',
      ].join(' '),
    );
    expect(said(pdf)).toContain('H1-25-1 Page 3 of 3');
    const volumes = saidAbove(pdf);
    expect(volumes).toContain('Mar 2027 1,250,000 1,000,000 875,000 750,000 625,000');
    expect(volumes).toContain(
      'Year 13,500,000 10,800,000 9,450,000 8,100,000 6,750,000 % of permitted 100.00 80.00 70.00 60.00 50.00 Permit Conditions 1.',
    );
    const all = said(pdf);
    for (const words of ['within 60 days', 'radius of 150 feet', 'reports the pumpage', '21.'])
      expect(all).toContain(words);
  });

  it.each([
    ['LETTER', '612 792'],
    ['A4', '595.28 841.89'],
  ] as const)('stands upright on %s, its conditions on a page of their own', async (paper, size) => {
    const text = (await printed([certificate(1)], { paper })).toString('latin1');
    expect(text.match(new RegExp(`/MediaBox \\[0 0 ${size}\\]`, 'g'))).toHaveLength(3);
  });

  it('numbers the pages of each permit by themselves, under its number', async () => {
    const many = Array.from({ length: 450 }, (_, index) => `BS-${10_000 + index}`);
    const long = certificate(1, { well_list: many.join(', '), special_provisions: 'First.\r\nSecond.\n'.repeat(50) });
    const pdf = await printed([long, certificate(2)]);
    const pages = pagesOf(pdf);
    expect(pages).toBeGreaterThan(6);
    const words = said(pdf);
    const footers = words.match(/District · Permit \S+ Page \d+ of \d+/g);
    expect(footers).toEqual([
      ...Array.from({ length: pages - 3 }, (_, page) => `District · Permit H1-25-1 Page ${page + 1} of ${pages - 3}`),
      'District · Permit H2-25-1 Page 1 of 3',
      'District · Permit H2-25-1 Page 2 of 3',
      'District · Permit H2-25-1 Page 3 of 3',
    ]);
    expect(many.filter((well) => !words.includes(well))).toEqual([]);
    expect(saidAbove(pdf).match(/First\. Second\./g)).toHaveLength(50);
  });

  it('says what is not there, and of an ended permit that it gives no right', async () => {
    const empty = certificate(1, {
      owner_name: null,
      owner_address_line_1: null,
      owner_address_line_2: null,
      ended_date: '2021-05-31',
    });
    const words = said(await printed([empty]));
    expect(words).toContain('Permittee None');
    expect(words).toContain('Address None');
    expect(words).toContain('Not in force: this permit ended on May 31st, 2021.');
    expect(words).not.toContain('expires on');
    const ending = said(await printed([certificate(1, { ended_date: '2027-02-28' })]));
    expect(ending).toContain('This permit expires on February 28th, 2027.');
  });

  it('has everything on it that its conditions refer to', () => {
    const labels = new Set(
      [...fieldsOf(certificate(1)).map(([label]) => label), UNDER_STAGES].map((label) => label.toLowerCase()),
    );
    const referred = [...ours.matchAll(/the ([^,.]*?) (?:named|stated) on this certificate/g)].map(([, name]) => name!);
    expect(referred).toEqual(['volume of the fiscal year', 'wells', 'uses', 'volumes under drought stages']);
    expect(referred.filter((name) => !labels.has(name))).toEqual([]);
    expect(ours.match(/this certificate/g)).toHaveLength(referred.length);
    expect(ours).not.toMatch(/authorized volume|attached|exhibit|schedule|set for the permit type/i);
  });

  it('has the logo of the district once, and says what is not known', async () => {
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    const logo = { kind: 'picture', bytes: new Uint8Array(png).buffer } as const;
    const unknown = certificate(2, { months: [] });
    const pdf = await printed([certificate(1), unknown], { logo, signer: null });
    const pictures = (file: Buffer) => file.toString('latin1').match(/\/Subtype \/Image\n/g)?.length;
    expect(pictures(pdf)).toBe(pictures(await printed([certificate(1)], { logo })));
    expect(pictures(await printed([certificate(1)]))).toBeUndefined();
    expect(said(pdf)).toContain('Volume of the fiscal year Unknown, September 2026 to August 2027');
    expect(said(pdf)).toContain('General Manager Clear Creek');
  });

  it('prints the conditions of a district as they are written, however many', async () => {
    const markdown = '# Our rules\n\nRead these.\n\n3. One *more*\n   thing.\n4. Two.\n\n- A remark.\n';
    const { title, lines } = readConditions(markdown);
    expect(title).toBe('Our rules');
    expect(lines).toEqual([
      { mark: undefined, text: 'Read these.' },
      { mark: '3.', text: 'One more thing.' },
      { mark: '4.', text: 'Two.' },
      { mark: '•', text: 'A remark.' },
    ]);
    const pdf = await printed([certificate(1)], { conditions: () => ({ title, lines }) });
    expect(said(pdf)).toMatch(/Our rules Read these\. 3\. One more thing\. 4\. Two\. \S A remark\./);
    expect(readConditions(ours).lines.map(({ mark }) => mark)).toEqual(
      Array.from({ length: 21 }, (_, index) => `${index + 1}.`),
    );
  });

  it('has the terms by which its permit reports among the conditions', () => {
    const termsOf = (changes: Partial<Certificate>) =>
      fillIn(ours, 'Clear Creek District', certificate(1, changes)).match(
        /^7\. .*? reads each meter (.*?), also/m,
      )?.[1];
    expect(termsOf({})).toBe(
      'at the end of every month and reports the pumpage to the district by day 5 of the following month',
    );
    expect(termsOf({ period: 'Year', due_months_after: 3, due_day: 1 })).toBe(
      'at the end of every fiscal year and reports the pumpage to the district by day 1 of the third month after it',
    );
    expect(fillIn(ours, 'Clear Creek District', certificate(1))).not.toMatch(/[{}]/);
  });

  it('is called off between two permits', async () => {
    const run = new AbortController();
    const written: number[] = [];
    const onProgress = (done: number) => {
      written.push(done);
      if (done === 2) run.abort();
    };
    const all = [certificate(1), certificate(2), certificate(3)];
    await expect(writeCertificates(all, { ...issuing, onProgress, signal: run.signal })).rejects.toThrow(/abort/i);
    expect(written).toEqual([1, 2]);
  });
});

it.each([
  ['2026-09-01', '2027-08-31', 2027],
  ['2026-08-30', '2026-08-31', 2026],
  ['2026-08-31', '2027-08-31', 2026],
  ['2026-12-31', '2027-08-31', 2027],
  ['2027-01-01', '2027-08-31', 2027],
])('a certificate of %s expires on %s, in fiscal year %d', (issued, expiry, year) => {
  expect(expiryOf(issued)).toBe(expiry);
  expect(new DistrictYear().ofDay(issued)).toBe(year);
  expect(issueDayOf(issued)).toBe(`${issued.slice(0, 4)}-09-01`);
});

const permit = (permit_ndx: number, changes: object = {}) => ({
  permit_ndx,
  permit_number: `H${permit_ndx}-25-1`,
  permit_name: `Creek ${permit_ndx}`,
  is_terminated: false,
  removed: false,
  authorized_volume_gal: 12_000_000,
  volume_now_gal: 12_000_000,
  coming_volume_gal: null,
  coming_volume_from: null,
  permit_type_desc: 'Historical',
  permit_status_desc: 'Active',
  aquifer_group_name: 'Edwards',
  fiscal_years: [2026],
  ...changes,
});
const keep = 'POST /api/permit-certificates';
const print = 'POST /api/ui-list-permits-certificate-print-info';
const answers = {
  'GET /api/ui-list-permits-management-toptable': [
    permit(1),
    permit(2, { permit_name: 'Onion' }),
    permit(3, { is_terminated: true }),
    permit(4, { removed: true }),
  ],
  'GET /api/district-texts/certificate-conditions': { markdown: null },
};
const visit = (path: string, more: object) =>
  renderAt(`/data-management/permit-records/${path}`, {
    as: 'Administrator',
    may: staffCalls,
    answers: { ...answers, ...more },
  });
const dialog = async (name: RegExp) => within(await screen.findByRole('dialog', { name }));

/** An answer that comes when the test says so. */
function withResolver() {
  let resolve!: (answer: unknown) => void;
  const promise = new Promise((give) => {
    resolve = give;
  });
  return { promise, resolve };
}

/** What is handed to the reader, with its name. */
function saved() {
  const files: { name: string; content: Blob }[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    files.push({ name: '', content: content as Blob });
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.at(-1)!.name = this.download;
  });
  return files;
}

describe('printing certificates from Permits Management', () => {
  it('prints all that the filters leave, or one, with the issue date that is asked', async () => {
    const files = saved();
    const year = new Date().getFullYear();
    const keeping = [true, true, false];
    const calls = visit('permits-management?filter.is_terminated=&filter.removed=', {
      [print]: [certificate(1), certificate(2), certificate(3, { ended_date: '2021-05-31' })],
      [keep]: () =>
        keeping.shift() ? new Response('{}', { headers: { 'content-type': 'application/json' } }) : problem(400, {}),
    });
    await screen.findByText('H1-25-1', {}, { timeout: 20_000 });
    await userEvent.click(await screen.findByRole('button', { name: 'Print all filtered permits' }));
    const all = await dialog(/Print permit certificates/);
    expect(all.getByText(/The certificates of 3 permits in one PDF/)).toBeTruthy();
    expect(all.getByText('A deleted permit gets no certificate.')).toBeTruthy();
    expect(all.getByText('One permit is inactive. Its certificate says that it has ended.')).toBeTruthy();
    const issued = all.getByLabelText<HTMLInputElement>('Issue date');
    expect(issued.value).toBe(`09/01/${year}`);

    for (const typed of ['', 'soon', '13/01/2026', '02/30/2026', '2026']) {
      fireEvent.change(issued, { target: { value: typed } });
      expect(all.getByText('Enter a date as MM/DD/YYYY.')).toBeTruthy();
      expect(all.getByText('The issue date is missing.')).toBeTruthy();
      expect(all.getByRole<HTMLButtonElement>('button', { name: 'Download PDF' }).disabled).toBe(true);
    }
    fireEvent.change(issued, { target: { value: '8/1/2025' } });
    expect(all.getByText('Issued August 1st, 2025, expires August 31st, 2025')).toBeTruthy();
    await userEvent.click(all.getByRole('button', { name: 'Download PDF' }));
    await screen.findByText('3 certificates in one PDF are in your downloads.', {}, { timeout: 20_000 });
    expect(calls.find(({ path }) => path.endsWith('print-info'))!.body).toEqual({
      permitNdxArray: [1, 2, 3],
      issued: '2025-08-01',
    });
    // Each is kept with its permit; of one that was not it is said.
    expect(await screen.findByText(/Not saved with H3-25-1\. Print again/, {}, { timeout: 20_000 })).toBeTruthy();
    const sent = calls.filter(({ path }) => path === '/api/permit-certificates');
    expect(sent).toHaveLength(3);
    for (const words of ['permit-certificate-h1-25-1-2025-08-01.pdf', '2025-08-01', '12000000', '13500000'])
      expect(sent[0]!.body).toContain(words);
    expect(files[0]!.name).toBe('permit-certificates-2025-08-01.pdf');
    const pdf = said(Buffer.from(await files[0]!.content.arrayBuffer()));
    expect(pdf).toContain('rules of Clear Creek Groundwater District');
    expect(pdf).toContain('Issued August 1st, 2025');

    await userEvent.click(screen.getByRole('button', { name: 'Print permit certificate of H2-25-1' }));
    const one = await dialog(/Print permit certificate/);
    expect(one.getByText('The certificate of H2-25-1, with its conditions.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Print permit certificate of H4-25-1' })).toBeNull();
  });

  it('says why it could not, and keeps what was chosen; Stop leaves the dialog as it was', async () => {
    const files = saved();
    visit('permits-management', { [print]: () => problem(503, { detail: 'The database is busy.' }) });
    await screen.findByText('H1-25-1', {}, { timeout: 20_000 });
    await userEvent.click(await screen.findByRole('button', { name: 'Print all filtered permits' }));
    const asked = await dialog(/Print permit certificates/);
    fireEvent.change(asked.getByLabelText('Issue date'), { target: { value: '9/1/2027' } });
    await userEvent.click(asked.getByRole('button', { name: 'Download PDF' }));
    expect(await asked.findByText(/The database is busy|busy/)).toBeTruthy();
    expect(asked.getByLabelText<HTMLInputElement>('Issue date').value).toBe('9/1/2027');

    fakeApi({ ...answers, [print]: [] });
    await userEvent.click(asked.getByRole('button', { name: 'Download PDF' }));
    expect(await asked.findByText('These permits no longer exist. Nothing was printed.')).toBeTruthy();

    const { promise, resolve } = withResolver();
    fakeApi({ ...answers, [print]: () => promise });
    await userEvent.click(asked.getByRole('button', { name: 'Download PDF' }));
    expect(await asked.findByText('0 of 2 permits')).toBeTruthy();
    await userEvent.click(asked.getByRole('button', { name: 'Stop' }));
    resolve([certificate(1), certificate(2)]);
    expect(await asked.findByRole('button', { name: 'Cancel' })).toBeTruthy();
    expect(files).toEqual([]);
  });
});

describe('the certificates of a permit', () => {
  const issued = (permit_certificate_ndx: number, changes: object = {}) => ({
    permit_certificate_ndx,
    permit_ndx: 1,
    issued_date: '2026-09-01',
    fiscal_year: 2027,
    authorized_volume_gal: 12_000_000,
    year_volume_gal: 13_500_000,
    kept_at: '2026-09-02T15:00:00Z',
    issued_by: 'Robin Rivera',
    original_filename: 'permit-certificate-h1-25-1-2026-09-01.pdf',
    system_filename: 'a.pdf',
    signed_filename: null,
    signed_system_filename: null,
    signed_at: null,
    signed_added_by: null,
    ...changes,
  });
  const signed = {
    signed_filename: 'permit-certificate-h1-25-1-2026-09-01-signed.pdf',
    signed_system_filename: 'b.pdf',
    signed_at: '2026-09-10T15:00:00Z',
    signed_added_by: 'Ada Adams',
  };
  const list = 'GET /api/ui-list-permit-certificates/1';
  const attach = 'POST /api/permit-certificates/3/signed-copy';
  const rowsOf = async () => {
    const table = await screen.findByLabelText('Certificates issued', {}, { timeout: 20_000 });
    return [...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  };

  it('are listed with who issued them, their volumes and files, and take their signed copy', async () => {
    const files = saved();
    let rows = [issued(3), issued(2, { authorized_volume_gal: null, year_volume_gal: null, ...signed })];
    const calls = visit('permits-management/1', {
      ...permitOffice,
      [list]: () => rows,
      'GET /api/originals/a.pdf': () => new Response('as it was issued'),
      [attach]: () => {
        rows = [issued(3, signed), rows[1]!];
        return Response.json(rows[0], { status: 201 });
      },
    });
    expect(await rowsOf()).toEqual([
      '09/01/20262027Robin Riverastored Sep 2, 202613,500,00012,000,000 authorized a yearPDFAttach signed copy',
      '09/01/20262027Robin Riverastored Sep 2, 2026not recordedPDFSigned copy attachedSep 10, 2026, Ada AdamsReplace',
    ]);
    await userEvent.click(screen.getAllByRole('button', { name: 'PDF of the certificate issued 09/01/2026' })[0]!);
    await waitFor(() => expect(files[0]?.name).toBe('permit-certificate-h1-25-1-2026-09-01.pdf'));

    const scan = new File(['%PDF-1.7'], 'scan.pdf', { type: 'application/pdf' });
    const [input] = screen.getAllByLabelText<HTMLInputElement>(/^File of the signed copy/);
    await userEvent.upload(input!, scan);
    expect(await screen.findByText('The signed copy was attached.')).toBeTruthy();
    expect(calls.find(({ path }) => path === '/api/permit-certificates/3/signed-copy')!.body).toContain('scan.pdf');
    await waitFor(async () =>
      expect((await rowsOf())[0]).toContain('Signed copy attachedSep 10, 2026, Ada AdamsReplace'),
    );
  });

  it('says why a signed copy was not attached', async () => {
    visit('permits-management/1', {
      ...permitOffice,
      [list]: [issued(3)],
      [attach]: () => problem(415, { detail: 'Attach a PDF or a photo.' }),
    });
    await rowsOf();
    const text = new File(['plain'], 'scan.pdf', { type: 'application/pdf' });
    await userEvent.upload(screen.getByLabelText<HTMLInputElement>(/^File of the signed copy/), text);
    expect(await screen.findByText('The signed copy could not be attached. Attach a PDF or a photo.')).toBeTruthy();
  });
});

describe('Permit Renewals', () => {
  const today = new Date();
  const year = today.getFullYear() + Number(today.getMonth() >= 8);
  const due = (permit_ndx: number, changes: object = {}) => ({
    fiscal_year: year,
    permit_ndx,
    permit_number: `H${permit_ndx}-25-1`,
    permit_name: null,
    owner_name: `Holder ${permit_ndx}`,
    permit_type_desc: 'Historical',
    authorized_volume_gal: permit_ndx * 1_000_000,
    volume_now_gal: permit_ndx * 1_000_000,
    coming_volume_gal: null,
    coming_volume_from: null,
    metered_last_year_gal: 0,
    attention: null,
    is_renewed: false,
    renewal_act: null,
    renewed_at: null,
    renewed_by: null,
    ...changes,
  });
  const done = { is_renewed: true, renewal_act: 7, renewed_at: '2026-08-20T15:00:00Z', renewed_by: 'Robin Rivera' };
  const list = `GET /api/ui-list-permits-to-renew/${year}`;
  const open = (more: object) => visit(`permit-renewals?fiscal_year=${year}`, more);

  it('previews who is renewed, renews them as one act and goes on to their certificates', async () => {
    const rows = [due(1), due(2, { attention: 'Meter readings are late' }), due(3, done)];
    const calls = open({
      [list]: rows,
      'POST /api/permit-renewals': { renewal_act: 8, renewed: [1], renewed_before: [2] },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Renew 2 permits' }));
    const preview = await dialog(/Renew 2 permits for fiscal year/);
    expect(preview.getByText(/3,000,000 gal a year in all\. One of them should be checked first\./)).toBeTruthy();
    expect(preview.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'PermitPermitteeAuthorized Volume (gal)',
      'H2-25-1Meter readings are lateHolder 22,000,000',
      'H1-25-1Holder 11,000,000',
    ]);
    await userEvent.click(preview.getByRole('button', { name: 'Renew 2 permits' }));
    const words = `1 permit was renewed for fiscal year ${year}. Someone had renewed 1 permit meanwhile.`;
    expect(await screen.findByText(words)).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')!.body).toEqual({ fiscal_year: year, permitNdxArray: [1, 2] });
    const certificates = await dialog(/Print permit certificate/);
    expect(certificates.getByText('The certificate of H1-25-1, with its conditions.')).toBeTruthy();
    expect(certificates.getByLabelText<HTMLInputElement>('Issue date').value).toBe(`09/01/${year - 1}`);
  });

  it('keeps the preview with the words of a refusal', async () => {
    open({
      [list]: [due(1)],
      'POST /api/permit-renewals': () => problem(400, { detail: 'H1-25-1 has been removed.' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Renew 1 permit' }));
    const preview = await dialog(/Renew 1 permit/);
    await userEvent.click(preview.getByRole('button', { name: 'Renew 1 permit' }));
    expect(await preview.findByText('No permits were renewed. H1-25-1 has been removed.')).toBeTruthy();
  });

  it('undoes an act as a whole, once it is confirmed, or says why not', async () => {
    const words = 'H1-25-1 has been renewed for fiscal year 2028 since then. Undo that first.';
    const undone = [() => problem(400, { detail: words }), () => new Response(null, { status: 204 })];
    const calls = open({
      [list]: [due(1, done), due(2, done)],
      'DELETE /api/permit-renewals/7': () => undone.shift()!(),
    });
    expect(await screen.findByText(/^2 permits, by Robin Rivera on Aug 20, 2026/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Undo the renewal of 2 permits' }));
    const ask = await dialog(/Undo the renewal of 2 permits\?/);
    await userEvent.click(ask.getByRole('button', { name: 'Undo renewal' }));
    expect(await ask.findByText(`Could not undo. ${words}`)).toBeTruthy();
    await userEvent.click(ask.getByRole('button', { name: 'Undo renewal' }));
    expect(await screen.findByText('The renewal of 2 permits was undone.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
  });
});
