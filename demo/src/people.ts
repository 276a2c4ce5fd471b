import type { Random } from './random.ts';

/** Everybody here is invented: names of water and stone, addresses that cannot receive anything. */
export interface Contact {
  rolo_ndx: number;
  r_name: string;
  r_organization: string | null;
  r_email: string;
  r_phone: string;
  r_mailing_address: string;
  r_city: string;
  r_state: string;
  r_zipcode: string;
  precinct_num: number;
}

const first = [
  'Ada',
  'Basil',
  'Clay',
  'Delta',
  'Eddy',
  'Fern',
  'Gale',
  'Heath',
  'Iris',
  'Jasper',
  'Karst',
  'Linnea',
  'Marsh',
  'Nell',
  'Opal',
  'Pearl',
  'Quill',
  'Reed',
  'Slate',
  'Terra',
  'Una',
  'Vale',
  'Willow',
  'Yarrow',
];
const last = [
  'Aquiferson',
  'Brookwater',
  'Casing',
  'Drawdown',
  'Edwards-Stone',
  'Fountain',
  'Gallonby',
  'Headwater',
  'Infiltra',
  'Limestone',
  'Millpond',
  'Outcrop',
  'Pumphrey',
  'Recharge',
  'Sinkholme',
  'Trinity',
  'Upwell',
  'Wellington-Bore',
];
const organizations = [
  'Water Supply Example',
  'Ranch Example',
  'Homeowners Example',
  'Nursery Example',
  'Golf Club Example',
  'Quarry Example',
  'School District Example',
  'Church Example',
];
const places = [
  'Limestone',
  'Cedar',
  'Juniper',
  'Live Oak',
  'Bluebonnet',
  'Sycamore',
  'Cypress',
  'Pecan',
  'Madrone',
  'Agarita',
];
export const cities = [
  'Austin',
  'Buda',
  'Kyle',
  'Dripping Springs',
  'Driftwood',
  'Manchaca',
  'Wimberley',
  'San Marcos',
] as const;
const zip: Record<string, string> = {
  Austin: '78748',
  Buda: '78610',
  Kyle: '78640',
  'Dripping Springs': '78620',
  Driftwood: '78619',
  Manchaca: '78652',
  Wimberley: '78676',
  'San Marcos': '78666',
};

export function inventContacts(random: Random, count: number): Contact[] {
  return Array.from({ length: count }, (_, index) => inventContact(random, index + 1));
}

function inventContact(random: Random, number: number): Contact {
  const name = `${random.pick(first)} ${random.pick(last)}`;
  const city = random.pick(cities);
  return {
    rolo_ndx: number,
    r_name: name,
    r_organization: random.chance(0.25) ? `${random.pick(places)} ${random.pick(organizations)}` : null,
    r_email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}.${number}@example.org`,
    // 555-0100 to 555-0199 are kept for fiction.
    r_phone: `512-555-01${String(number % 100).padStart(2, '0')}`,
    r_mailing_address: `${random.between(100, 9900)} ${inventStreet(random)}`,
    r_city: city,
    r_state: 'TX',
    r_zipcode: zip[city]!,
    precinct_num: random.between(1, 5),
  };
}

export function inventStreet(random: Random): string {
  return `${random.pick(places)} ${random.pick(['Trail', 'Lane', 'Road', 'Hollow', 'Bend', 'Ridge'])}`;
}
