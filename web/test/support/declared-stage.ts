/** A stage that can still be undone, and of which nobody was told. */
export const declaredStage = {
  drought_declaration_ndx: 7,
  declared_on: '2026-12-10',
  drought_stage_name: 'Stage 3 Critical',
  drought_area_name: 'District',
  first_month: '2027-01-01',
  last_month: '2027-08-01',
  declared_by: 'Avery Adams',
  is_undone: false,
  undone_by: null,
  can_be_undone: true,
  notice_ndx: null,
  told: 0,
  correction_ndx: null,
};
