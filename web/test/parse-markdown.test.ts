import { describe, expect, it } from 'vitest';
import { leadOf, parseMarkdown, sectionOf } from '../src/document/parse-markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('a document in Markdown', () => {
  it('has headings and paragraphs, whose lines are one', () => {
    expect(parseMarkdown('## Two\n\nOne line\nand the next.\n### Three\nMore.')).toEqual([
      { kind: 'heading', level: 2, text: [text('Two')] },
      { kind: 'paragraph', text: [text('One line and the next.')] },
      { kind: 'heading', level: 3, text: [text('Three')] },
      { kind: 'paragraph', text: [text('More.')] },
    ]);
  });

  it('has runs that are code, strong, emphasized and linked, within one another', () => {
    expect(parseMarkdown('See **[the `list`](a/b.md)** of _some_ snake_case_names.')).toEqual([
      {
        kind: 'paragraph',
        text: [
          text('See '),
          {
            kind: 'strong',
            children: [{ kind: 'link', to: 'a/b.md', children: [text('the '), { kind: 'code', text: 'list' }] }],
          },
          text(' of '),
          { kind: 'emphasis', children: [text('some')] },
          text(' snake_case_names.'),
        ],
      },
    ]);
  });

  it('keeps code as it was written', () => {
    const code = '  # no heading\n- no item **at all**';
    expect(parseMarkdown(`\`\`\`sh\n${code}\n\`\`\`\nAfter.`)).toEqual([
      { kind: 'code', text: code },
      { kind: 'paragraph', text: [text('After.')] },
    ]);
  });

  it('has lists whose items hold more than a line', () => {
    const list =
      '1. First\n   goes on:\n\n   ```sql\n   select 1\n     from wells\n   ```\n\n2. Second\n   - within\n   - it\n\nAfter.';
    const item = (words: string) => [{ kind: 'paragraph', text: [text(words)] }];
    expect(parseMarkdown(list)).toEqual([
      {
        kind: 'list',
        ordered: true,
        items: [
          [...item('First goes on:'), { kind: 'code', text: 'select 1\n  from wells' }],
          [...item('Second'), { kind: 'list', ordered: false, items: [item('within'), item('it')] }],
        ],
      },
      ...item('After.'),
    ]);
  });

  it('has tables', () => {
    expect(parseMarkdown('| a | b |\n| --- | :-: |\n| 1 | `x` |\n')).toEqual([
      { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('1')], [{ kind: 'code', text: 'x' }]]] },
    ]);
  });

  it('leaves pictures out', () => {
    expect(parseMarkdown('![A map](map.jpg)\n\nAfter.')).toEqual([{ kind: 'paragraph', text: [text('After.')] }]);
  });

  it('does not run what is no text', () => {
    expect(parseMarkdown('<script>alert(1)</script>')).toEqual([
      { kind: 'paragraph', text: [text('<script>alert(1)</script>')] },
    ]);
  });
});

describe('a part of a document', () => {
  const document = '# Title\n\nLead.\n\n## One\n\nFirst.\n\n### Below\n\n## Two\n\nSecond.\n';

  it('is what stands before the first heading', () => expect(leadOf(document).trim()).toBe('Lead.'));
  it('is a heading with all below it', () =>
    expect(sectionOf(document, 'One').trim()).toBe('## One\n\nFirst.\n\n### Below'));
  it('must be there', () => expect(() => sectionOf(document, 'Three')).toThrow("There is no heading 'Three'."));
});
