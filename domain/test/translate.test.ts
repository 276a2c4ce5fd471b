import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import glossary from '../src/texts/glossary.json' with { type: 'json' };
import spanish from '../src/texts/es.json' with { type: 'json' };
import { addressIn, languageAsked, readAddress, type Language } from '../src/texts/languages.ts';
import { readOwnNames } from '../src/texts/own-names.ts';
import { loadTexts, locale, setLanguage, setOwnNames, t } from '../src/texts/translate.ts';

let spoken: Language = 'en';
beforeAll(() => {
  loadTexts('es', spanish);
  setLanguage(() => spoken);
});
afterAll(() => setLanguage(() => 'en'));
const inSpanish = <T>(say: () => T): T => {
  spoken = 'es';
  try {
    return say();
  } finally {
    spoken = 'en';
  }
};

describe('a text', () => {
  it('is told in the language of the reader, with plurals, choices and values', () => {
    const wells = (count: number) =>
      t('{missing, plural, one {One well} other {# wells}} of this address: not published.', { missing: count });
    expect([wells(1), wells(1200)]).toEqual([
      'One well of this address: not published.',
      '1,200 wells of this address: not published.',
    ]);
    expect(inSpanish(() => [wells(1), wells(1200), t('Aquifers'), locale()])).toEqual([
      'Un pozo de esta dirección: sin publicar.',
      '1,200 pozos de esta dirección: sin publicar.',
      'Acuíferos',
      'es-US',
    ]);
  });

  it('stays as it came where it has no translation, or is one, or holds what looks like a placeholder', () => {
    expect(inSpanish(() => [t('Willow Bend Ranch'), t('Acuíferos'), t("It's {odd} <0>", undefined)])).toEqual([
      'Willow Bend Ranch',
      'Acuíferos',
      "It's {odd} <0>",
    ]);
    expect(t('{name} by Fiscal Year', { name: '{wells, plural,' })).toBe('{wells, plural, by Fiscal Year');
  });

  it('can be filled in, with the same elements in it, in Spanish too', () => {
    const elements = (text: string) =>
      [...text.matchAll(/<\/?\d\/?>/g)]
        .map(([element]) => element)
        .toSorted()
        .join(' ');
    const broken = Object.entries(spanish).filter(([english, translation]) => {
      const values = Object.fromEntries([...english.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 7]));
      const filled = inSpanish(() => (Object.keys(values).length > 0 ? t(english, values) : t(english)));
      return /\{\w+[,}]/.test(filled) || elements(translation) !== elements(english);
    });
    expect(broken).toEqual([]);
  });
});

describe('the glossary', () => {
  it('names each term once', () => {
    const terms = glossary.map(({ english }) => english);
    expect(new Set(terms).size).toBe(terms.length);
  });
});

describe('the address of a page', () => {
  it.each([
    ['/', 'en', '/', '/es'],
    ['/map?by=x#y', 'en', '/map?by=x#y', '/es/map?by=x#y'],
    ['/es', 'es', '/', '/es'],
    ['/es/', 'es', '/', '/es'],
    ['/es?x=1', 'es', '/?x=1', '/es/?x=1'],
    ['/es/wells/58%2F1', 'es', '/wells/58%2F1', '/es/wells/58%2F1'],
    ['/escape', 'en', '/escape', '/es/escape'],
    ['/en/map', 'en', '/en/map', '/es/en/map'],
    ['/fr/map', 'en', '/fr/map', '/es/fr/map'],
  ] as const)('%s is in %s', (address, language, page, translated) => {
    expect(readAddress(address)).toEqual({ language, page });
    expect(addressIn('en', address)).toBe(page);
    expect(addressIn('es', address)).toBe(translated);
  });
});

it.each([
  ['es-MX,es;q=0.9,en;q=0.8', 'es'],
  ['fr, es', 'es'],
  ['en-US', 'en'],
  ['zz', 'en'],
  ['', 'en'],
  [undefined, 'en'],
])('a browser that asks for %s reads %s', (header, language) => {
  expect(languageAsked(header)).toBe(language);
});

describe('names that a district gave', () => {
  it('are told as the district translated them, before what the catalogue says', () => {
    setOwnNames('es', readOwnNames('Stage II Alarm = Etapa II Alarma\n\nDomestic=De casa = hogar\nStage III ='));
    expect(inSpanish(() => ['Stage II Alarm', 'Domestic', 'Stage III', 'Irrigation'].map((name) => t(name)))).toEqual([
      'Etapa II Alarma',
      'De casa = hogar',
      'Stage III',
      spanish.Irrigation,
    ]);
    expect(t('Stage II Alarm')).toBe('Stage II Alarm');
    setOwnNames('es', {});
  });

  it.each(['Stage II', '= Etapa'])('are refused on a line such as %j, which is named', (line) => {
    expect(() => readOwnNames(`A = B\n${line}`)).toThrow('on line 2');
  });
});
