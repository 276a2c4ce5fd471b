import type { Random } from './random.ts';
import type { Well } from './wells.ts';

const component = { casing: 1, screen: 2, openHole: 3 };
const material = { steel: 1, pvc: 2, none: 7 };
const contact = { owner: 1, pastOwner: 5 };

/** Rocks from the top down, as the drillers of the demonstration meet them: formation and usual thickness in feet. */
const rocks: readonly (readonly [formation: number, thickness_ft: number])[] = [
  [4, 60],
  [5, 55],
  [6, 50],
  [7, 380],
  [8, 40],
  [9, 320],
];

/** The rocks that wells of the Edwards pass, as far down as each is drilled. */
export function inventFormations(random: Random, wells: Well[]) {
  return wells
    .filter(({ aquifer_ndx, well_depth_ft }) => aquifer_ndx <= 2 && well_depth_ft !== null && random.chance(0.25))
    .flatMap(({ well_ndx, well_depth_ft }) => {
      let top = 0;
      return rocks.flatMap(([formation_ndx, thickness_ft]) => {
        if (top >= well_depth_ft!) return [];
        const bottom = Math.min(well_depth_ft!, top + Math.round(thickness_ft * (0.7 + 0.6 * random.next())));
        const layer = { well_ndx, formation_ndx, ft_to_top: top, ft_to_bottom: bottom };
        top = bottom;
        return [layer];
      });
    });
}

/** Casing above, screen or open hole below; every well in `withScreen` has a screen. */
export function inventComponents(random: Random, wells: Well[], withScreen: ReadonlySet<number>) {
  return wells
    .filter(({ well_ndx, well_depth_ft }) => well_depth_ft !== null && (withScreen.has(well_ndx) || random.chance(0.2)))
    .flatMap(({ well_ndx, well_depth_ft, bore_diam_in }) => {
      const cased_ft = Math.round(well_depth_ft! * (0.4 + 0.3 * random.next()));
      const hasScreen = withScreen.has(well_ndx) || random.chance(0.4);
      const part = { well_ndx, diameter_inches: Math.max(4, (bore_diam_in ?? 6) - 2) };
      return [
        {
          ...part,
          well_component_ndx: component.casing,
          top_depth_ft: 0,
          bottom_depth_ft: cased_ft,
          casing_material_ndx: random.pick([material.steel, material.pvc]),
          screen_material_notes: null,
        },
        {
          ...part,
          well_component_ndx: hasScreen ? component.screen : component.openHole,
          top_depth_ft: cased_ft,
          bottom_depth_ft: well_depth_ft,
          casing_material_ndx: hasScreen ? material.pvc : material.none,
          screen_material_notes: hasScreen ? 'Slots of 0.020 inch' : null,
        },
      ];
    });
}

/** The owner of record, and of some wells who owned it before. */
export function inventWellContacts(random: Random, wells: Well[], contacts: number) {
  return wells.flatMap(({ well_ndx, contact_ndx }) => {
    const owner = { well_ndx, rolo_type_ndx: contact.owner, rolo_ndx: contact_ndx };
    if (!random.chance(0.12)) return [owner];
    return [owner, { well_ndx, rolo_type_ndx: contact.pastOwner, rolo_ndx: random.between(1, contacts) }];
  });
}

/** What a field crew has written of some wells: keys of the full record, by the number of the well. */
export function inventFieldRecords(random: Random, wells: Well[]) {
  return wells
    .filter(({ well_status_ndx }) => well_status_ndx === 1 && random.chance(0.15))
    .map(({ well_ndx, pump_gpm, well_depth_ft, bore_diam_in }) => ({
      well_ndx,
      gate_code: random.chance(0.3) ? `#${random.between(1000, 9999)}` : null,
      access_notes: random.pick(['Call the day before.', 'Two dogs, friendly.', 'The second gate sticks.', null]),
      is_wellhouse: random.chance(0.3),
      setback_property_line_ft: random.between(20, 300),
      setback_septic_system_ft: random.between(50, 400),
      is_metered: random.chance(0.2),
      total_borehole_depth_ft: well_depth_ft,
      system_type_ndx: random.pick([1, 1, 1, 2, 3]),
      pump_type_ndx: random.pick([1, 1, 2]),
      flow_rate_gpm: pump_gpm,
      sampling_spigot_ndx: random.pick([1, 2, 4]),
      casing_type_ndx: random.pick([1, 2]),
      casing_height_inches: random.pick([12, 18, 24]),
      casing_outside_diameter_inches: bore_diam_in,
      is_slab: random.chance(0.6),
    }));
}
