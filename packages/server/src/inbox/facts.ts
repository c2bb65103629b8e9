import type { InboxItem } from '@remote-console/api-client/contract';

type Facts = InboxItem['facts'];

const TEXTS = ['person', 'company', 'device', 'alert_code', 'address', 'browser'] as const;
const NUMBERS = ['alert_value', 'days', 'devices', 'volume'] as const;
const CONFLICTS = ['copied_token', 'two_agents'] as const;

/** The facts of an item as they are stored; what is none of them is left out. */
export function factsOf(stored: string): Facts {
  const parsed: unknown = JSON.parse(stored);
  if (typeof parsed !== 'object' || parsed === null) return {};
  const values = new Map<string, unknown>(Object.entries(parsed));
  const facts: Facts = {};
  for (const name of TEXTS) {
    const value = values.get(name);
    if (typeof value === 'string') facts[name] = value;
  }
  for (const name of NUMBERS) {
    const value = values.get(name);
    if (typeof value === 'number') facts[name] = value;
  }
  const conflict = CONFLICTS.find((one) => one === values.get('conflict'));
  return conflict === undefined ? facts : { ...facts, conflict };
}
