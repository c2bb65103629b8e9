import { accessLeft, clockText, formatInstant, type RemoteKind } from '@remote-console/domain';
import { CircleDot, Clock, Eye, UsersRound } from 'lucide-react';
import { type TextFunction, useList, useText } from '../../i18n/index.ts';
import { Button, VisuallyHidden, SMALL_ICON } from '../../primitives/index.ts';
import { useTimePreferences } from '../../contexts/index.ts';
import { guestBadgeLabel, watchingLabel, type SessionPerson } from '../sessionPeople.ts';
import styles from './SessionFacts.module.css';
import { useSeconds } from './useSeconds.ts';

export interface SessionFactsProps {
  /** Everybody connected to the device. */
  readonly people: readonly SessionPerson[];
  /** When the session started, in epoch milliseconds; `null` before it did. */
  readonly since: number | null;
  /** When the access ends, ISO 8601; `null` if it does not. */
  readonly endsAt: string | null;
  readonly recording: boolean;
  /** What the person only watches there, and who controls it; empty if unknown. `null` if they control it. */
  readonly watched: { readonly kind: RemoteKind; readonly of: string } | null;
  /** Takes control of the screen that the person only watches; undefined if somebody else has it, or if unknown. */
  readonly onTakeControl?: (() => void) | undefined;
}

function personLabel({ name, own, part }: SessionPerson, text: TextFunction<'remote'>): string {
  if (part === 'watches') return own ? text('youWatch', { name }) : text('watcher', { name });
  return own ? text('you', { name }) : name;
}

/** The text about the only other person there. */
function otherWords({ name, part }: SessionPerson, controlledBy: string, text: TextFunction<'remote'>): string {
  if (name === controlledBy) return text('controls', { name });
  return part === 'watches' ? text('alsoWatches', { name }) : text('alsoHere', { name });
}

function People({ people, watched }: Pick<SessionFactsProps, 'people' | 'watched'>) {
  const text = useText('remote');
  const list = useList();
  const [first, ...more] = people.filter(({ own }) => !own);
  const names = list(people.map((person) => personLabel(person, text)));
  const words = !first
    ? text('onlyYou')
    : more.length === 0
      ? otherWords(first, watched?.of ?? '', text)
      : text('alsoHereMore', { name: first.name, count: more.length });
  return (
    <li
      className={`${styles.fact} ${styles.people} ${first ? '' : styles.quiet}`}
      title={names === '' ? undefined : names}
    >
      <UsersRound {...SMALL_ICON} />
      <span className={styles.words}>{words}</span>
      {first && <VisuallyHidden>{text('peopleHere', { names })}</VisuallyHidden>}
    </li>
  );
}

function Lasted({ since }: { readonly since: number }) {
  const text = useText('remote');
  const time = clockText(useSeconds() - since);
  return (
    <li className={`${styles.fact} ${styles.strong}`}>
      <Clock {...SMALL_ICON} />
      <span aria-hidden>{time}</span>
      <VisuallyHidden>{text('lasted', { time })}</VisuallyHidden>
    </li>
  );
}

/** From this many hours on, the end is on another day. */
const ANOTHER_DAY_HOURS = 12;
/** The time of day, extracted from the text of a moment. */
const timeOnly = (words: string) => words.slice(-5);

function AccessEnd({ endsAt }: { readonly endsAt: string }) {
  const text = useText('remote');
  const preferences = useTimePreferences();
  const left = accessLeft(Date.parse(endsAt), useSeconds());
  const at = formatInstant(endsAt, preferences, 'minute');
  if (left.kind === 'soon') {
    return (
      <li className={`${styles.fact} ${styles.soon}`} title={at}>
        {text('endsSoon', { time: clockText(left.ms) })}
      </li>
    );
  }
  const words =
    left.kind === 'minutes' ? text('minutesLeft', { count: left.count }) : text('hoursLeft', { count: left.count });
  const isFar = left.kind === 'hours' && left.count >= ANOTHER_DAY_HOURS;
  return (
    <li className={styles.fact} title={at}>
      <span className={styles.until}>{text('accessEnds', { time: isFar ? at : timeOnly(at) })} · </span>
      <strong>{words}</strong>
    </li>
  );
}

interface WatchingProps extends NonNullable<SessionFactsProps['watched']>, Pick<SessionFactsProps, 'onTakeControl'> {}

function Watching({ kind, of, onTakeControl }: WatchingProps) {
  const text = useText('remote');
  const words = kind === 'terminal' ? guestBadgeLabel({ of, watching: true }, text) : watchingLabel(of, text);
  const why = onTakeControl ? text('nobodyControls') : words.why;
  return (
    <>
      <li className={`${styles.fact} ${styles.watching}`} title={why}>
        <Eye {...SMALL_ICON} />
        {text('watching')}
        <VisuallyHidden>{why}</VisuallyHidden>
      </li>
      {onTakeControl && (
        <li className={styles.act}>
          <Button size="small" onClick={onTakeControl}>
            {text('takeControl')}
          </Button>
        </li>
      )}
    </>
  );
}

/** Who is there, the duration, the end, whether the person only watches, and whether it is recorded. */
export function SessionFacts({ people, since, endsAt, recording, watched, onTakeControl }: SessionFactsProps) {
  const text = useText('remote');
  return (
    <ul className={styles.facts}>
      {since !== null && <People people={people} watched={watched} />}
      {since !== null && <Lasted since={since} />}
      {endsAt !== null && <AccessEnd endsAt={endsAt} />}
      {watched && <Watching {...watched} onTakeControl={onTakeControl} />}
      {recording && (
        <li className={`${styles.fact} ${styles.recording}`} title={text('recordingHint')}>
          <CircleDot {...SMALL_ICON} />
          {text('recording')}
        </li>
      )}
    </ul>
  );
}
