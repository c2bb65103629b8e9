/** Creates sanitized nodes from untrusted HTML. */
export type Sanitise = (html: string) => DocumentFragment;

let ready: Sanitise | null = null;

/** The sanitizer, if already loaded: everything after the first notice is shown without a wait. */
export const loadedSanitiser = (): Sanitise | null => ready;

/**
 * Loads the sanitizer, which no page needs before a notice is opened. Scripts, handlers, forms, frames and styles are
 * removed; links open in a new tab and get no referrer. The nodes are used directly: text is never parsed twice.
 */
export async function loadSanitiser(): Promise<Sanitise> {
  if (ready) return ready;
  const { default: createSanitiser } = await import('dompurify');
  const sanitiser = createSanitiser(window);
  sanitiser.addHook('afterSanitizeAttributes', (node) => {
    if (node.tagName !== 'A' && node.tagName !== 'AREA') return;
    node.setAttribute('target', '_blank');
    node.setAttribute('rel', 'noopener noreferrer');
  });
  ready = (html) =>
    sanitiser.sanitize(html, {
      USE_PROFILES: { html: true },
      FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog', 'audio', 'video'],
      FORBID_ATTR: ['style', 'class', 'id', 'name', 'tabindex', 'autofocus'],
      RETURN_DOM_FRAGMENT: true,
    });
  return ready;
}
