import Box from '@mui/material/Box';
import type { DraftFault } from '@remote-console/domain';
import { useId, type Ref } from 'react';
import { useMessage } from '../../i18n/index.ts';
import { DateRangeField, TextField } from '../../primitives/index.ts';
import { draftSaid } from '../approvalSaid.ts';
import { useApprovalReader } from '../useApprovalReader.ts';
import type { PeriodDraft } from './usePeriodDraft.ts';

interface PeriodFieldProps {
  readonly draft: PeriodDraft;
  /** What is wrong with the period, and at which end. */
  readonly fault: Extract<DraftFault, { error: 'date_validate_error' }> | null;
  /** Told of each change. */
  readonly onChange: () => void;
  /** Receives the group, to find the field that is wrong. */
  readonly groupRef: Ref<HTMLDivElement>;
}

/** From when to when: a day and a time each, on the person's clock. */
export function PeriodField({ draft, fault, onChange, groupRef }: PeriodFieldProps) {
  const reader = useApprovalReader();
  const { text } = reader;
  const message = useMessage();
  const hintId = useId();
  const errorAt = (end: 'start' | 'end') => (fault?.field === end ? message(fault.error) : undefined);
  const time = (end: 'start' | 'end') => (
    <TextField
      type="time"
      label={text(end === 'start' ? 'startTime' : 'endTime')}
      value={draft.times[end]}
      onChange={({ value }) => {
        draft.setTime(end, value);
        onChange();
      }}
    />
  );
  return (
    <Box ref={groupRef} role="group" aria-label={text('period')} aria-describedby={hintId}>
      <DateRangeField
        value={draft.days}
        min={draft.firstDay}
        error={errorAt('start')}
        endError={errorAt('end')}
        beside={{ start: time('start'), end: time('end') }}
        onChange={({ value }) => {
          draft.setDays(value);
          onChange();
        }}
      />
      <Box id={hintId} sx={{ mt: '6px', fontSize: 12, lineHeight: '16px', color: 'tone.textHint' }}>
        {[text('zoneHint', { zone: draft.zoneName }), draftSaid(draft, reader) ?? ''].join(' ').trim()}
      </Box>
    </Box>
  );
}
