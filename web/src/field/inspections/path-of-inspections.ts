/** Where the inspections of a well are asked for, by its number. */
export const pathOfInspections = (wellNdx: string): string => `/api/field-services/well-actions/${wellNdx}/inspections`;
