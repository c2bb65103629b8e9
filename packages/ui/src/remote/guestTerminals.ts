import type { RunningSession } from '@remote-console/api-client';
import type { TextFunction } from '../i18n/index.ts';

/** How a person is in a terminal that somebody else opened. */
export interface TerminalGuest {
  /** The name of the person who opened it; empty where that is not known. */
  readonly of: string;
  /** Whether they only watch; else both use it. */
  readonly watching: boolean;
}

/** A terminal of somebody else. */
export interface GuestTerminal {
  /** The connection of the person who opened it. */
  readonly connection: number;
  /** The name of the person who opened it; empty until it is known. */
  readonly name: string;
  /** Its number among the terminals of that person, from 1; `null` where they have no other. */
  readonly number: number | null;
}

/** A terminal of somebody else to which the person may come. */
export interface OfferedTerminal extends GuestTerminal {
  readonly part: 'watch' | 'join';
}

/** The terminals of others to which the person may come, those of each person together. */
export function offeredTerminalsOf(sessions: readonly RunningSession[]): readonly OfferedTerminal[] {
  const byPerson = new Map<number, Omit<OfferedTerminal, 'number'>[]>();
  for (const { person, own, terminals, terminalPart: part } of sessions) {
    if (own || part === null) continue;
    const before = byPerson.get(person.id) ?? [];
    byPerson.set(person.id, [...before, ...terminals.map((connection) => ({ connection, name: person.name, part }))]);
  }
  return [...byPerson.values()].flatMap((all) =>
    all.map((terminal, index) => ({ ...terminal, number: all.length === 1 ? null : index + 1 })),
  );
}

/** What leads to a terminal of somebody else. */
export function offerWords({ name, number, part }: OfferedTerminal, text: TextFunction<'remote'>): string {
  if (part === 'watch') {
    return number === null ? text('watchTerminalOf', { name }) : text('watchTerminalOfNumber', { name, number });
  }
  return number === null ? text('joinTerminalOf', { name }) : text('joinTerminalOfNumber', { name, number });
}

/** What a terminal of somebody else is called. */
export function guestLabel({ name, number }: GuestTerminal, text: TextFunction<'remote'>): string {
  if (name === '') return text('guestTerminal');
  return number === null ? text('terminalOf', { name }) : text('terminalOfNumber', { name, number });
}

/** What the tab of a terminal of somebody else is called, next to a sign that it is one. */
export function guestTabLabel({ name, number }: GuestTerminal, text: TextFunction<'remote'>): string {
  if (name === '') return text('guestTerminal');
  return number === null ? name : text('guestTabNumber', { name, number });
}
