/** Browsers' messages for a part of the console that failed to load: Chromium, Firefox, Safari, and Vite for styles. */
const WORDS = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
] as const;

/** Whether a part of the console failed to load, as opposed to one that was loaded and threw. */
export function isPartMissing(thrown: unknown): boolean {
  return thrown instanceof Error && WORDS.some((words) => thrown.message.includes(words));
}
