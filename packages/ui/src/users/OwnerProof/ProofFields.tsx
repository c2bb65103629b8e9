import { digitsOnly, type OwnerProof } from '@remote-console/domain';
import type { Ref } from 'react';
import { useText } from '../../i18n/index.ts';
import { PasswordField, TextField } from '../../primitives/index.ts';

/** The typed proof of owning the account. */
export interface TypedProof {
  readonly currentPassword: string;
  readonly code: string;
}

/** An empty proof. */
export const NO_PROOF: TypedProof = { currentPassword: '', code: '' };

/** The part of a typed proof that is sent. */
export const sentProof = ({ currentPassword, code }: TypedProof, demanded: OwnerProof) => {
  switch (demanded) {
    case 'nothing':
      return {};
    case 'password':
      return { currentPassword };
    case 'password_and_code':
      return { currentPassword, code };
  }
};

export interface ProofFieldsProps {
  /** Nothing is rendered if nothing is required. */
  readonly demanded: OwnerProof;
  readonly value: TypedProof;
  /** The error, as text, and its field. */
  readonly fault: { readonly field: string; readonly words: string } | null;
  /** Receives the password field. */
  readonly passwordRef: Ref<HTMLInputElement>;
  readonly onChange: (part: Partial<TypedProof>) => void;
}

/** Asks for the login credentials: the current password, and a one-time code if an authenticator is registered. */
export function ProofFields({ demanded, value, fault, passwordRef, onChange }: ProofFieldsProps) {
  const text = useText('users');
  const errorAt = (field: keyof TypedProof) => (fault?.field === field ? fault.words : undefined);
  if (demanded === 'nothing') return null;
  return (
    <>
      <PasswordField
        name="currentPassword"
        label={text('currentPassword')}
        inputRef={passwordRef}
        value={value.currentPassword}
        error={errorAt('currentPassword')}
        onChange={(change) => onChange({ currentPassword: change.value })}
      />
      {demanded === 'password_and_code' && (
        <TextField
          name="code"
          label={text('oneTimeCode')}
          hint={text('oneTimeCodeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          value={value.code}
          error={errorAt('code')}
          onChange={(change) => onChange({ code: digitsOnly(change.value) })}
        />
      )}
    </>
  );
}
