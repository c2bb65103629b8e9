import type { Approver } from '@remote-console/api-client';
import { useState } from 'react';
import { FormDialog } from '../../dialogs/index.ts';
import { useText } from '../../i18n/index.ts';
import { DateRangeField, SelectField, type DateRangeFieldProps, type SaveOutcome } from '../../primitives/index.ts';

/** A delegate with whole days in the person's time zone, `YYYY-MM-DD`, including the last one. */
export interface DelegateDays {
  readonly delegate: Approver;
  readonly firstDay: string;
  readonly lastDay: string;
}

export interface DelegateDialogProps {
  readonly open: boolean;
  /** Everybody who can be chosen; empty until loaded. */
  readonly able: readonly Approver[];
  /** The current delegation to start with; `null` without one. */
  readonly present: DelegateDays | null;
  /** Today in the person's time zone. */
  readonly today: string;
  /** Saves it; resolves to the text of a refusal. */
  readonly onSave: (chosen: DelegateDays) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

/** Asks for the person's substitute, and the days. */
export function DelegateDialog({ open, able, present, today, onSave, onClose }: DelegateDialogProps) {
  const text = useText('users');
  const common = useText('common');
  const [delegateId, setDelegateId] = useState(present ? String(present.delegate.id) : '');
  const [days, setDays] = useState<DateRangeFieldProps['value']>({
    start: present?.firstDay ?? today,
    end: present?.lastDay ?? null,
  });
  const [fault, setFault] = useState<'delegate' | 'days' | null>(null);
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const forget = () => {
    setFault(null);
    setRefusal(undefined);
  };
  const save = () => {
    const delegate = able.find(({ id }) => String(id) === delegateId);
    if (!delegate) {
      setFault('delegate');
      return null;
    }
    if (days.start === null || days.end === null) {
      setFault('days');
      return null;
    }
    return onSave({ delegate, firstDay: days.start, lastDay: days.end });
  };
  return (
    <FormDialog
      open={open}
      title={text('delegateTitle')}
      label={common('save')}
      onSave={save}
      onRefused={({ error }) => setRefusal(error)}
      onClose={onClose}
    >
      <SelectField<string>
        label={text('delegate')}
        value={delegateId}
        placeholder={text('noDelegate')}
        error={fault === 'delegate' ? text('delegateMissing') : refusal}
        hint={text('delegateHint')}
        options={able.map(({ id, name, loginId }) => ({
          value: String(id),
          label: name === loginId ? name : `${name} · ${loginId}`,
        }))}
        onChange={({ value }) => {
          setDelegateId(value);
          forget();
        }}
      />
      <div role="group" aria-label={text('delegateDays')}>
        <DateRangeField
          value={days}
          min={present && present.firstDay < today ? present.firstDay : today}
          error={fault === 'days' && days.start === null ? text('delegateDaysMissing') : undefined}
          endError={fault === 'days' && days.start !== null ? text('delegateDaysMissing') : undefined}
          onChange={({ value }) => {
            setDays(value);
            forget();
          }}
        />
      </div>
    </FormDialog>
  );
}
