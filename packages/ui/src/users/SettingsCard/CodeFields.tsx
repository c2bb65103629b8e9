import { CircleHelp, RotateCcw } from 'lucide-react';
import { useText } from '../../i18n/index.ts';
import { Button, FormRow, ICON, SwitchField } from '../../primitives/index.ts';

export interface CodeFieldsProps {
  /** Whether the login requires a one-time code. */
  readonly isOn: boolean;
  readonly disabled: boolean;
  readonly onSwitch: (change: { readonly usesOneTimeCodes: boolean }) => void;
  /** Resets the authenticator, after a confirmation. */
  readonly onReset: () => void;
  /** Explains one-time codes. */
  readonly onHelp: () => void;
}

/** One-time codes at login: on or off, resetting the authenticator, and how they work (C-OTP-01, C-OTP-02). */
export function CodeFields({ isOn, disabled, onSwitch, onReset, onHelp }: CodeFieldsProps) {
  const text = useText('users');
  return (
    <>
      <SwitchField
        label={text('otp')}
        hint={text('otpHint')}
        checked={isOn}
        disabled={disabled}
        onChange={({ checked }) => onSwitch({ usesOneTimeCodes: checked })}
      />
      <FormRow label={text('otpDevice')} hint={text('otpResetHint')}>
        <Button startIcon={<RotateCcw {...ICON} />} disabled={disabled || !isOn} onClick={onReset}>
          {text('otpReset')}
        </Button>
        <Button variant="text" startIcon={<CircleHelp {...ICON} />} onClick={onHelp}>
          {text('otpHelp')}
        </Button>
      </FormRow>
    </>
  );
}
