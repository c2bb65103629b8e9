import type { RemoteKind } from '@remote-console/domain';
import type { DeviceNotifier, RemotePresence } from '../consent.ts';

/** The signs that show the person at the device who is connected: one per person, whatever they do. */
export interface DeviceBadges {
  /** From now on, shows who is connected. */
  readonly update: (presences: readonly RemotePresence[]) => void;
}

interface Sign {
  kinds: readonly RemoteKind[];
  readonly closing: AbortController;
  /** Whether the person at the device has dismissed it. */
  isHidden: boolean;
}

/**
 * No signs yet.
 *
 * @param end Ends the sessions of a person, whose sign asked for it.
 */
export function createDeviceBadges(show: DeviceNotifier['show'], end: (person: string) => void): DeviceBadges {
  const signs = new Map<string, Sign>();

  async function follow({ person, kinds }: RemotePresence, sign: Sign): Promise<void> {
    const isUnwanted = await show({ person, kinds }, sign.closing.signal).catch(() => false);
    sign.isHidden = true;
    if (isUnwanted && !sign.closing.signal.aborted) end(person);
  }

  function close(person: string): void {
    signs.get(person)?.closing.abort();
    signs.delete(person);
  }

  function open(presence: RemotePresence): void {
    const sign = { kinds: presence.kinds, closing: new AbortController(), isHidden: false };
    signs.set(presence.person, sign);
    void follow(presence, sign);
  }

  /** A dismissed sign comes back for something new, but not when something has ended. */
  function isShown(sign: Sign, kinds: readonly RemoteKind[]): boolean {
    const isNothingNew = kinds.every((kind) => sign.kinds.includes(kind));
    return isNothingNew && (sign.isHidden || kinds.length === sign.kinds.length);
  }

  return {
    update(presences) {
      const there = new Set(presences.map(({ person }) => person));
      for (const person of signs.keys()) if (!there.has(person)) close(person);
      for (const presence of presences) {
        const sign = signs.get(presence.person);
        if (sign && isShown(sign, presence.kinds)) sign.kinds = presence.kinds;
        else {
          close(presence.person);
          open(presence);
        }
      }
    },
  };
}
