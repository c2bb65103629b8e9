import type { LeaveQuestion } from '@remote-console/ui/devices';

/** Knows whether something typed would be lost by leaving the page, and asks about it. */
export interface Leaving {
  /** Asks before the next steps, until it is told `null`. */
  readonly hold: (question: LeaveQuestion | null) => void;
  /** Takes a step to another address, at once or once the person agrees. */
  readonly whenAllowed: (step: () => void) => void;
}

interface LeavingOptions {
  /** Whether somebody is signed in; who is not has nothing to stay for. */
  readonly isSignedIn: () => boolean;
}

/** The place of this entry in the history, as the router counts. */
function historyIndex(): number {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : 0;
}

/**
 * Starts with nothing to lose. It listens to the browser's back and forward from now on, and has to before the router
 * does: browsers tell the listeners of a window in their order, and by the time the router has told its pages they are
 * gone with what was typed.
 */
export function createLeaving({ isSignedIn }: LeavingOptions): Leaving {
  let held: LeaveQuestion | null = null;
  let heldAt = 0;
  let isWayBack = false;
  const question = () => (isSignedIn() ? held : null);

  window.addEventListener('popstate', (event) => {
    if (isWayBack) {
      isWayBack = false;
      event.stopImmediatePropagation();
      return;
    }
    const ask = question();
    const steps = historyIndex() - heldAt;
    if (!ask || steps === 0) return;
    // The browser has gone already: it is led back, and goes again once the person agrees.
    event.stopImmediatePropagation();
    isWayBack = true;
    window.history.go(-steps);
    void ask().then((agreed) => agreed && window.history.go(steps));
  });

  return {
    hold: (next) => {
      held = next;
      heldAt = historyIndex();
    },
    whenAllowed: (step) => {
      const ask = question();
      if (!ask) step();
      else void ask().then((agreed) => agreed && step());
    },
  };
}
