import type { Approval } from '@remote-console/api-client';
import {
  dayInZone,
  emptyEntries,
  epochOf,
  formatInstant,
  instantOnWallClock,
  PERIOD_PRESETS,
  presentMinute,
  presetPeriod,
  timeZoneById,
  type PeriodEntry,
  type PeriodPreset,
  type WrittenMoment,
} from '@remote-console/domain';
import { useState } from 'react';
import type { DateRange } from '../../primitives/index.ts';
import { useNow, useTimePreferences } from '../../contexts/index.ts';
import type { RequestDraft } from './types.ts';

/** A typed date and time, and their instant; null if either is missing. */
interface Written extends WrittenMoment {
  readonly kind: 'written';
  readonly instant: number | null;
}

interface DraftState {
  /** `now` follows the clock. */
  readonly start: { readonly kind: 'now' } | Written;
  readonly end: { readonly kind: 'preset'; readonly preset: PeriodPreset } | Written;
}

/** The choice above the entries: a preset, or a custom end. */
export type PeriodChoice = PeriodPreset | 'until';

/** The period of a request as written, in dates and times in the person's time zone. */
export interface PeriodDraft {
  readonly days: DateRange;
  /** Times, `HH:mm`; empty if not typed. */
  readonly times: { readonly start: string; readonly end: string };
  /** The first date that can be chosen: today (B-APPROVAL-17). */
  readonly firstDay: string;
  readonly zoneName: string;
  /** Epoch milliseconds; `null` if date or time is missing. */
  readonly start: number | null;
  readonly end: number | null;
  /** The entries that are missing. */
  readonly missing: readonly PeriodEntry[];
  /** What is chosen and typed, to continue later. */
  readonly kept: RequestDraft['period'];
  /** The choice; `null` for a custom start. */
  readonly choice: PeriodChoice | null;
  /** The presets that have not ended. */
  readonly presets: readonly PeriodPreset[];
  /** Chooses a preset, or empties the end to type one. Both start now. */
  readonly choose: (choice: PeriodChoice) => void;
  readonly setDays: (days: DateRange) => void;
  readonly setTime: (end: 'start' | 'end', time: string) => void;
}

const EMPTY: Written = { kind: 'written', day: null, time: '', instant: null };

/**
 * The draft of a period: from now on, with the end still to choose. That of a rejected request starts with what can
 * still be requested.
 *
 * @param kept What was typed before the page was reloaded; takes precedence over the rejected request.
 */
export function usePeriodDraft(
  before: Pick<Approval, 'startTime' | 'endTime'> | null,
  kept: RequestDraft['period'] | null,
): PeriodDraft {
  const now = useNow();
  const { timeZoneId } = useTimePreferences();
  const zoneName = timeZoneById(timeZoneId).name;
  const firstDay = dayInZone(now, timeZoneId);

  const written = (instant: number): Written => {
    const day = dayInZone(instant, timeZoneId);
    const time = formatInstant(new Date(instant).toISOString(), { timeZoneId }, 'minute').slice(-'HH:mm'.length);
    return day < firstDay ? { ...EMPTY, time } : { kind: 'written', day, time, instant };
  };
  const changed = (known: Written, change: Partial<WrittenMoment>): Written => {
    const { day, time } = { day: known.day, time: known.time, ...change };
    // An unchanged value may be the second of two equal local times, which typed text cannot express.
    if (day === known.day && time === known.time) return known;
    return { kind: 'written', day, time, instant: instantOnWallClock(day ?? '', time, zoneName) };
  };
  // A start that has passed in the meantime cannot be requested: the request is for now then.
  const startAgain = (instant: number): DraftState['start'] => (instant <= now ? { kind: 'now' } : written(instant));
  const begun = (): DraftState => {
    switch (kept?.kind) {
      case 'preset':
        return { start: { kind: 'now' }, end: { kind: 'preset', preset: kept.choice } };
      case 'until':
        return { start: { kind: 'now' }, end: changed(EMPTY, kept.end) };
      case 'written':
        return { start: changed(EMPTY, kept.start), end: changed(EMPTY, kept.end) };
      case undefined:
        return before
          ? { start: startAgain(epochOf(before.startTime)), end: written(epochOf(before.endTime)) }
          : { start: { kind: 'now' }, end: EMPTY };
    }
  };
  const [state, setState] = useState(begun);

  const startOf = ({ start }: DraftState): Written => (start.kind === 'now' ? written(presentMinute(now)) : start);
  const endOf = ({ end }: DraftState): Written => {
    if (end.kind === 'written') return end;
    const period = presetPeriod(end.preset, now, timeZoneId);
    return period ? written(period.end) : EMPTY;
  };
  const choiceOf = ({ start, end }: DraftState): PeriodChoice | null => {
    if (end.kind === 'preset') return end.preset;
    return start.kind === 'now' ? 'until' : null;
  };
  const [start, end] = [startOf(state), endOf(state)];
  const keptOf = (): RequestDraft['period'] => {
    const entries = { start: { day: start.day, time: start.time }, end: { day: end.day, time: end.time } };
    if (state.end.kind === 'preset') return { kind: 'preset', choice: state.end.preset };
    return state.start.kind === 'now' ? { kind: 'until', end: entries.end } : { kind: 'written', ...entries };
  };
  /** Changing one end makes it typed; the other stays as it is, and a preset is only its end. */
  const setEnds = (change: { readonly start?: Partial<WrittenMoment>; readonly end?: Partial<WrittenMoment> }) =>
    setState((known) => {
      const [from, until] = [startOf(known), endOf(known)];
      const [nextFrom, nextUntil] = [changed(from, change.start ?? {}), changed(until, change.end ?? {})];
      return {
        start: nextFrom === from ? known.start : nextFrom,
        end: nextFrom === from && nextUntil === until ? known.end : nextUntil,
      };
    });
  return {
    days: { start: start.day, end: end.day },
    times: { start: start.time, end: end.time },
    firstDay,
    zoneName,
    start: start.instant,
    end: end.instant,
    missing: emptyEntries({ start, end }),
    kept: keptOf(),
    choice: choiceOf(state),
    presets: PERIOD_PRESETS.filter((preset) => presetPeriod(preset, now, timeZoneId) !== null),
    choose: (choice) =>
      setState({ start: { kind: 'now' }, end: choice === 'until' ? EMPTY : { kind: 'preset', preset: choice } }),
    setDays: (days) => setEnds({ start: { day: days.start }, end: { day: days.end } }),
    setTime: (at, time) => setEnds({ [at]: { time } }),
  };
}
