import { sentencesText, spokenZone, type PeriodEntry, type PeriodFault } from '@remote-console/domain';
import { useId, type Ref } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { DateRangeField, TextField } from '../../primitives/index.ts';
import { draftMessage, useApprovalReader } from '../../periods/index.ts';
import { PresetChoice } from './PresetChoice.tsx';
import type { PeriodDraft } from './usePeriodDraft.ts';
import styles from './PeriodField.module.css';

interface PeriodFieldProps {
  readonly draft: PeriodDraft;
  /** What is wrong with the period, at which end, and why. */
  readonly fault: PeriodFault | null;
  /** Called on each change. */
  readonly onChange: () => void;
  /** The end is to be typed: the person wants to continue there. */
  readonly onWriteEnd: () => void;
  /** Receives the group; its entries carry the names of `PeriodEntry`. */
  readonly groupRef: Ref<HTMLDivElement>;
}

/** The entry that shows the error: the first one that is missing, or the end date that does not fit. */
export function faultyEntry({ field, because }: PeriodFault, [missing]: readonly PeriodEntry[]): PeriodEntry {
  if (because === 'missing' && missing !== undefined) return missing;
  return field === 'start' ? 'startDay' : 'endDay';
}

/** The period: one of the presets, or a date and a time each, in the person's time zone. */
export function PeriodField({ draft, fault, onChange, onWriteEnd, groupRef }: PeriodFieldProps) {
  const reader = useApprovalReader();
  const { text } = reader;
  const message = useMessage();
  const hintId = useId();
  const errorAt = (entry: PeriodEntry) => {
    if (fault === null) return undefined;
    if (fault.because === 'missing') return draft.missing.includes(entry) ? text(`missing_${entry}`) : undefined;
    return entry === faultyEntry(fault, []) ? text(`period_${fault.because}`) : undefined;
  };
  const time = (end: 'start' | 'end') => (
    <TextField
      type="time"
      name={`${end}Time`}
      label={text(`${end}Time`)}
      value={draft.times[end]}
      error={errorAt(`${end}Time`)}
      onChange={({ value }) => {
        draft.setTime(end, value);
        onChange();
      }}
    />
  );
  return (
    <div ref={groupRef} role="group" aria-label={text('period')} aria-describedby={hintId}>
      <PresetChoice
        draft={draft}
        onChoose={({ choice }) => {
          draft.choose(choice);
          onChange();
          if (choice === 'until') onWriteEnd();
        }}
      />
      <DateRangeField
        value={draft.days}
        min={draft.firstDay}
        names={{ start: 'startDay', end: 'endDay' }}
        error={errorAt('startDay')}
        endError={errorAt('endDay')}
        beside={{ start: time('start'), end: time('end') }}
        onChange={({ value }) => {
          draft.setDays(value);
          onChange();
        }}
      />
      {fault && (
        <div role="alert" className={styles.error}>
          {message(fault.error)}
        </div>
      )}
      <div id={hintId} className={styles.hint}>
        {sentencesText(
          [text('zoneHint', { zone: spokenZone(draft.zoneName, reader.language) }), draftMessage(draft, reader)],
          reader.language,
        )}
      </div>
    </div>
  );
}
