import { uploadMetadata, type UploadMetadata } from '@artesian/contract/field/files-in-pieces';
import { parsed } from '../../platform/parsed.ts';
import { invalid } from '../../platform/problems.ts';

/** `Upload-Metadata` as the contract has it: names with their values in Base64, separated by commas. */
export function readMetadata(header: string | string[] | undefined): UploadMetadata {
  if (typeof header !== 'string') throw invalid('Upload-Metadata', 'Describe the file in Upload-Metadata.');
  const pairs = header.split(',').map((pair) => pair.trim().split(' '));
  const said = Object.fromEntries(
    pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8')]),
  );
  return parsed(uploadMetadata, said);
}

/** `Upload-Length`, of a file that is not empty and not too large. */
export function readLength(header: string | string[] | undefined): number {
  if (typeof header === 'string' && /^[1-9]\d{0,14}$/.test(header)) return Number(header);
  throw invalid('Upload-Length', 'Give the file size in bytes in Upload-Length; empty files are not accepted.');
}
