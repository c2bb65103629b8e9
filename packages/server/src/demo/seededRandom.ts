/** A source of numbers from 0 (inclusive) to 1 (exclusive) that repeats for the same seed. */
export type Random = () => number;

/** The mulberry32 generator: good enough for demo data, unsuitable for secrets. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A list that has at least one item. */
export type Choices<Choice> = readonly [Choice, ...Choice[]];

/** One of the choices. */
export function pick<Choice>(random: Random, choices: Choices<Choice>): Choice {
  return choices[Math.floor(random() * choices.length)] ?? choices[0];
}

/** A whole number from `least` to `most`, both included. */
export function between(random: Random, least: number, most: number): number {
  return least + Math.floor(random() * (most - least + 1));
}

/** The given number of hexadecimal digits. */
export function hexadecimal(random: Random, digits: number): string {
  return Array.from({ length: digits }, () => between(random, 0, 15).toString(16)).join('');
}
