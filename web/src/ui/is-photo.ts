/** Whether a file begins as photos do; its name and the type that follows from it may say anything. */
export async function isPhoto(file: File): Promise<boolean> {
  const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 12).arrayBuffer()));
  return STARTS.some((start) => start.test(head));
}

// The first bytes of JPEG, PNG, GIF, WebP, and HEIC with its kin
const STARTS = [/^\xff\xd8\xff/, /^\x89PNG/, /^GIF8/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp(hei|hev|mif1|msf1)/];
