import { demandedProof, type CodeUse, type GivenProof, type OwnerProof } from '@remote-console/domain';
import { useState, type ReactNode } from 'react';
import { useText } from '../../i18n/index.ts';
import type { SaveOutcome } from '../../primitives/index.ts';
import type { PersonChange } from '../person.ts';
import { OwnerProofDialog, type OwnerProofDialogProps } from './OwnerProofDialog.tsx';

/** The owner of the changed account: the signed-in person, with their login credentials. */
export interface Owner extends CodeUse {
  readonly loginId: string;
}

/** Makes a change that includes the proof of its owner. */
type Send = (given: GivenProof) => Promise<SaveOutcome>;

/** The part of a change that determines whether and how its owner is asked. */
type GuardedChange = Pick<PersonChange, 'email' | 'usesOneTimeCodes' | 'hasAuthenticator'>;

interface Question extends Pick<OwnerProofDialogProps, 'title' | 'consequence' | 'confirmLabel' | 'destructive'> {
  readonly demanded: Exclude<OwnerProof, 'nothing'>;
  readonly send: Send;
  readonly answer: (outcome: SaveOutcome | null) => void;
}

interface OwnerProofAsking {
  /**
   * Changes the person's own account, after the required proof; immediately if none is required or if it is included.
   * `null` if the person canceled.
   */
  readonly proven: (change: GuardedChange, send: Send) => Promise<SaveOutcome | null>;
  /** Render this once. */
  readonly proofDialog: ReactNode;
}

/**
 * Asks for the current password, and for a one-time code if an authenticator is registered, before a change that could
 * take over the account.
 *
 * @param owner The person's own account; `null` for another person's, whose owner is not there to be asked.
 */
export function useOwnerProof(owner: Owner | null): OwnerProofAsking {
  const text = useText('users');
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState(0);

  const wordsOf = ({ email, usesOneTimeCodes }: GuardedChange) => {
    if (email !== undefined) return { title: text('proofEmailTitle'), confirmLabel: text('proofEmail') };
    if (usesOneTimeCodes === true) {
      const consequence = text(owner?.hasAuthenticator === true ? 'otpOnCode' : 'otpOnRegister');
      return { title: text('proofOtpOnTitle'), consequence, confirmLabel: text('proofOtpOn') };
    }
    if (usesOneTimeCodes === false) {
      return { title: text('proofOtpOffTitle'), confirmLabel: text('proofOtpOff'), destructive: true };
    }
    const consequence = text('otpResetBody');
    return { title: text('otpResetOwnQuestion'), consequence, confirmLabel: text('otpReset'), destructive: true };
  };
  const proven = (change: GuardedChange, send: Send): Promise<SaveOutcome | null> => {
    const demanded = owner === null ? 'nothing' : demandedProof(change, owner);
    if (demanded === 'nothing') return send({});
    return new Promise((answer) => {
      setQuestion({ ...wordsOf(change), demanded, send, answer });
      setAsked(asked + 1);
      setOpen(true);
    });
  };

  return {
    proven,
    proofDialog: owner && question && (
      <OwnerProofDialog
        key={asked}
        open={isOpen}
        title={question.title}
        consequence={question.consequence}
        confirmLabel={question.confirmLabel}
        destructive={question.destructive ?? false}
        demanded={question.demanded}
        loginId={owner.loginId}
        onProve={question.send}
        onEnd={(outcome) => {
          setOpen(false);
          question.answer(outcome);
        }}
      />
    ),
  };
}
