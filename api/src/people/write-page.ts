import { inWords, type Section } from './read-person.ts';

/** What is held about a person as a page that any browser shows and prints, with nothing from elsewhere. */
export const writePage = (sections: readonly Section[], now: Date): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Everything held about one contact</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color-scheme: light dark }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0 1rem; border-top: 1px solid; padding: .75rem 0; margin: 0 }
  dd { margin: 0; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>Everything held about one contact</h1>
<p>As of ${now.toISOString().replace('T', ' ').slice(0, 16)} UTC. Empty fields are left out; everything.json holds the same for programs.</p>
${sections.map(writeSection).join('\n')}
</body>
</html>
`;

const writeSection = ({ title, rows }: Section): string => `<section>
<h2>${escaped(title)} (${rows.length})</h2>
${rows.length === 0 ? '<p>Nothing.</p>' : rows.map(writeRow).join('\n')}
</section>`;

const writeRow = (row: Record<string, unknown>): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => `<dt>${escaped(inWords(name))}</dt><dd>${escaped(textOf(value))}</dd>`)
    .join('')}</dl>`;

function textOf(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
