import { setupI18n, type I18n } from '@lingui/core';
import { compileMessage, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { locales, type Language } from './languages.ts';

/** Texts of one language by their English ones. */
export type Catalogue = Readonly<Record<string, string>>;
export type TextValues = Readonly<Record<string, string | number | null | undefined>>;

const catalogues: Partial<Record<Language, Catalogue>> = {};
const ownNames: Partial<Record<Language, Catalogue>> = {};
let readsNow = (): Language => 'en';

/** The language that texts are told in. In a browser it holds for the life of a page, on the server for an answer or a letter. */
export const language = (): Language => readsNow();

/** By which `Intl` writes numbers, dates and lists in this language: `es-US`. */
export const locale = (): string => locales[language()];

/** Makes the texts of a language known. English ones are in the code. */
export function loadTexts(of: Language, catalogue: Catalogue): void {
  catalogues[of] = catalogue;
}

/** Makes known what a district calls its stages, areas and terms in a language. It stands before what the catalogue says. */
export function setOwnNames(of: Language, names: Catalogue): void {
  ownNames[of] = names;
}

/** What a district calls its stages, areas and terms in the language that is spoken. */
export const ownNamesNow = (): Catalogue => ownNames[language()] ?? {};

/** Whether a name is read in a language as it is written, because nobody has translated it. */
export const isUntranslated = (name: string, of: Language): boolean =>
  ownNames[of]?.[name] === undefined && catalogues[of]?.[name] === undefined;

/** Sets what tells the language whenever a text is needed. */
export function setLanguage(current: () => Language): void {
  readsNow = current;
}

/**
 * A text in the language of whoever reads it, by its English one: `t('{wells, plural, one {# well} other {# wells}} in {area}', { wells, area })`,
 * written in ICU MessageFormat. Without values it stands as it is. What has no translation, such as a name that a district gave, or a
 * text that is translated already, comes back as it came; so a label that is declared with `t` may go through it again where it is shown:
 * on the server, a declaration is read before anybody asks.
 */
export function t(text: string, values?: TextValues): string {
  if (values) return textsOf(language())._(text, values);
  return ownNames[language()]?.[text] ?? catalogues[language()]?.[text] ?? text;
}

const made = new Map<Language, I18n>();

/** What fills texts with values, for components that put elements into them. */
export function textsOf(of: Language): I18n {
  const known = made.get(of);
  if (known) return known;
  const texts = setupI18n({ locale: locales[of], messages: { [locales[of]]: {} } }).setMessagesCompiler((message) =>
    compiled(catalogues[of]?.[message] ?? message),
  );
  made.set(of, texts);
  return texts;
}

const messages = new Map<string, CompiledMessage>();

function compiled(message: string): CompiledMessage {
  const known = messages.get(message);
  if (known) return known;
  const read = compileMessage(message);
  messages.set(message, read);
  return read;
}
