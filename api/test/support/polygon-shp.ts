const headerBytes = 100;
const polygonKind = 5;
const nothing = 0;

/** A .shp of areas, each given as its rings; one without rings is a record without geometry. */
export function polygonShp(areas: number[][][][]): Uint8Array {
  const header = Buffer.alloc(headerBytes);
  header.writeInt32BE(9994, 0);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(polygonKind, 32);
  return Buffer.concat([header, ...areas.flatMap((rings, place) => [recordHeader(place + 1, rings), record(rings)])]);
}

function recordHeader(number: number, rings: number[][][]): Buffer {
  const header = Buffer.alloc(8);
  header.writeInt32BE(number, 0);
  header.writeInt32BE(record(rings).length / 2, 4);
  return header;
}

function record(rings: number[][][]): Buffer {
  const points = rings.flat();
  if (points.length === 0) return Buffer.alloc(4, nothing);
  const bytes = Buffer.alloc(44 + rings.length * 4 + points.length * 16);
  bytes.writeInt32LE(polygonKind, 0);
  bytes.writeInt32LE(rings.length, 36);
  bytes.writeInt32LE(points.length, 40);
  let start = 0;
  for (const [place, ring] of rings.entries()) {
    bytes.writeInt32LE(start, 44 + place * 4);
    start += ring.length;
  }
  points.flat().forEach((ordinate, place) => bytes.writeDoubleLE(ordinate, 44 + rings.length * 4 + place * 8));
  return bytes;
}
