import type { RunningSession } from '@remote-console/api-client';
import type { TextFunction } from '../i18n/index.ts';

/** A person's role in a terminal that somebody else opened. */
export interface TerminalGuest {
  /** The name of the person who opened it; empty if unknown. */
  readonly of: string;
  /** Whether they only watch; otherwise both use it. */
  readonly watching: boolean;
}

/** A terminal of somebody else. */
export interface GuestTerminal {
  /** The connection of the person who opened it. */
  readonly connection: number;
  /** The name of the person who opened it; empty until known. */
  readonly name: string;
  /** Its number among that person's terminals, from 1; `null` if it is the only one. */
  readonly number: number | null;
}

/** A terminal of somebody else that the person may join. */
export interface OfferedTerminal extends GuestTerminal {
  readonly part: 'watch' | 'join';
}

/** The terminals of others that the person may join, grouped by owner. */
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

/** The label for joining a terminal of somebody else. */
export function offerWords({ name, number, part }: OfferedTerminal, text: TextFunction<'remote'>): string {
  if (part === 'watch') {
    return number === null ? text('watchTerminalOf', { name }) : text('watchTerminalOfNumber', { name, number });
  }
  return number === null ? text('joinTerminalOf', { name }) : text('joinTerminalOfNumber', { name, number });
}

/** The name of a terminal of somebody else. */
export function guestLabel({ name, number }: GuestTerminal, text: TextFunction<'remote'>): string {
  if (name === '') return text('guestTerminal');
  return number === null ? text('terminalOf', { name }) : text('terminalOfNumber', { name, number });
}

/** The tab label of a terminal of somebody else, next to a sign that marks it. */
export function guestTabLabel({ name, number }: GuestTerminal, text: TextFunction<'remote'>): string {
  if (name === '') return text('guestTerminal');
  return number === null ? name : text('guestTabNumber', { name, number });
}
