/** The header that names the first month in which a change of a permit holds: `2027-03`. The next one unless told. */
export const HOLDS_FROM = 'holds-from';
/** The header with the reason of a change that reaches into past months or a closed year, encoded as in an address. */
export const CORRECTION_REASON = 'correction-reason';
/** The header by which a caller asks, with `ask`, to be shown what a save would change of the months of permits before it is saved. */
export const EFFECTS = 'effects';
export const ASK = 'ask';
/** The code of a refusal for want of a reason. */
export const NEEDS_REASON = 'needs-reason';
/** The code of a refusal that shows it. Nothing was saved. */
export const SHOWN = 'effects';
