import { contacts } from '@artesian/contract/people/contacts';
import { exportPerson } from '@artesian/contract/people/person-export';
import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { counted } from '../support/counted.ts';
import { sharedProduct } from '../support/product.ts';

const { product, staff } = await sharedProduct();

/** What would ask another host, or read a file of this one, if it were markup. */
const payloads = [
  '<img src=http://127.0.0.1:9/x>',
  '<img src="file:///etc/passwd">',
  '<iframe src="http://169.254.169.254/latest/meta-data/"></iframe>',
  '<script src=//elsewhere.example/x.js></script>',
  '<script>fetch("http://localhost:1")</script>',
  '<link rel=stylesheet href=http://elsewhere.example/x.css>',
  '<style>@import url(http://elsewhere.example/x.css)</style>',
  '<style>body{background:url(http://elsewhere.example/x.png)}</style>',
  '<div style="background:url(//elsewhere.example/x)">',
  '<object data="http://localhost/x"></object>',
  '<embed src=http://localhost/x>',
  '<video src=http://localhost/x autoplay>',
  '<audio src=http://localhost/x autoplay>',
  '<svg><image href="http://localhost/x"/></svg>',
  '<svg onload="fetch(\'//elsewhere.example\')">',
  '<body background=http://localhost/x>',
  '<base href="http://elsewhere.example/">',
  '<meta http-equiv=refresh content="0;url=http://localhost/">',
  '<form action=http://localhost/><button>',
  '<input type=image src=http://localhost/x>',
  '<a href="javascript:fetch(1)">x</a>',
  '</dd></dl></section><img src=http://localhost/y>',
  '"><img src=x onerror=fetch("//elsewhere.example")>',
  '&lt;img src=http://localhost/z&gt;',
  '<!--><img src=http://localhost/w>-->',
];
/** What the page itself is made of. */
const itsOwn = /^<!?\/?(doctype|html|head|meta|title|style|body|h1|h2|p|section|dl|dt|dd)\b[^>]*>$/;

it('everything about a person is a page that asks nobody for anything, whatever was written about them', async (context) => {
  for (const payload of payloads) {
    const { rolo_ndx } = await staff.register(contacts).create({ r_name: payload, notes: payload });
    const path = exportPerson.path.replace('{rolo_ndx}', String(rolo_ndx));
    const answer = await product.fetch('administrator', path, { method: 'POST' });
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="contact-${rolo_ndx}-everything.zip"`);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const page = strFromU8(files['everything.html']!);
    const tags = page.match(/<[^>]*>/g) ?? [];
    expect(tags.filter((tag) => !itsOwn.test(tag))).toEqual([]);
    expect(tags.filter((tag) => /\b(src|href|style|on\w+|action|background|data)\s*=/.test(tag))).toEqual([]);
    const [style = ''] = /<style>[^]*?<\/style>/.exec(page) ?? [];
    expect(style).not.toMatch(/url|import/);
    expect(JSON.parse(strFromU8(files['everything.json']!))).toMatchObject({ sections: expect.anything() });
    expect(strFromU8(files['everything.json']!)).toContain(JSON.stringify(payload));
  }
  counted(context, payloads.length);
});

it('is answered to nobody for a contact that there is not', async () => {
  const answer = await product.fetch('administrator', exportPerson.path.replace('{rolo_ndx}', '2147483000'), {
    method: 'POST',
  });
  expect(answer.status).toBe(404);
});
