import type { Language } from '@artesian/domain/texts/languages';
import { isNumberCell, type LetterBody, type LetterTable } from '@artesian/contract/notices/letter';
import { escaped } from '../platform/escaped.ts';
import { inLanguage } from '../platform/language.ts';
import type { Message } from '../platform/mail/open-mail.ts';

export interface Letter {
  subject: string;
  body: LetterBody;
}

/** The message with a letter, as plain text and as HTML. `write` is asked for the letter in the language of its reader. */
export function asMessage(
  language: Language,
  envelope: Omit<Message, 'subject' | 'text' | 'html'>,
  write: () => Letter,
): Message {
  const { subject, body } = inLanguage(language, write);
  return { ...envelope, subject, text: asText(body), html: asHtml(language, subject, body) };
}

const asText = (body: LetterBody): string =>
  body.map((part) => ('paragraph' in part ? part.paragraph : tableAsText(part.table))).join('\n\n');

/** Each row in lines of its own: columns would not stand below one another in every reader. */
const tableAsText = ({ columns, rows }: LetterTable): string =>
  rows.map((row) => row.map((cell, place) => `${columns[place]}: ${cell}`).join('\n')).join('\n\n');

/** Nothing in it is markup but what stands here. */
const asHtml = (language: Language, subject: string, body: LetterBody): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>` +
  `<body style="font-family:sans-serif;line-height:1.5;max-width:40em">${body.map(partAsHtml).join('')}</body></html>`;

const partAsHtml = (part: LetterBody[number]): string =>
  'paragraph' in part
    ? `<p>${escaped(part.paragraph).replaceAll('\n', '<br>')}</p>`
    : `<table style="border-collapse:collapse"><caption style="text-align:left">${escaped(part.table.title)}</caption>` +
      `<tr>${part.table.columns.map((cell) => cellAsHtml('th scope="col"', 'th', cell)).join('')}</tr>` +
      `${part.table.rows.map((row) => `<tr>${row.map((cell) => cellAsHtml('td', 'td', cell)).join('')}</tr>`).join('')}</table>`;

const cellAsHtml = (open: string, close: string, cell: string): string =>
  `<${open} style="border:1px solid #999;padding:4px 8px;text-align:${isNumberCell(cell) ? 'right' : 'left'}">${escaped(cell)}</${close}>`;
