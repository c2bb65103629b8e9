import type { InboxItem } from '@remote-console/api-client/contract';

type Facts = InboxItem['facts'];

/** The names in the column of the texts, and of the numbers. */
const TEXTS = {
  person: 'person',
  company: 'company',
  device: 'device',
  alertCode: 'alert_code',
  address: 'address',
  browser: 'browser',
} as const satisfies Partial<Record<keyof Facts, string>>;
const NUMBERS = {
  alertValue: 'alert_value',
  days: 'days',
  devices: 'devices',
  volume: 'volume',
} as const satisfies Partial<Record<keyof Facts, string>>;
const CONFLICTS = ['copied_token', 'two_agents'] as const;

const namesOf = <Name extends string>(columns: Readonly<Record<Name, string>>): readonly Name[] =>
  Object.keys(columns).filter((name): name is Name => Object.hasOwn(columns, name));

/** The facts of an item as stored; anything else is left out. */
export function factsOf(stored: string): Facts {
  const parsed: unknown = JSON.parse(stored);
  if (typeof parsed !== 'object' || parsed === null) return {};
  const values = new Map<string, unknown>(Object.entries(parsed));
  const facts: Facts = {};
  for (const name of namesOf(TEXTS)) {
    const value = values.get(TEXTS[name]);
    if (typeof value === 'string') facts[name] = value;
  }
  for (const name of namesOf(NUMBERS)) {
    const value = values.get(NUMBERS[name]);
    if (typeof value === 'number') facts[name] = value;
  }
  const conflict = CONFLICTS.find((one) => one === values.get('conflict'));
  return conflict === undefined ? facts : { ...facts, conflict };
}

/** The column of facts. */
export function factsColumn({ alertCode, alertValue, ...facts }: Facts): string {
  return JSON.stringify({ ...facts, [TEXTS.alertCode]: alertCode, [NUMBERS.alertValue]: alertValue });
}
