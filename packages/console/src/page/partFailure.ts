/** What browsers say of a part of the console that could not be loaded: Chromium, Firefox, Safari, and Vite of its styles. */
const WORDS = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
] as const;

/** Whether a part of the console could not be loaded, as against one that was loaded and broke. */
export function isPartMissing(thrown: unknown): boolean {
  return thrown instanceof Error && WORDS.some((words) => thrown.message.includes(words));
}
