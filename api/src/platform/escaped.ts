const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text as HTML that says just that. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => escapes[letter]!);
