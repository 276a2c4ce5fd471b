import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';

// Else it would be asked for at somebody else's address, which is neither allowed nor there without a connection.
prepareZXingModule({
  overrides: { locateFile: (path: string, prefix: string) => (path.endsWith('.wasm') ? wasm : prefix + path) },
});

const detector = new BarcodeDetector({ formats: ['qr_code', 'code_128', 'data_matrix'] });

/** The text of a code in a picture, or undefined. */
export async function codesIn(picture: ImageBitmapSource): Promise<string | undefined> {
  const [code] = await detector.detect(picture);
  return code?.rawValue;
}
