import { language, textsOf, type TextValues } from '@artesian/domain/texts/translate';
import { TransNoContext } from '@lingui/react/server';
import type { ReactElement, ReactNode } from 'react';

interface TransProps {
  /** The English text; `<0>these words</0>` stand within the first of the parts, `{name}` for a value. */
  text: string;
  parts?: Readonly<Record<number, ReactElement>>;
  values?: TextValues | Readonly<Record<string, ReactNode>>;
}

/** A text with elements in it, in the language of the page. */
export const Trans = ({ text, parts = {}, values }: TransProps) => (
  <TransNoContext id={text} components={parts} values={values} lingui={{ i18n: textsOf(language()) }} />
);
