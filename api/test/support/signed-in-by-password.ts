import { startBrowserless } from './browserless.ts';
import type { Product } from './product.ts';

/** What a page of the sign-in says, without its markup. */
export const wordsOfPage = (html: string): string =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Opens a link to choose a password, and sends what was chosen. */
export async function choosePassword(link: string, password: string): Promise<{ status: number; words: string }> {
  const { origin, searchParams } = new URL(link);
  const response = await fetch(`${origin}/set-password`, {
    method: 'POST',
    body: new URLSearchParams({ token: searchParams.get('token') ?? '', password }),
  });
  return { status: response.status, words: wordsOfPage(await response.text()) };
}

export const signInWith = ({ origin }: Pick<Product, 'origin'>, email: string, password: string) =>
  startBrowserless(origin).signInWith(email, password);
