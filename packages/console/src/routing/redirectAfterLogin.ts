/** A location in the console. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The page that a visitor came for, such as an email link's, while it waits behind the login. */
export interface RedirectAfterLogin {
  readonly keep: (place: Place) => void;
  /** `null` when nothing waits. */
  readonly current: () => Place | null;
  /** A user has reached the console: nothing is pending any more. */
  readonly forget: () => void;
}

/** Starts with no destination. */
export function createRedirectAfterLogin(): RedirectAfterLogin {
  let destination: Place | null = null;
  return {
    keep: ({ pathname, search }) => {
      destination = { pathname, search };
    },
    current: () => destination,
    forget: () => {
      destination = null;
    },
  };
}
