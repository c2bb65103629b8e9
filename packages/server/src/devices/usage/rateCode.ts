// Rates range from a few bytes to a terabyte per second, so they are stored by order of magnitude: a code counts equal
// parts of forty doublings. 0 is reserved for an unknown rate.
const DOUBLINGS = 40;
const AVERAGE_PARTS = 2 ** 12 - 2;
const HIGHEST_PARTS = 2 ** 8 - 2;
/** A rate that was rounded up stays the same when it is packed again. */
const TOLERANCE = 1e-6;

/** The index of a rate among the parts, from 0. */
const placeOf = (rate: number, parts: number) => Math.min((Math.log2(1 + rate) / DOUBLINGS) * parts, parts);
const rateAt = (code: number, parts: number) => 2 ** (((code - 1) / parts) * DOUBLINGS) - 1;

/** The code of an average in 12 bits, to the next 0.4%. */
export const codeOfAverage = (rate: number): number => 1 + Math.round(placeOf(rate, AVERAGE_PARTS));
/** The code of a highest rate in 1 byte, rounded up by an eighth at most. */
export const codeOfHighest = (rate: number): number => 1 + Math.ceil(placeOf(rate, HIGHEST_PARTS) - TOLERANCE);
/** The average of a code, in bytes per second. */
export const averageOfCode = (code: number): number => rateAt(code, AVERAGE_PARTS);
/** The highest rate of a code, in bytes per second. */
export const highestOfCode = (code: number): number => rateAt(code, HIGHEST_PARTS);
