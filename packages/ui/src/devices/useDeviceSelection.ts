import type { Device } from '@remote-console/api-client';
import type { Selection } from '@remote-console/domain';
import { useMemo, useState } from 'react';

const NOTHING: Selection = new Set();
const idOf = ({ id }: Device) => id;

/** What is selected, and where. */
interface Held {
  readonly groupId: string;
  readonly selected: Selection;
  /** The list in which all were selected, and which those were. */
  readonly all: { readonly asked: string; readonly matching: ReadonlySet<number> } | null;
}

/** The selected devices, on this page and on previous ones. */
export interface DeviceSelection {
  readonly selected: Selection;
  /** The same, as last seen. */
  readonly devices: readonly Device[];
  /** How many of them are not on this page. */
  readonly elsewhere: number;
  /** What was read as all that match this list, or `null`. */
  readonly matching: ReadonlySet<number> | null;
  readonly select: (change: { readonly selected: Selection }) => void;
  /** Selects what was read as all that match. */
  readonly selectMatching: (devices: readonly Device[]) => void;
  /** Removes devices from the selection, because they are gone. */
  readonly drop: (gone: readonly Device[]) => void;
}

interface DeviceSelectionInput {
  /** The selection ends with the group. */
  readonly groupId: string;
  /** The devices of the page. */
  readonly page: readonly Device[];
  /** The query of the list without its page: identifies what "all that match" means. */
  readonly asked: string;
}

/**
 * A selection by ID that survives pages, orders and searches, and ends with the group. It holds only what was on the
 * screen when selected, and what was read when all matching devices were requested.
 */
export function useDeviceSelection({ groupId, page, asked }: DeviceSelectionInput): DeviceSelection {
  const [held, setHeld] = useState<Held>({ groupId, selected: NOTHING, all: null });
  const [seen, setSeen] = useState<{ readonly page: readonly Device[]; readonly byId: ReadonlyMap<number, Device> }>({
    page: [],
    byId: new Map(),
  });
  const isHere = held.groupId === groupId;
  const selected = isHere ? held.selected : NOTHING;
  /** Selected devices are kept as last seen; of the others only the page, so that the fleet does not accumulate. */
  const withSeen = (devices: readonly Device[], kept: Selection) =>
    new Map([
      ...[...seen.byId].filter(([pk]) => kept.has(pk)),
      ...devices.map((device): [number, Device] => [device.id, device]),
    ]);
  if (seen.page !== page) setSeen({ page, byId: withSeen(page, selected) });
  const matching = isHere && held.all?.asked === asked ? held.all.matching : null;
  const parts = useMemo(() => {
    const onPage = new Set(page.map(idOf));
    return {
      devices: [...selected].flatMap((pk) => seen.byId.get(pk) ?? []),
      elsewhere: [...selected].filter((pk) => !onPage.has(pk)).length,
    };
  }, [selected, page, seen.byId]);
  return {
    selected,
    ...parts,
    matching,
    select: (change) => setHeld((before) => ({ ...before, groupId, selected: change.selected })),
    selectMatching: (devices) => {
      const pks = new Set(devices.map(idOf));
      setSeen({ page, byId: withSeen([...devices, ...page], pks) });
      setHeld({ groupId, selected: pks, all: { asked, matching: pks } });
    },
    drop: (gone) => {
      const pks = new Set(gone.map(idOf));
      const left = (before: ReadonlySet<number>) => new Set([...before].filter((pk) => !pks.has(pk)));
      setHeld(({ all, ...before }) => ({
        ...before,
        selected: left(before.selected),
        all: all && { ...all, matching: left(all.matching) },
      }));
    },
  };
}
