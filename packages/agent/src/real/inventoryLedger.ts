import type { Inventory } from '../contract/index.ts';

/** A part of the inventory, and how often it is refreshed. */
export interface InventoryPart {
  readonly everyMs: number;
  readonly read: () => Promise<Inventory>;
}

/** What is known about the machine, and which of it the server does not know yet. */
export interface InventoryLedger {
  /** Refreshes the parts that are due. */
  readonly refresh: (now: number) => Promise<void>;
  /** The fields that differ from what the server last accepted; null when none do. */
  readonly unsent: () => Inventory | null;
  /** Notes that the server now has these fields. */
  readonly acknowledge: (sent: Inventory) => void;
  /** Notes that the server knows nothing, as after an enrollment. */
  readonly forget: () => void;
}

/** An empty ledger; every part is due immediately. */
export function createInventoryLedger(parts: readonly InventoryPart[]): InventoryLedger {
  const dueAt = new Map<InventoryPart, number>();
  let known: Inventory = {};
  let reported: Inventory = {};
  return {
    async refresh(now) {
      const due = parts.filter((part) => (dueAt.get(part) ?? now) <= now);
      for (const part of due) dueAt.set(part, now + part.everyMs);
      const read = await Promise.all(due.map((part) => part.read()));
      known = Object.assign({}, known, ...read);
    },
    unsent() {
      const before = new Map<string, string>(Object.entries(reported));
      const fields = Object.entries(known).filter(([field, value]) => before.get(field) !== value);
      return fields.length === 0 ? null : Object.fromEntries(fields);
    },
    acknowledge(sent) {
      reported = { ...reported, ...sent };
    },
    forget() {
      reported = {};
    },
  };
}
