/** A user with permissions on a group, and therefore on its devices. */
export interface GroupPerson {
  readonly id: number;
  readonly name: string;
}

/** A group's effect on its devices: who has access, and what raises an alert. */
export interface GroupTerms {
  readonly id: number;
  readonly users: readonly GroupPerson[];
  readonly thresholdAlerts: readonly {
    readonly alertCode: string;
    readonly alertMinutes: number | null;
    readonly threshold: number | null;
  }[];
}

/** What changes for users and alerts when devices move to another group. */
export interface MoveEffects {
  /** Who has access only after the move. */
  readonly gain: readonly GroupPerson[];
  /** Who has access only before it. */
  readonly lose: readonly GroupPerson[];
  /** Whether different thresholds raise alerts. */
  readonly thresholds: boolean;
}

const thresholdsOf = ({ thresholdAlerts: alerts }: GroupTerms) =>
  JSON.stringify(
    alerts.map(({ alertCode, alertMinutes, threshold }) => [alertCode, alertMinutes, threshold]).toSorted(),
  );

const missingIn = (people: readonly GroupPerson[], { users }: GroupTerms) =>
  people.filter(({ id }) => users.every((user) => user.id !== id));

/**
 * The effect of devices moving from groups to another one: permissions and thresholds belong to the group, so devices
 * get the new one's. Users who have permissions on the new group but not on all old ones gain devices.
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
