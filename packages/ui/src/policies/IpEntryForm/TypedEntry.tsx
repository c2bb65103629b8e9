import type { IpEntryMode } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { TextField } from '../../primitives/index.ts';
import type { NewIpEntry } from './IpEntryForm.tsx';

const START_LABELS = { single: 'address', range: 'startAddress', subnet: 'subnet' } as const;
/** Maximum number of characters of a reason. */
export const REASON_LIMIT = 200;

interface TypedEntryProps {
  readonly mode: IpEntryMode;
  readonly typed: NewIpEntry;
  readonly errorAt: (field: keyof NewIpEntry) => string | undefined;
  readonly onChange: (change: Partial<NewIpEntry>) => void;
}

/** The fields of a typed entry. */
export function TypedEntry({ mode, typed, errorAt, onChange }: TypedEntryProps) {
  const text = useText('policies');
  return (
    <>
      <TextField
        label={text(START_LABELS[mode])}
        name="startIpAddress"
        inputMode="text"
        autoComplete="off"
        hint={mode === 'subnet' ? text('subnetHint') : undefined}
        value={typed.startIpAddress}
        error={errorAt('startIpAddress')}
        onChange={({ value }) => onChange({ startIpAddress: value })}
      />
      {mode === 'range' && (
        <TextField
          label={text('endAddress')}
          name="endIpAddress"
          autoComplete="off"
          value={typed.endIpAddress}
          error={errorAt('endIpAddress')}
          onChange={({ value }) => onChange({ endIpAddress: value })}
        />
      )}
      <TextField
        label={text('reason')}
        name="reason"
        autoComplete="off"
        limit={REASON_LIMIT}
        value={typed.reason}
        error={errorAt('reason')}
        onChange={({ value }) => onChange({ reason: value })}
      />
    </>
  );
}
