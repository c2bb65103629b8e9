export { countCharacters } from './characters.ts';
export { isFlagSet } from './flag.ts';
