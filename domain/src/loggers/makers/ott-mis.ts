import { channelOf } from '../channels.ts';
import type { Reader } from '../logger-file.ts';
import { readTable } from '../read-table.ts';

/** OTT's MIS: `<STATION>…</STATION><SENSOR>…</SENSOR>`, then `20260101;120000;1.234`. The sensor's meaning is the person's to say. */
export const ottMis: Reader = {
  maker: 'OTT',
  format: 'MIS',
  recognizes: ({ text }) => /<STATION>[^<]*<\/STATION>/i.test(text.slice(0, 400)),
  read: (source) => {
    const sensors = source.lines.flatMap((line, index) => {
      const sensor = /<SENSOR>([^<]*)<\/SENSOR>/i.exec(line)?.[1];
      return sensor === undefined ? [] : [{ sensor: sensor.trim(), index }];
    });
    const [first, second] = sensors;
    const lines = source.lines.map((line) =>
      line.replace(
        /^(\d{4})(\d\d)(\d\d);(\d\d)(\d\d)(\d\d)?/,
        (_, y, mo, d, h, mi, s = '00') => `${y}-${mo}-${d};${h}:${mi}:${s}`,
      ),
    );
    const table = readTable(
      { ...source, lines },
      {
        headings: ['Date', 'Time', 'Level', 'comments', 'comments'],
        from: (first?.index ?? 0) + 1,
        ...(second && { to: second.index }),
        separator: ';',
        order: 'YMD',
      },
    );
    return {
      ...table,
      location: /<STATION>([^<]*)</i.exec(source.text)?.[1]?.trim() ?? null,
      channels: [channelOf(`Sensor ${first?.sensor ?? ''}`.trim())],
      problems: [
        ...(second
          ? [
              {
                line: second.index + 1,
                what: `Sensor ${second.sensor} and what comes behind it is not read: send it as a file of its own.`,
              },
            ]
          : []),
        ...table.problems,
      ],
    };
  },
};
