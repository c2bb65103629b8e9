import { useState } from 'react';
import type { RowKey } from './types.ts';

type Slots = ReadonlyMap<RowKey, number>;

/** Assigns each row a slot: rows that stay keep theirs, others take the free ones in order. */
export function assignSlots(before: Slots, keys: readonly RowKey[]): Slots {
  const kept = new Set(keys.flatMap((key) => before.get(key) ?? []));
  let next = 0;
  const takeFree = () => {
    while (kept.has(next)) next += 1;
    next += 1;
    return next - 1;
  };
  return new Map(keys.map((key) => [key, before.get(key) ?? takeFree()]));
}

/**
 * The slot of each row, for its React key: a new row reuses the elements of a removed one, which is half the work of
 * creating and removing them. State inside a cell needs its own key there.
 */
export function useRowSlots(keys: readonly RowKey[]): Slots {
  const [slots, setSlots] = useState<Slots>(() => assignSlots(new Map(), keys));
  if (new Set(keys).size === slots.size && keys.every((key) => slots.has(key))) return slots;
  const assigned = assignSlots(slots, keys);
  setSlots(assigned);
  return assigned;
}
