/**
 * Drawing and measuring on the map (`web/src/map/drawing/`).
 *
 * The measures that the map shows use the rounded factors of its specification, so that they agree with what districts have
 * on file. What is computed with elsewhere uses the exact factors of `units.ts`.
 */
const SQUARE_METRES_PER_ACRE = 4047;
const SQUARE_FEET_PER_SQUARE_METRE = 10.7639;
const FEET_PER_KILOMETER = 3280.84;

/** The area of polygons on the map, in acres. */
export const mapAcres = (squareMetres: number): number => squareMetres / SQUARE_METRES_PER_ACRE;

/** The area of polygons on the map, in square feet. */
export const mapSquareFeet = (squareMetres: number): number => squareMetres * SQUARE_FEET_PER_SQUARE_METRE;

/** A length or a radius on the map, in feet. */
export const mapFeet = (kilometers: number): number => kilometers * FEET_PER_KILOMETER;

/** The way back: what a radius in feet is on the ground, in kilometers. */
export const mapFeetToKilometers = (feet: number): number => feet / FEET_PER_KILOMETER;
