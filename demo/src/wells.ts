import { texasGridCell } from '@artesian/domain/texas-grid';
import { isInDistrict } from './geography/district.ts';
import { cities, inventStreet } from './people.ts';
import { seeded, type Random } from './random.ts';

/** Where wells cluster: town or valley, degrees north and east, spread in degrees, share of all wells. */
const clusters: readonly (readonly [
  readonly [city: (typeof cities)[number], latitude: number, longitude: number, spread: number],
  number,
])[] = [
  [['Dripping Springs', 30.19, -98.087, 0.075], 22],
  [['Driftwood', 30.115, -98.03, 0.055], 16],
  [['Manchaca', 30.14, -97.84, 0.035], 12],
  [['Buda', 30.085, -97.855, 0.035], 13],
  [['Austin', 30.235, -97.84, 0.045], 12],
  [['Kyle', 29.99, -97.885, 0.045], 8],
  [['Wimberley', 30.0, -98.1, 0.06], 9],
  [['Austin', 30.31, -97.97, 0.06], 6],
  [['San Marcos', 29.9, -97.93, 0.05], 4],
  [['Kyle', 29.96, -97.76, 0.07], 5],
  [['Austin', 30.14, -97.55, 0.09], 3],
];

/** The vocabulary by its numbers in the migration of lists. */
const county = { Travis: 1, Hays: 2, Caldwell: 3, Bastrop: 4 };
const use = { domestic: 1, livestock: 2, irrigation: 3, publicSupply: 4, commercial: 5, industrial: 6, monitoring: 7 };
const wellClass = { exempt: 1, nonexempt: 2, limitedProduction: 3, monitoring: 4 };
const subclass = {
  individualPermit: 1,
  limitedPermit: 2,
  exemptDomestic: 3,
  exemptLivestock: 4,
  westbay: 5,
  observation: 6,
};
const status = { active: 1, inactive: 2, capped: 3, abandoned: 4, plugged: 5 };
const UNSET = 999;

/** How deep each completion is drilled, in feet, and the aquifer that it produces from. */
const completions = {
  edwards: { aq_completion_ndx: 1, aquifer_ndx: 1, shallowest: 120, deepest: 620 },
  upperTrinity: { aq_completion_ndx: 2, aquifer_ndx: 3, shallowest: 90, deepest: 380 },
  middleTrinity: { aq_completion_ndx: 3, aquifer_ndx: 4, shallowest: 280, deepest: 900 },
  lowerTrinity: { aq_completion_ndx: 4, aquifer_ndx: 5, shallowest: 650, deepest: 1400 },
  alluvial: { aq_completion_ndx: 7, aquifer_ndx: 7, shallowest: 25, deepest: 90 },
};

export type Well = ReturnType<typeof inventWell>;

export function inventWells(random: Random, count: number, contacts: number): Well[] {
  return numberedByTheState(Array.from({ length: count }, (_, index) => inventWell(random, index + 1, contacts)));
}

function inventWell(random: Random, number: number, contacts: number) {
  const drawn = inventPlace(random);
  const drawnCompletion = completionAt(random, drawn.lon_dd);
  const kind = inventKind(random);
  const needsPermit = kind.well_subclass_ndx <= subclass.limitedPermit;
  const { place, completion } = needsPermit
    ? placedInDistrict(number, drawn, drawnCompletion)
    : { place: drawn, completion: drawnCompletion };
  const { city, lat_dd, lon_dd } = place;
  const year = inventYear(random);
  const depth = round(completion.shallowest + random.next() * (completion.deepest - completion.shallowest), 0);
  const isPlugged = kind.well_status_ndx === status.plugged;
  return {
    well_ndx: number,
    state_well_num: null as string | null,
    well_name: `${random.pick(names)} ${random.chance(0.4) ? `No. ${random.between(1, 6)}` : 'Well'}`,
    ...kind,
    physical_location_address: `${random.between(100, 19_900)} ${inventStreet(random)}`,
    city,
    contact_ndx: random.chance(0.96) ? random.between(1, contacts) : 999999,
    lat_dd,
    lon_dd,
    elevation_ft: round(elevationAt(lat_dd, lon_dd) + random.bell() * 35, 1),
    elevation_source: random.chance(0.7) ? 'Digital elevation model' : 'Survey',
    is_published: random.chance(0.97),
    tx_grid: texasGridCell(lat_dd, lon_dd),
    county_ndx: countyAt(lat_dd, lon_dd),
    directions_to_well: random.chance(0.2) ? `From the gate, ${random.between(50, 900)} feet along the drive.` : null,
    has_geo_log: random.chance(0.12),
    available_logs_list: random.chance(0.12) ? [1, random.between(2, 6)] : [],
    index_well: random.chance(0.004),
    plugging_date: isPlugged ? `${Math.min(2025, year + random.between(8, 40))}-12-31` : null,
    aq_completion_ndx: completion.aq_completion_ndx,
    aquifer_ndx: completion.aquifer_ndx,
    aq_setting_ndx: random.weighted([
      [1, 5],
      [2, 4],
      [UNSET, 2],
    ] as const),
    drilled_date: random.chance(0.88)
      ? `${year}-${twoDigits(random.between(1, 12))}-${twoDigits(random.between(1, 28))}`
      : null,
    well_depth_ft: random.chance(0.9) ? depth : null,
    pump_gpm: random.chance(0.5) ? random.pick([5, 8, 10, 12, 15, 20, 25, 40, 80, 150]) : null,
    bore_diam_in: random.chance(0.6) ? random.pick([5, 6, 6.5, 7, 8, 10]) : null,
  };
}

function inventPlace(random: Random) {
  const [city, latitude, longitude, spread] = random.weighted(clusters);
  return {
    city,
    lat_dd: round(latitude + random.bell() * spread, 5),
    lon_dd: round(longitude + random.bell() * spread * 1.15, 5),
  };
}

type Place = ReturnType<typeof inventPlace>;
type Completion = (typeof completions)[keyof typeof completions];

/** A district permits its own wells alone: one that was drawn elsewhere is drawn again, by numbers of its own so that no other well moves. */
function placedInDistrict(number: number, drawn: Place, completion: Completion) {
  const random = seeded(number);
  let place = drawn;
  while (!isInDistrict(place.lat_dd, place.lon_dd)) place = inventPlace(random);
  // Creeks have gravel anywhere.
  const stays = place === drawn || completion === completions.alluvial;
  return { place, completion: stays ? completion : completionAt(random, place.lon_dd) };
}

/** A twenty-fourth of a degree is as wide as a cell of the grid. */
const ONE_CELL = 1 / 24;

/** The state counts up, and in the cells of this region to 80 at most: from 99 down to here no number is that of a real well. */
const LOWEST_INVENTED = 81;

/**
 * The state has numbered about a third of the wells, by the grid. Places were corrected since, so that some of the numbers
 * belong to the cell beside.
 */
function numberedByTheState(wells: Well[]): Well[] {
  const next = new Map<string, number>();
  return wells.map((well) => {
    const random = seeded(-well.well_ndx);
    if (!random.chance(0.33)) return well;
    const cell = texasGridCell(well.lat_dd, well.lon_dd + (random.chance(0.03) ? ONE_CELL : 0))!;
    const sequence = next.get(cell) ?? 99;
    if (sequence < LOWEST_INVENTED) return well;
    next.set(cell, sequence - 1);
    return { ...well, state_well_num: `${cell.replaceAll('-', '')}${twoDigits(sequence)}` };
  });
}

const names = [
  'Blue Hole',
  'Cypress Bend',
  'Hilltop',
  'Old Mill',
  'Rocky Creek',
  'Windmill',
  'Stone Barn',
  'Deer Park',
  'Pecan Bottom',
  'Sunset',
  'Quiet Valley',
  'Headquarters',
  'Bear Track',
  'Ridge',
  'Meadow',
  'Spring Branch',
  'Onion Flat',
  'Garden',
];

/** What a well is for decides its class and whether somebody watches it. */
function inventKind(random: Random) {
  const kind = random.weighted([
    ['exempt', 74],
    ['permitted', 13],
    ['limited', 7],
    ['monitoring', 6],
  ] as const);
  const usual = {
    well_status_ndx: inventStatus(random),
    monitoring_status_ndx: random.chance(0.02) ? random.between(3, 5) : UNSET,
  };
  if (kind === 'permitted') {
    const primary_use_ndx = random.pick([
      use.publicSupply,
      use.publicSupply,
      use.irrigation,
      use.commercial,
      use.industrial,
    ]);
    return {
      ...usual,
      primary_use_ndx,
      well_class_ndx: wellClass.nonexempt,
      well_subclass_ndx: subclass.individualPermit,
    };
  }
  if (kind === 'limited') {
    return {
      ...usual,
      primary_use_ndx: use.domestic,
      well_class_ndx: wellClass.limitedProduction,
      well_subclass_ndx: subclass.limitedPermit,
    };
  }
  if (kind === 'monitoring') {
    return {
      well_status_ndx: status.active,
      primary_use_ndx: use.monitoring,
      well_class_ndx: wellClass.monitoring,
      well_subclass_ndx: random.chance(0.12) ? subclass.westbay : subclass.observation,
      monitoring_status_ndx: random.between(1, 4),
    };
  }
  const forLivestock = random.chance(0.18);
  return {
    ...usual,
    primary_use_ndx: forLivestock ? use.livestock : use.domestic,
    well_class_ndx: wellClass.exempt,
    well_subclass_ndx: forLivestock ? subclass.exemptLivestock : subclass.exemptDomestic,
  };
}

function inventStatus(random: Random): number {
  return random.weighted([
    [status.active, 80],
    [UNSET, 6],
    [status.inactive, 4],
    [status.capped, 3],
    [status.abandoned, 3],
    [status.plugged, 4],
  ]);
}

/** Drilling grew with the suburbs: few wells before 1950, most after 1985. */
function inventYear(random: Random): number {
  return random.weighted([
    [random.between(1890, 1949), 6],
    [random.between(1950, 1984), 27],
    [random.between(1985, 2025), 67],
  ]);
}

/** West of the fault zone people drill to the Trinity, in and east of it to the Edwards. */
function completionAt(random: Random, longitude: number) {
  const inTheEast = longitude > -97.6;
  const share = Math.min(1, Math.max(0, (longitude + 98.02) / 0.16));
  if (inTheEast) return completions.alluvial;
  if (random.chance(share * 0.92)) return completions.edwards;
  return completions[
    random.weighted([
      ['upperTrinity', 22],
      ['middleTrinity', 66],
      ['lowerTrinity', 12],
    ] as const)
  ];
}

/** Feet above sea level: the land falls from the Hill Country towards the south-east. */
function elevationAt(latitude: number, longitude: number): number {
  return 640 - (longitude + 97.8) * 1450 + (latitude - 30.1) * 180;
}

/** Counties by straight lines that come close to their borders: enough for invented wells. */
function countyAt(latitude: number, longitude: number): number {
  const northEastOf = (a: readonly [number, number], b: readonly [number, number]) =>
    (b[1] - a[1]) * (latitude - a[0]) - (b[0] - a[0]) * (longitude - a[1]) > 0;
  const hillCountry = [30.356, -98.173] as const;
  const corner = [30.022, -97.71] as const;
  if (northEastOf(hillCountry, corner))
    return northEastOf([30.07, -97.62], [30.42, -97.37]) ? county.Travis : county.Bastrop;
  return northEastOf([29.752, -97.999], corner) ? county.Hays : county.Caldwell;
}

const round = (value: number, decimals: number) => Number(value.toFixed(decimals));
const twoDigits = (value: number) => String(value).padStart(2, '0');
