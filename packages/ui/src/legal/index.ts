export { useLegalTexts, type LegalTexts } from './useLegalTexts.ts';
