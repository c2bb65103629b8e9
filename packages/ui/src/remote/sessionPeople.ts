import type { RunningSession } from '@remote-console/api-client';
import { listText, type Language } from '@remote-console/domain';
import type { TextFunction } from '../i18n/index.ts';
import type { TerminalGuest } from './guestTerminals.ts';

/** A person connected to a device. */
export interface SessionPerson {
  readonly id: number;
  readonly name: string;
  /** Whether it is the person viewing the window. */
  readonly own: boolean;
  /** Whether the person controls the screen of the device, or only watches; `null` for anything else. */
  readonly part: 'controls' | 'watches' | null;
}

function partOf({ kinds, watching }: RunningSession): SessionPerson['part'] {
  if (watching) return 'watches';
  return kinds.includes('screen') ? 'controls' : null;
}

/** The people of some sessions, without duplicates. Those who control the screen in any of them control it. */
export function peopleOf(sessions: readonly RunningSession[]): readonly SessionPerson[] {
  const people = new Map<number, SessionPerson>();
  for (const session of sessions) {
    const { id, name } = session.person;
    const parts = [people.get(id)?.part, partOf(session)];
    const part = parts.includes('controls') ? 'controls' : parts.includes('watches') ? 'watches' : null;
    people.set(id, { id, name, own: session.own, part });
  }
  return [...people.values()];
}

/** The names of the others who control the screen; empty if there are none, or if unknown. */
export function controllersOf(people: readonly SessionPerson[], language: Language): string {
  const controllers = people.filter(({ own, part }) => !own && part === 'controls');
  return listText(
    controllers.map(({ name }) => name),
    language,
  );
}

/** Whether nobody else controls the screen of the person's device. */
export const isUncontrolled = (people: readonly SessionPerson[]): boolean =>
  people.some(({ own }) => own) && !people.some(({ own, part }) => !own && part === 'controls');

/** The texts about the person's role in somebody else's connection. */
interface PartWords {
  /** In a badge. */
  readonly sign: string;
  /** The reason and its meaning. */
  readonly why: string;
}

/**
 * The text for a person who only watches a screen.
 *
 * @param controlledBy Who controls the screen; empty if unknown.
 */
export function watchingLabel(controlledBy: string, text: TextFunction<'remote'>): PartWords {
  if (controlledBy === '') return { sign: text('watching'), why: text('whyWatchingUnnamed') };
  return { sign: text('watchingOf', { name: controlledBy }), why: text('whyWatching', { name: controlledBy }) };
}

/** The text for a person in the terminal of somebody else. */
export function guestBadgeLabel({ of: name, watching }: TerminalGuest, text: TextFunction<'remote'>): PartWords {
  const isNamed = name !== '';
  if (watching) {
    return isNamed
      ? { sign: text('watchingOf', { name }), why: text('whyWatchingTerminal', { name }) }
      : { sign: text('watching'), why: text('whyWatchingTerminalUnnamed') };
  }
  return { sign: isNamed ? text('terminalOf', { name }) : text('guestTerminal'), why: text('whyJoining') };
}
