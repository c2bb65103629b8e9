import type { LeaveQuestion } from '@remote-console/ui/devices';

/** Who knows of the forms that were filled in and not sent. */
export interface FormGuard {
  /** Whether anything would be lost by leaving the page. */
  readonly any: () => boolean;
  /** Whether anything would be lost by loading the page again. */
  readonly anyUnkept: () => boolean;
  /** What was typed so far may be lost. */
  readonly forget: () => void;
  readonly ask: LeaveQuestion;
}

/** Knows whether something typed would be lost by leaving the page, and asks about it. */
export interface UnsavedChanges {
  /** Asks before the next steps, until it is called with `null`. */
  readonly hold: (question: LeaveQuestion | null) => void;
  /** Who watches the forms of the pages; `null` while nobody can be asked about them. */
  readonly guardForms: (guard: FormGuard | null) => void;
  /**
   * Takes a step, at once or once the person agrees.
   *
   * @param pathname Where it leads, where that is another address: what is typed into a form stays on the same page.
   */
  readonly whenAllowed: (step: () => void, pathname?: string) => void;
  /** What was typed so far may be lost: the page is about to begin again. */
  readonly forget: () => void;
  /** The page is about to reload without being asked to. What is kept comes back, so the question is only about the rest. */
  readonly returns: () => void;
}

interface UnsavedChangesOptions {
  /** Whether anyone is signed in; who is not has nothing to stay for. */
  readonly isSignedIn: () => boolean;
}

/** The place of this entry in the history, as the router counts. */
function historyIndex(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

/**
 * Starts with nothing to lose. It listens to the browser's back and forward from now on, and has to before the router
 * does: browsers tell the listeners of a window in their order, and by the time the router has informed its pages they
 * are gone with what was typed.
 */
export function createUnsavedChanges({ isSignedIn }: UnsavedChangesOptions): UnsavedChanges {
  let held: LeaveQuestion | null = null;
  let forms: FormGuard | null = null;
  let isWayBack = false;
  let isReturning = false;
  const place = () => ({ index: historyIndex(), pathname: window.location.pathname });
  /** Where the person is, as long as they have not left. */
  let here = place();
  const arrive = () => {
    here = place();
  };

  const askAboutForms = async () => {
    const agreed = (await forms?.ask()) ?? true;
    if (agreed) forms?.forget();
    return agreed;
  };
  const question = (pathname: string): LeaveQuestion | null => {
    if (!isSignedIn()) return null;
    if (held) return held;
    return pathname !== here.pathname && forms?.any() === true ? askAboutForms : null;
  };

  window.addEventListener('popstate', (event) => {
    if (isWayBack) {
      isWayBack = false;
      event.stopImmediatePropagation();
      return;
    }
    const ask = question(window.location.pathname);
    const steps = historyIndex() - here.index;
    if (!ask || steps === 0) {
      if (!ask) arrive();
      return;
    }
    // The browser has gone already: it is led back, and goes again once the person agrees.
    event.stopImmediatePropagation();
    isWayBack = true;
    window.history.go(-steps);
    void ask().then((agreed) => agreed && window.history.go(steps));
  });
  // Browsers ask in their own words before a tab with something unsaved is closed or loaded again.
  window.addEventListener('beforeunload', (event) => {
    const isLost = isReturning ? forms?.anyUnkept() : forms?.any();
    isReturning = false;
    if (isSignedIn() && isLost === true) event.preventDefault();
  });

  return {
    hold: (next) => {
      held = next;
      arrive();
    },
    guardForms: (next) => {
      forms = next;
      arrive();
    },
    whenAllowed: (step, pathname = '') => {
      const take = () => {
        step();
        arrive();
      };
      const ask = question(pathname);
      if (!ask) take();
      else void ask().then((agreed) => agreed && take());
    },
    forget: () => forms?.forget(),
    returns: () => {
      isReturning = true;
    },
  };
}
