/** Resolves once the browser has a network; immediately if it already has one. */
export async function networkIsThere(): Promise<void> {
  if (typeof window === 'undefined' || navigator.onLine) return;
  await new Promise<void>((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
