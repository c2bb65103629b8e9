/** The addresses visited inside the console, as far as the way back from here needs them. */
export interface NavigationHistory {
  /** The visitor is at an address now. */
  readonly arrive: (place: Place) => void;
  /** The last address with a different path, or `null`. */
  readonly before: (pathname: string) => string | null;
}

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/** Starts with no address. */
export function createNavigationHistory(): NavigationHistory {
  let places: readonly Place[] = [];
  return {
    arrive: (place) => {
      places = [...places.filter(({ pathname }) => pathname !== place.pathname), place].slice(-2);
    },
    before: (current) => {
      const place = places.findLast(({ pathname }) => pathname !== current);
      return place ? `${place.pathname}${place.search}` : null;
    },
  };
}
