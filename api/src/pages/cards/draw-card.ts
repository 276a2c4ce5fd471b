import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { PICTURE } from './draw-map.ts';

/** What a preview card shows. */
export interface Card {
  district: string;
  title: string;
  /** One or two sentences. */
  words: string;
  /** In its color, what matters first: a stage or the class of a water level. */
  mark?: { words: string; color: string };
  /** Values in their order, the last one at the right, drawn as a line; high is up. */
  line?: { values: readonly number[]; caption: string };
  /** SVG of the size of `PICTURE` for the right side. */
  picture?: string;
  /** What the colors of the picture mean. */
  legend?: readonly { words: string; color: string }[];
}

export const CARD = { width: 1200, height: 630 } as const;
const MARGIN = 72;
const STRIPE = 18;
const LINE = { width: CARD.width - 2 * MARGIN, height: 150 };
const MOST_LETTERS = 220;
/** Beside a picture. */
const NARROW = CARD.width - PICTURE.width - MARGIN - 32;

const fontFile = (weight: number) =>
  readFile(createRequire(import.meta.url).resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`));
let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 600 }[]> | undefined;
const readFonts = () =>
  (fonts ??= Promise.all(
    ([400, 600] as const).map(async (weight) => ({ name: 'Inter', data: await fontFile(weight), weight })),
  ));

type Style = Record<string, string | number>;
interface Element {
  type: string;
  props: { style: Style; children?: string | readonly Element[] };
}
const element = (style: Style, children: string | readonly (Element | undefined)[]): Element => ({
  type: 'div',
  props: {
    style: { display: 'flex', ...style },
    children: typeof children === 'string' ? children : children.filter((one) => one !== undefined),
  },
});

/** A card of 1200 by 630 pixels as PNG, as services that show links ask for. */
export async function drawCard(card: Card): Promise<Buffer> {
  const [{ default: satori }, { default: sharp }] = await Promise.all([import('satori'), import('sharp')]);
  const svg = await satori(layOut(card) as unknown as Parameters<typeof satori>[0], {
    ...CARD,
    fonts: await readFonts(),
  });
  const drawn = sharp(Buffer.from(svg));
  const line = card.line && lineOf(card.line.values);
  if (line) drawn.composite([{ input: Buffer.from(line), left: MARGIN, top: CARD.height - LINE.height - 96 }]);
  if (card.picture)
    drawn.composite([{ input: Buffer.from(card.picture), left: CARD.width - PICTURE.width, top: STRIPE }]);
  // With a palette it would be half as large, and take as long as all the rest; at the usual level 6, a twentieth smaller in twice the time.
  return drawn.removeAlpha().png({ compressionLevel: 3 }).toBuffer();
}

function layOut({ district, title, words, mark, line, picture, legend = [] }: Card): Element {
  const width = picture ? NARROW : LINE.width;
  return element(
    {
      width: CARD.width,
      height: CARD.height,
      flexDirection: 'column',
      backgroundColor: '#f7faf9',
      borderTop: `${STRIPE}px solid #0f766e`,
      padding: `48px ${MARGIN}px`,
      fontFamily: 'Inter',
      color: '#10201e',
    },
    [
      element({ width, fontSize: picture ? 26 : 30, color: '#0f766e', fontWeight: 600, lineHeight: 1.25 }, district),
      element(
        { width, fontSize: picture ? 44 : 64, fontWeight: 600, marginTop: 20, lineHeight: 1.1 },
        shortened(title, 60),
      ),
      mark &&
        element({ alignItems: 'center', marginTop: 24, fontSize: 38, fontWeight: 600 }, [
          element({ width: 30, height: 30, borderRadius: 15, backgroundColor: mark.color, marginRight: 16 }, []),
          element({}, shortened(mark.words, 50)),
        ]),
      element(
        { width, fontSize: picture ? 25 : 32, color: '#3d4f4c', marginTop: 24, lineHeight: 1.35 },
        shortened(words, MOST_LETTERS),
      ),
      legend.length > 0 ? element({ flexDirection: 'column', marginTop: 24 }, legend.map(legendLine)) : undefined,
      line && element({ position: 'absolute', left: MARGIN, bottom: 40, fontSize: 24, color: '#3d4f4c' }, line.caption),
    ],
  );
}

const legendLine = ({ words, color }: { words: string; color: string }) =>
  element({ alignItems: 'center', width: NARROW, fontSize: 25, lineHeight: 1.5 }, [
    element({ width: 20, height: 20, borderRadius: 10, backgroundColor: color, marginRight: 12 }, []),
    element({}, shortened(words, 26)),
  ]);

const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;

/** A picture of its own: what it is laid over needs no room for it. */
function lineOf(values: readonly number[]): string | undefined {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (values.length < 2 || least === most) return undefined;
  const points = values.map((value, place) => {
    const x = (place / (values.length - 1)) * (LINE.width - 8) + 4;
    const y = (1 - (value - least) / (most - least)) * (LINE.height - 8) + 4;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${LINE.width}" height="${LINE.height}"><polyline points="${points.join(' ')}" fill="none" stroke="#0f766e" stroke-width="5" stroke-linejoin="round"/></svg>`;
}
