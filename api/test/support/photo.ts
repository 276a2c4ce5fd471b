import sharp from 'sharp';

/** A photo as a camera writes it: lying on its side, with the place where it was taken and who took it. */
export const takePhoto = (width = 1600, height = 1000): Promise<Uint8Array<ArrayBuffer>> =>
  sharp({ create: { width, height, channels: 3, background: '#8a6' } })
    .jpeg()
    .withExif({
      IFD0: { Artist: 'Ada Example' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 10/1 5/1', GPSLongitudeRef: 'W', GPSLongitude: '97/1 51/1 6/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer()
    .then((bytes) => Uint8Array.from(bytes));
