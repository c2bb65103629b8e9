/** A person with rights on a group, and so on the devices in it. */
export interface GroupPerson {
  readonly id: number;
  readonly name: string;
}

/** What a group means for the devices in it: who reaches them, and what raises an alert. */
export interface GroupTerms {
  readonly id: number;
  readonly users: readonly GroupPerson[];
  readonly thresholdAlerts: readonly {
    readonly alertCode: string;
    readonly alertMinutes: number | null;
    readonly threshold: number | null;
  }[];
}

/** What changes for people and alerts when devices come into another group. */
export interface MoveEffects {
  /** Who reaches the devices only after the move. */
  readonly gain: readonly GroupPerson[];
  /** Who reaches them only before it. */
  readonly lose: readonly GroupPerson[];
  /** Whether other thresholds raise alerts. */
  readonly thresholds: boolean;
}

const thresholdsOf = ({ thresholdAlerts: alerts }: GroupTerms) =>
  JSON.stringify(
    alerts.map(({ alertCode, alertMinutes, threshold }) => [alertCode, alertMinutes, threshold]).toSorted(),
  );

const missingIn = (people: readonly GroupPerson[], { users }: GroupTerms) =>
  people.filter(({ id }) => users.every((user) => user.id !== id));

/**
 * What it changes that devices leave groups for another one: rights and thresholds belong to the group, so devices get those
 * of the new one. A person who has rights on one of several old groups gains those on the others.
 */
export function moveEffects(from: readonly GroupTerms[], to: GroupTerms): MoveEffects {
  const before = new Map(from.flatMap(({ users }) => users).map((user) => [user.id, user]));
  const gain = new Map(from.flatMap((group) => missingIn(to.users, group)).map((user) => [user.id, user]));
  return {
    gain: [...gain.values()],
    lose: missingIn([...before.values()], to),
    thresholds: from.some((group) => thresholdsOf(group) !== thresholdsOf(to)),
  };
}
