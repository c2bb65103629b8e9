import { useState } from 'react';
import { ActionDialog } from './ActionDialog/ActionDialog.tsx';
import { BlockDialog } from './BlockDialog/BlockDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog/ConfirmDialog.tsx';
import type { DialogRequest, OpenRequest } from './dialogRequests.ts';
import { InputDialog } from './InputDialog/InputDialog.tsx';
import { ListDialog } from './ListDialog/ListDialog.tsx';
import { MessageDialog } from './MessageDialog/MessageDialog.tsx';
import { OtpHelpDialog } from './OtpHelpDialog/OtpHelpDialog.tsx';
import { PledgeDialog } from './PledgeDialog/PledgeDialog.tsx';
import { WarningDialog } from './WarningDialog/WarningDialog.tsx';

/** The answer of a dialog that knows only yes and no. */
const YES = 'yes';

/** Compares only the word: surrounding blanks and case do not matter. */
const typedOnly = (word: string) => (value: string) =>
  value.trim().toLocaleLowerCase() === word.toLocaleLowerCase() ? null : 'confirmation_word';

interface DialogHostProps {
  readonly request: DialogRequest;
  readonly onAnswer: OpenRequest['answer'];
}

/** Renders the dialog of one request. It closes first and then answers, so that the focus is restored by then. */
export function DialogHost({ request, onAnswer }: DialogHostProps) {
  const [given, setGiven] = useState<{ readonly value: string | null } | null>(null);
  /** The first answer counts; a click during the exit transition is ignored. */
  const answer = (value: string | null) => setGiven((before) => before ?? { value });
  const frame = {
    open: given === null,
    onClose: () => answer(null),
    onExited: () => onAnswer(given?.value ?? null),
  };

  switch (request.kind) {
    case 'message':
      return (
        <MessageDialog {...frame} title={request.title}>
          {request.body}
        </MessageDialog>
      );
    case 'confirm':
      return (
        <ConfirmDialog
          {...frame}
          title={request.title}
          confirmLabel={request.confirmLabel}
          {...(request.tone ? { tone: request.tone } : {})}
          onConfirm={() => answer(YES)}
        >
          {request.body}
        </ConfirmDialog>
      );
    case 'input': {
      const { kind: _kind, body, word, ...asked } = request;
      return (
        <InputDialog
          {...asked}
          {...(word === undefined ? {} : { check: typedOnly(word), destructive: true })}
          {...frame}
          onSave={async ({ value }) => {
            answer(value);
            return { kind: 'saved' };
          }}
        >
          {body}
        </InputDialog>
      );
    }
    case 'warning':
      return (
        <WarningDialog {...frame} title={request.title} choices={request.choices} onChoose={({ id }) => answer(id)}>
          {request.body}
        </WarningDialog>
      );
    case 'action':
      return (
        <ActionDialog {...frame} title={request.title} actions={request.actions} onChoose={({ id }) => answer(id)} />
      );
    case 'list':
      return <ListDialog {...frame} title={request.title} lines={request.lines} ordered={request.ordered ?? false} />;
    case 'block':
      return <BlockDialog {...frame} onOpenLicense={request.offersLicense ? () => answer(YES) : undefined} />;
    case 'pledge':
      return <PledgeDialog {...frame} deviceName={request.deviceName} onAgree={() => answer(YES)} />;
    case 'otpHelp':
      return <OtpHelpDialog {...frame} />;
  }
}
