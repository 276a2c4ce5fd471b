const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The HTML that shows a page in a frame, as wide as there is room; its height is in pixels. */
export const embedCode = (address: string, title: string, height = 480): string =>
  `<iframe src="${inAttribute(address)}" title="${inAttribute(title)}" width="100%" height="${height}" style="border: 0" loading="lazy"></iframe>`;
