const HEIGHT_PX = 480;

const inAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The HTML that shows a page in a frame, as wide as there is room. */
export const embedCode = (address: string, title: string): string =>
  `<iframe src="${inAttribute(address)}" title="${inAttribute(title)}" width="100%" height="${HEIGHT_PX}" style="border: 0" loading="lazy"></iframe>`;
