/** A place in the console. */
interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** The page that a visitor came for, such as that of a link in a mail, while it waits behind the login. */
export interface RedirectAfterLogin {
  readonly keep: (place: Place) => void;
  /** `null` when nothing waits. */
  readonly current: () => Place | null;
  /** A person is in the console: nothing waits any more. */
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
