import type { StoredInstant } from './schema.ts';

/** A stored time as the contract sends it: ISO 8601, UTC. */
export function instantText(at: StoredInstant): string {
  return new Date(at).toISOString();
}

/** A stored time that may be missing; `None` is the contract's word for that. */
export function instantTextOrNone(at: StoredInstant): string {
  return at === 0 ? 'None' : instantText(at);
}
