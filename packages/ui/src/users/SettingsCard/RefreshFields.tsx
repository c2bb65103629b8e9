import { useMessage, useText } from '../../i18n/index.ts';
import { FormRow, InlineEdit, SwitchField, type SaveOutcome } from '../../primitives/index.ts';
import type { Person, PersonChange } from '../person.ts';
import styles from './RefreshFields.module.css';

/** Longest refresh interval, in seconds: a day. */
const LONGEST_SECONDS = 86_400;

/** The settings of one automatic refresh. */
type Kind = 'list' | 'image';

export interface RefreshFieldsProps {
  readonly kind: Kind;
  readonly person: Person;
  readonly disabled: boolean;
  readonly onSave: (change: PersonChange) => Promise<SaveOutcome>;
  readonly onSwitch: (change: PersonChange) => void;
}

const FIELDS = {
  list: { flag: 'refreshesLists', seconds: 'refreshInterval', label: 'listRefresh', interval: 'listInterval' },
  image: {
    flag: 'refreshesImages',
    seconds: 'imageRefreshInterval',
    label: 'imageRefresh',
    interval: 'imageInterval',
  },
} as const;

/**
 * Whether something refreshes automatically, and how often; the interval is a whole number of seconds (C-PROFILE-16 to
 * C-PROFILE-19).
 */
export function RefreshFields({ kind, person, disabled, onSave, onSwitch }: RefreshFieldsProps) {
  const text = useText('users');
  const message = useMessage();
  const { flag, seconds, label, interval } = FIELDS[kind];
  const isOn = person[flag];
  const pause = person[seconds];
  return (
    <>
      <SwitchField
        label={text(label)}
        hint={text(kind === 'list' ? 'listRefreshHint' : 'imageRefreshHint')}
        checked={isOn}
        disabled={disabled}
        onChange={({ checked }) => onSwitch({ [flag]: checked })}
      />
      {isOn && (
        <FormRow label={text(interval)}>
          {disabled ? (
            text('seconds', { count: pause })
          ) : (
            <div className={styles.interval}>
              <InlineEdit
                key={pause}
                label={text(interval)}
                value={String(pause)}
                limit={5}
                check={(value) => {
                  const isPause = /^[1-9]\d{0,4}$/.test(value.trim()) && Number(value) <= LONGEST_SECONDS;
                  return isPause ? null : text('secondsFault');
                }}
                onSave={({ value }) => onSave({ [seconds]: Number(value) })}
                failureText={message('server_unreachable')}
              >
                {text('seconds', { count: pause })}
              </InlineEdit>
            </div>
          )}
        </FormRow>
      )}
    </>
  );
}
