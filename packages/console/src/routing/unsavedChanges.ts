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
   * The question that a step raises, or `null` where nothing would be lost by it.
   *
   * @param leadsElsewhere Whether it leads to another page: what is typed into a form stays on the same one.
   */
  readonly questionBefore: (leadsElsewhere: boolean) => LeaveQuestion | null;
  /**
   * Takes a step, at once or once the person agrees.
   *
   * @param leadsElsewhere Whether it leads to another page, as most do.
   */
  readonly whenAllowed: (step: () => void, leadsElsewhere?: boolean) => void;
  /** What was typed so far may be lost: the page is about to begin again. */
  readonly forget: () => void;
  /** The page is about to reload without being asked to. What is kept comes back, so the question is only about the rest. */
  readonly returns: () => void;
}

interface UnsavedChangesOptions {
  /** Whether anyone is signed in; who is not has nothing to stay for. */
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

  // Browsers ask in their own words before a tab with something unsaved is closed or loaded again.
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
