import type { LeaveQuestion } from '@remote-console/ui/devices';

/** Tracks forms with unsent input. */
export interface FormGuard {
  /** Whether leaving the page would lose anything. */
  readonly any: () => boolean;
  /** Whether reloading the page would lose anything. */
  readonly anyUnkept: () => boolean;
  /** Input so far may be lost. */
  readonly forget: () => void;
  readonly ask: LeaveQuestion;
}

/** Knows whether navigating would lose input, and asks about it. */
export interface UnsavedChanges {
  /** Asks before the next navigations, until it is called with `null`. */
  readonly hold: (question: LeaveQuestion | null) => void;
  /** What watches the pages' forms; `null` while nobody can be asked about them. */
  readonly guardForms: (guard: FormGuard | null) => void;
  /**
   * The question that a navigation raises, or `null` if it would lose nothing.
   *
   * @param leadsElsewhere Whether it leads to another page: form input survives on the same one.
   */
  readonly questionBefore: (leadsElsewhere: boolean) => LeaveQuestion | null;
  /**
   * Navigates, right away or once the user agrees.
   *
   * @param leadsElsewhere Whether it leads to another page, as most do.
   */
  readonly whenAllowed: (step: () => void, leadsElsewhere?: boolean) => void;
  /** Input so far may be lost: the page is about to start over. */
  readonly forget: () => void;
  /** The page is about to reload on its own. What is stored comes back, so the question is only about the rest. */
  readonly returns: () => void;
}

interface UnsavedChangesOptions {
  /** Whether anyone is signed in; otherwise there is nothing to stay for. */
  readonly isSignedIn: () => boolean;
}

/** Starts with nothing to lose. */
export function createUnsavedChanges({ isSignedIn }: UnsavedChangesOptions): UnsavedChanges {
  let held: LeaveQuestion | null = null;
  let forms: FormGuard | null = null;
  let isReturning = false;

  const askAboutForms = async () => {
    const agreed = (await forms?.ask()) ?? true;
    if (agreed) forms?.forget();
    return agreed;
  };
  const questionBefore = (leadsElsewhere: boolean): LeaveQuestion | null => {
    if (!isSignedIn()) return null;
    if (held) return held;
    return leadsElsewhere && forms?.any() === true ? askAboutForms : null;
  };

  // Browsers show their own question before a tab with unsaved input is closed or reloaded.
  window.addEventListener('beforeunload', (event) => {
    const isLost = isReturning ? forms?.anyUnkept() : forms?.any();
    isReturning = false;
    if (isSignedIn() && isLost === true) event.preventDefault();
  });

  return {
    hold: (next) => {
      held = next;
    },
    guardForms: (next) => {
      forms = next;
    },
    questionBefore,
    whenAllowed: (step, leadsElsewhere = true) => {
      const ask = questionBefore(leadsElsewhere);
      if (!ask) step();
      else void ask().then((agreed) => agreed && step());
    },
    forget: () => forms?.forget(),
    returns: () => {
      isReturning = true;
    },
  };
}
