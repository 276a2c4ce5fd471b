import { language } from '@artesian/domain/texts/translate';
import { isNumberCell, type LetterBody, type LetterTable } from '@artesian/contract/notices/letter';
import { escaped } from '../platform/escaped.ts';

/** What a letter says, as plain text. */
export const asText = (body: LetterBody): string =>
  body.map((part) => ('paragraph' in part ? part.paragraph : tableAsText(part.table))).join('\n\n');

/** Each row in lines of its own: columns would not stand below one another in every reader. */
const tableAsText = ({ columns, rows }: LetterTable): string =>
  rows.map((row) => row.map((cell, place) => `${columns[place]}: ${cell}`).join('\n')).join('\n\n');

/** The same as HTML; nothing in it is markup but what stands here. */
export const asHtml = (subject: string, body: LetterBody): string =>
  `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
  `<body style="font-family:sans-serif;line-height:1.5;max-width:40em">${body.map(partAsHtml).join('')}</body></html>`;

const partAsHtml = (part: LetterBody[number]): string =>
  'paragraph' in part
    ? `<p>${escaped(part.paragraph).replaceAll('\n', '<br>')}</p>`
    : `<table style="border-collapse:collapse"><caption style="text-align:left">${escaped(part.table.title)}</caption>` +
      `<tr>${part.table.columns.map((cell) => cellAsHtml('th scope="col"', 'th', cell)).join('')}</tr>` +
      `${part.table.rows.map((row) => `<tr>${row.map((cell) => cellAsHtml('td', 'td', cell)).join('')}</tr>`).join('')}</table>`;

const cellAsHtml = (open: string, close: string, cell: string): string =>
  `<${open} style="border:1px solid #999;padding:4px 8px;text-align:${isNumberCell(cell) ? 'right' : 'left'}">${escaped(cell)}</${close}>`;
