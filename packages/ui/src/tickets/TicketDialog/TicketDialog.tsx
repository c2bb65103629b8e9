import type { Ticket } from '@remote-console/api-client';
import { countCharacters, isMailSettled, TICKET_MESSAGE_LIMIT, type TicketAction } from '@remote-console/domain';
import { useState, type ReactNode } from 'react';
import { ActionAtStart, DialogFrame, DialogNote, useSubmission } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button, TextArea, type SaveOutcome } from '../../primitives/index.ts';
import { TicketFacts } from './TicketFacts.tsx';

export interface TicketDialogProps {
  readonly open: boolean;
  readonly ticket: Ticket;
  /** What it was opened for: viewing the ticket, or one action. */
  readonly act: 'detail' | TicketAction;
  /** The currently possible actions. */
  readonly actions: readonly TicketAction[];
  /** Chooses the devices that the ticket opens; shown if it can be approved. */
  readonly deviceChoice?: ReactNode;
  /**
   * Runs it, with a message to the requester, which may be empty (B-TICKET-43); on a refusal the dialog stays open with
   * its text (B-TICKET-47).
   */
  readonly onAct: (asked: { readonly action: TicketAction; readonly message: string }) => Promise<SaveOutcome>;
  readonly onClose: () => void;
}

const TITLES = {
  detail: 'detailTitle',
  approve: 'approveTitle',
  reject: 'rejectTitle',
  terminate: 'terminateTitle',
} as const;

/** The least prominent button comes first: what refuses or ends access before what grants it. */
const ORDER: readonly TicketAction[] = ['terminate', 'reject', 'approve'];

const WIDTH = 560;

/** One ticket with all its data and possible actions. */
export function TicketDialog(props: TicketDialogProps) {
  const { open, ticket, act, actions, deviceChoice, onAct, onClose } = props;
  const text = useText('tickets');
  const common = useText('common');
  const message = useMessage();
  const [words, setWords] = useState('');
  const { sending, refusal, submit } = useSubmission<TicketAction>();
  const offered = ORDER.filter((action) => actions.includes(action) && (act === 'detail' || act === action));
  const isUnsettled = !isMailSettled(ticket.mailConfirmation);
  const isTooLong = countCharacters(words) > TICKET_MESSAGE_LIMIT;

  const perform = async (action: TicketAction) => {
    if (sending || isTooLong) return;
    await submit(action, () => onAct({ action, message: words }));
  };

  return (
    <DialogFrame
      open={open}
      title={text(TITLES[act], { name: ticket.requesterUserName })}
      width={WIDTH}
      locked={sending !== null}
      onClose={onClose}
      actions={
        <>
          <ActionAtStart>
            <Button variant="text" disabled={sending !== null} onClick={onClose}>
              {common(act === 'detail' ? 'close' : 'cancel')}
            </Button>
          </ActionAtStart>
          {offered.map((action) => (
            <Button
              key={action}
              variant={action === 'approve' || act === action ? 'contained' : 'outlined'}
              color={action === 'approve' ? 'default' : 'error'}
              loading={sending === action}
              disabled={isTooLong || (action === 'approve' && isUnsettled) || (sending !== null && sending !== action)}
              onClick={() => void perform(action)}
            >
              {text(action)}
            </Button>
          ))}
        </>
      }
    >
      <TicketFacts ticket={ticket} />
      {offered.includes('approve') && isUnsettled && <DialogNote>{message('applicant_unconfirmed')}</DialogNote>}
      {offered.includes('terminate') && <DialogNote>{text('terminateNote')}</DialogNote>}
      {offered.includes('approve') && deviceChoice && <DialogNote plain>{deviceChoice}</DialogNote>}
      {offered.length > 0 && (
        <DialogNote plain>
          <TextArea
            label={text('messageLabel')}
            placeholder={text('messagePlaceholder')}
            value={words}
            error={isTooLong ? message('over_character_limit') : undefined}
            limit={TICKET_MESSAGE_LIMIT}
            rows={{ min: 2, max: 6 }}
            autoComplete="off"
            onChange={({ value }) => setWords(value)}
          />
        </DialogNote>
      )}
      {refusal !== null && <DialogNote tone="error">{refusal}</DialogNote>}
    </DialogFrame>
  );
}
