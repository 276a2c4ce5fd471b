import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sheetsOf, workbookRows } from '../../src/import/file/read-workbook.ts';

const rowsOf = async (bytes: Uint8Array, sheet?: string) => {
  const rows = [];
  for await (const row of workbookRows(bytes, sheet)) rows.push(row);
  return rows;
};
const cellsOf = async (bytes: Uint8Array, sheet?: string) => (await rowsOf(bytes, sheet)).map(({ cells }) => cells);

// Made once from readings.fods by LibreOffice 7.4: soffice --headless --convert-to xlsx readings.fods
describe('a workbook of LibreOffice', () => {
  const bytes = readFileSync(new URL('readings.xlsx', import.meta.url));

  it('has its sheets by name, in their order', async () => {
    expect(await sheetsOf(bytes)).toEqual(['Notes', 'Meters & Readings']);
    expect(await cellsOf(bytes)).toEqual([['Read me']]);
  });

  it('gives texts, days, numbers, truth and the values of formulas, at the rows where they stand', async () => {
    expect(await rowsOf(bytes, 'Meters & Readings')).toEqual([
      { line: 1, cells: ['Meter', 'Installed', 'Read at', 'Reading', 'Share', 'Active', 'Sum', 'Note'] },
      {
        line: 2,
        cells: [
          'M-00001',
          '2024-02-29',
          '2024-03-31',
          '1234567.125',
          '0.125',
          'true',
          '2469134.25',
          'Read by Ann & Bob',
        ],
      },
      { line: 5, cells: ['00042', '', '', '0.1', '', 'false', 'M-00042', 'First line\nsecond line'] },
    ]);
  });
});

/** The parts that Excel writes, with the content of `sheetData` and of the table of shared texts. */
function byExcel({ rows, texts = '', date1904 = '', formats = '' }: Record<string, string> & { rows: string }) {
  const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n';
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const parts = {
    '[Content_Types].xml': `${xml}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/><Override PartName="/xl/sharedStrings.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml"/></Types>`,
    '_rels/.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/_rels/workbook.xml.rels': `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId4" Type="${office}/sharedStrings" Target="sharedStrings.xml"/><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/workbook.xml': `${xml}<workbook ${main} xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x15 xr xr6 xr10 xr2" xmlns:x15="http://schemas.microsoft.com/office/spreadsheetml/2010/11/main" xmlns:xr="http://schemas.microsoft.com/office/spreadsheetml/2014/revision"><fileVersion appName="xl" lastEdited="7" lowestEdited="7" rupBuild="22730"/><workbookPr ${date1904} defaultThemeVersion="166925"/><mc:AlternateContent><mc:Choice Requires="x15"><x15ac:absPath url="C:\\Users\\ann\\" xmlns:x15ac="http://schemas.microsoft.com/office/spreadsheetml/2010/11/ac"/></mc:Choice></mc:AlternateContent><bookViews><workbookView xWindow="0" yWindow="0" windowWidth="28800" windowHeight="12225"/></bookViews><sheets><sheet name="Wells &amp; Meters" sheetId="7" r:id="rId1"/></sheets><calcPr calcId="191029"/></workbook>`,
    'xl/styles.xml': `${xml}<styleSheet ${main}>${formats}<fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="1"><fill><patternFill patternType="none"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="14" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="4" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="22" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${xml}<sst ${main} count="9" uniqueCount="9">${texts}</sst>`,
    'xl/worksheets/sheet1.xml': `${xml}<worksheet ${main} xmlns:r="${office}" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" mc:Ignorable="x14ac xr" xmlns:x14ac="http://schemas.microsoft.com/office/spreadsheetml/2009/9/ac"><dimension ref="A1:D9"/><sheetViews><sheetView tabSelected="1" workbookViewId="0"/></sheetViews><sheetFormatPr defaultRowHeight="15" x14ac:dyDescent="0.25"/><sheetData>${rows}</sheetData><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
const row = (number: number, cells: string) => `<row r="${number}" spans="1:4" x14ac:dyDescent="0.25">${cells}</row>`;

// As Excel 365 writes them by its own files' look and ECMA-376, part 1, 18.3 and 18.4.
describe('a workbook in the forms of Excel', () => {
  it('has a name with an ampersand', async () => {
    const book = byExcel({ rows: row(1, '<c r="A1"><v>1</v></c>') });
    expect(await sheetsOf(book)).toEqual(['Wells & Meters']);
    expect(await cellsOf(book, 'Wells & Meters')).toEqual([['1']]);
  });

  it('shares texts, with runs of their own fonts, spaces that are kept, and readings of signs left out', async () => {
    const texts = [
      '<si><t>Meter</t></si>',
      '<si><t xml:space="preserve">  kept between  </t></si>',
      '<si><r><t xml:space="preserve">Read by </t></r><r><rPr><b/><sz val="11"/><rFont val="Calibri"/></rPr><t>Ann</t></r><r><t xml:space="preserve"> &amp; Bob</t></r></si>',
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh><phoneticPr fontId="1"/></si>',
      '<si><t xml:space="preserve">one_x000D_\ntwo</t></si>',
      '<si><t>00042</t></si>',
    ].join('');
    const cells = [0, 1, 2, 3, 4, 5].map((at) => `<c r="${'ABCDEF'[at]}1" t="s"><v>${at}</v></c>`).join('');
    expect(await cellsOf(byExcel({ rows: row(1, cells), texts }))).toEqual([
      ['Meter', 'kept between', 'Read by Ann & Bob', '東京', 'one\r\ntwo', '00042'],
    ]);
  });

  it('counts days from 1900, its day that never was among them, or from 1904', async () => {
    const formats = '<numFmts count="1"><numFmt numFmtId="164" formatCode="[$-409]mmmm\\ d\\,\\ yyyy;@"/></numFmts>';
    const days = (...numbers: number[]) =>
      row(
        1,
        numbers.map((number, at) => `<c r="${'ABCD'[at]}1" s="${[1, 2, 4, 1][at]}"><v>${number}</v></c>`).join(''),
      );
    expect(await cellsOf(byExcel({ rows: days(45351, 61, 45382.999305555553, 1), formats }))).toEqual([
      ['2024-02-29', '1900-03-01', '2024-03-31', '1900-01-01'],
    ]);
    expect(await cellsOf(byExcel({ rows: days(43889), formats, date1904: 'date1904="1"' }))).toEqual([['2024-02-29']]);
  });

  it('writes numbers to seventeen digits and with exponents', async () => {
    const cells =
      '<c r="A1" s="3"><v>1234567.125</v></c><c r="B1"><v>0.1</v></c><c r="C1"><v>1.0000000000000001E-5</v></c><c r="D1"><v>30.123456789012301</v></c>';
    const [numbers] = await cellsOf(byExcel({ rows: row(1, cells) }));
    expect(numbers!.map(Number)).toEqual([1234567.125, 0.1, 0.00001, 30.1234567890123]);
  });

  it('keeps what a formula came to, a text, a number or truth; an error is told as its word', async () => {
    const cells = [
      '<c r="A1" t="str"><f>"M-"&amp;B1</f><v>M-42</v></c>',
      '<c r="B1"><f>6*7</f><v>42</v></c>',
      '<c r="C1" t="b"><f>B1=42</f><v>1</v></c>',
      '<c r="D1" t="e"><f>1/0</f><v>#DIV/0!</v></c>',
    ];
    expect(await cellsOf(byExcel({ rows: row(1, cells.join('')) }))).toEqual([['M-42', '42', 'true', '#DIV/0!']]);
  });

  it('leaves out cells and rows that are empty; the others stay in their columns and lines', async () => {
    const rows = [
      row(2, '<c r="B2" t="inlineStr"><is><t>inline</t></is></c><c r="C2" s="1"/><c r="D2"><v>4</v></c>'),
      '<row r="3" ht="30" customHeight="1"/>',
      row(9, '<c r="A9"><v>9</v></c>'),
    ];
    expect(await rowsOf(byExcel({ rows: rows.join('') }))).toEqual([
      { line: 2, cells: ['', 'inline', '', '4'] },
      { line: 9, cells: ['9'] },
    ]);
  });

  it('saved as Strict Open XML has its days and times as ISO 8601', async () => {
    const book = byExcel({
      rows: row(1, '<c r="A1" s="1" t="d"><v>2024-02-29</v></c><c r="B1" s="4" t="d"><v>2024-03-31T23:59:00</v></c>'),
    });
    const strict = Object.entries(unzipSync(book)).map(([name, bytes]) => [
      name,
      strToU8(
        strFromU8(bytes)
          .replaceAll(
            'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
            'http://purl.oclc.org/ooxml/spreadsheetml/main',
          )
          .replaceAll(
            'http://schemas.openxmlformats.org/officeDocument/2006/',
            'http://purl.oclc.org/ooxml/officeDocument/',
          ),
      ),
    ]);
    expect(await cellsOf(zipSync(Object.fromEntries(strict)))).toEqual([['2024-02-29', '2024-03-31T23:59:00']]);
  });
});
