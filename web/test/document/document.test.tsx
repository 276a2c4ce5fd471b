import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Document } from '../../src/document/Document.tsx';
import { headingsOf, leadOf, sectionOf, wordsOf } from '../../src/document/read-markdown.ts';
import { renderTables } from '../support/render-table.tsx';

const show = async (markdown: string) => {
  const placeOf = (to: string) => (to === 'docs/wells.md' ? '/documentation/crud' : undefined);
  renderTables('/', () => (
    <main>
      <Document markdown={markdown} placeOf={placeOf} />
    </main>
  ));
  return screen.findByRole('main');
};

describe('a document in Markdown', () => {
  it('has headings that links lead to, lists, code as it was written, and tables', async () => {
    const page = await show(
      '## What waits\n\n- one\n- two `npm test`\n\n  ```sh\n    # no heading\n  ```\n\n| a | b |\n| - | - |\n| 1 | 2 |\n',
    );
    expect(screen.getByRole('heading', { level: 2, name: 'What waits' }).id).toBe('what-waits');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'one',
      'two npm test  # no heading',
    ]);
    expect(page.querySelector('pre')?.textContent).toBe('  # no heading');
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['1', '2']);
  });

  it('links to its own pages and to other sites; a file of the repository is its name alone', async () => {
    await show('[wells](docs/wells.md), [the state](https://state.example) and [the code](api/src/app.ts).');
    const links = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(links.map(({ textContent, href }) => [textContent, new URL(href).pathname])).toEqual([
      ['wells', '/documentation/crud'],
      ['the state', '/'],
    ]);
    expect(screen.getByText('the code').title).toBe('api/src/app.ts');
  });

  it('makes nothing of HTML, of links that would run something, and of pictures', async () => {
    const page = await show(
      '<script>alert(1)</script>\n\nA <b>bold</b> [word](javascript:alert(1)).\n\n![A map](map.jpg)',
    );
    expect(page.querySelector('script, b, img, a')).toBeNull();
    expect(page.textContent).toContain('<script>alert(1)</script>');
    expect(page.textContent).toContain('A <b>bold</b> word.');
  });
});

describe('a part of a document', () => {
  const document = '# Title\n\nLead.\n\n## One `x`\n\nFirst.\n\n### Below\n\n## Two\n\nSecond.\n';

  it('is what stands before the first heading', () => expect(leadOf(document).trim()).toBe('Lead.'));
  it('is a heading with all below it', () =>
    expect(sectionOf(document, 'One `x`').trim()).toBe('## One `x`\n\nFirst.\n\n### Below'));
  it('must be there', () => expect(() => sectionOf(document, 'Three')).toThrow("There is no heading 'Three'."));
  it('is named by its headings', () => expect(headingsOf(document).map(wordsOf)).toEqual(['One x', 'Two']));
});
