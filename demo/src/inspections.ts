import { drilledYear } from './drilling.ts';
import type { Random } from './random.ts';
import type { Well } from './wells.ts';

const notes = [
  'Demonstration: well head sound, no leaks.',
  'Demonstration: slab cracked on the north side; asked for repair.',
  'Demonstration: meter agrees with the test bucket.',
  'Demonstration: nobody at home, seen from the road.',
];

/** Visits of the district to some wells. */
export const inventInspections = (random: Random, wells: Well[]) =>
  wells
    .filter(() => random.chance(0.08))
    .map((well) => {
      const hasMeter = random.chance(0.3);
      const day = `${Math.max(random.between(2016, 2026), drilledYear(well) + 1)}-0${random.between(1, 9)}-${random.between(10, 28)}`;
      return {
        well_ndx: well.well_ndx,
        inspection_date: `${day}T15:30:00Z`,
        ir_type_ndx: random.between(1, 6),
        inspected_by: random.pick(['Ada Example', 'Basil Example', 'Clay Example']),
        field_notes: random.pick(notes),
        chk_identity: true,
        chk_location: true,
        chk_use: random.chance(0.9),
        chk_setbacks: random.chance(0.6),
        chk_meter: hasMeter,
        chk_equipment: random.chance(0.8),
        chk_treatment: random.chance(0.4),
        chk_surf_compl: random.chance(0.7),
        chk_classification: random.chance(0.9),
      };
    })
    .map((visit) => ({ ...visit, follow_up_date: followUpOf(visit) }));

/** Of a slab that was to be repaired lately, two months later. */
function followUpOf({ inspection_date, field_notes }: { inspection_date: string; field_notes: string }): string | null {
  if (field_notes !== notes[1] || inspection_date < '2025') return null;
  const day = new Date(inspection_date);
  day.setUTCMonth(day.getUTCMonth() + 2);
  return day.toISOString().slice(0, 10);
}
