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

/** What a dialog answers that knows only yes and no. */
const YES = 'yes';
/** As long as a dialog takes to leave the screen, in milliseconds. */
const LEAVING_MS = 200;

/** Takes the word alone. Blanks around it and its case say nothing about whether it was meant. */
const typedOnly = (word: string) => (value: string) =>
  value.trim().toLocaleLowerCase() === word.toLocaleLowerCase() ? null : 'confirmation_word';

interface DialogHostProps {
  readonly request: DialogRequest;
  readonly onAnswer: OpenRequest['answer'];
}

/** Draws the dialog of one request. It closes first and answers then, so that what follows finds the focus given back. */
export function DialogHost({ request, onAnswer }: DialogHostProps) {
  const [open, setOpen] = useState(true);
  const answer = (value: string | null) => {
    if (!open) return;
    setOpen(false);
    setTimeout(() => onAnswer(value), LEAVING_MS);
  };
  const leave = () => answer(null);

  switch (request.kind) {
    case 'message':
      return (
        <MessageDialog open={open} title={request.title} onClose={leave}>
          {request.body}
        </MessageDialog>
      );
    case 'confirm':
      return (
        <ConfirmDialog
          open={open}
          title={request.title}
          confirmLabel={request.confirmLabel}
          {...(request.tone ? { tone: request.tone } : {})}
          onConfirm={() => answer(YES)}
          onClose={leave}
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
          open={open}
          onSave={async ({ value }) => {
            answer(value);
            return { kind: 'saved' };
          }}
          onClose={leave}
        >
          {body}
        </InputDialog>
      );
    }
    case 'warning':
      return (
        <WarningDialog
          open={open}
          title={request.title}
          choices={request.choices}
          onChoose={({ id }) => answer(id)}
          onClose={leave}
        >
          {request.body}
        </WarningDialog>
      );
    case 'action':
      return (
        <ActionDialog
          open={open}
          title={request.title}
          actions={request.actions}
          onChoose={({ id }) => answer(id)}
          onClose={leave}
        />
      );
    case 'list':
      return (
        <ListDialog
          open={open}
          title={request.title}
          lines={request.lines}
          ordered={request.ordered ?? false}
          onClose={leave}
        />
      );
    case 'block':
      return (
        <BlockDialog
          open={open}
          onOpenLicense={request.offersLicense ? () => answer(YES) : undefined}
          onClose={leave}
        />
      );
    case 'pledge':
      return <PledgeDialog open={open} deviceName={request.deviceName} onAgree={() => answer(YES)} onClose={leave} />;
    case 'otpHelp':
      return <OtpHelpDialog open={open} onClose={leave} />;
  }
}
