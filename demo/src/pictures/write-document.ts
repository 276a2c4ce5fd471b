/** One page that says what it would be, as a PDF written by hand. Only letters that every reader of PDF knows. */
export function writeDocument(title: string): Uint8Array {
  const plain = title.replaceAll(/[^\u0020-\u007e]/g, ' ').replaceAll(/[\\()]/g, ' ');
  const page = [
    'BT /F1 20 Tf 72 700 Td',
    `(${plain}) Tj`,
    '/F1 11 Tf 0 -36 Td (This document is invented, like everything in the demonstration district.) Tj',
    '0 -18 Td (In a real district a scan or a report stands here.) Tj ET',
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en-US) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
  ];
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}` +
      `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  );
}
