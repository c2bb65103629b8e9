import type { RunningSession } from '@remote-console/api-client';
import type { TextFunction } from '../i18n/index.ts';

/** A person who is on a device. */
export interface SessionPerson {
  readonly pk: number;
  readonly name: string;
  /** Whether it is the person who looks at the window. */
  readonly own: boolean;
  /** What the person does with the screen of the device; `null` where they are elsewhere on it. */
  readonly onScreen: 'controls' | 'watches' | null;
}

function screenPartOf({ kinds, watching }: RunningSession): SessionPerson['onScreen'] {
  if (watching) return 'watches';
  return kinds.includes('screen') ? 'controls' : null;
}

/** Each person of some sessions, once. Who controls the screen in one of them and watches it in another controls it. */
export function peopleOf(sessions: readonly RunningSession[]): readonly SessionPerson[] {
  const people = new Map<number, SessionPerson>();
  for (const session of sessions) {
    const { pk, name } = session.person;
    const parts = [people.get(pk)?.onScreen, screenPartOf(session)];
    const onScreen = parts.includes('controls') ? 'controls' : parts.includes('watches') ? 'watches' : null;
    people.set(pk, { pk, name, own: session.own, onScreen });
  }
  return [...people.values()];
}

/** The names of the others who control the screen; empty where that is nobody, or not known. */
export function controllersOf(people: readonly SessionPerson[]): string {
  return people
    .filter(({ own, onScreen }) => !own && onScreen === 'controls')
    .map(({ name }) => name)
    .join(', ');
}

/**
 * What is said to a person who only watches a screen: in a sign, and why that is so.
 *
 * @param controlledBy Who controls the screen; empty where that is not known.
 */
export function watchingWords(
  controlledBy: string,
  text: TextFunction<'remote'>,
): { readonly sign: string; readonly why: string } {
  if (controlledBy === '') return { sign: text('watching'), why: text('whyWatchingUnnamed') };
  return { sign: text('watchingOf', { name: controlledBy }), why: text('whyWatching', { name: controlledBy }) };
}
