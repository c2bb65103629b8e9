import { type Profile, type Ticket } from '@remote-console/api-client';
import { useActOnTicket } from '@remote-console/api-client/react';
import { epochOf, ticketActionBody, ticketActions, type TicketAction } from '@remote-console/domain';
import { useState } from 'react';
import { useAction } from '../actions/index.ts';
import { useMessage, useText } from '../i18n/index.ts';
import { approvedMessage, useApprovalReader } from '../periods/index.ts';
import type { SaveOutcome } from '../primitives/index.ts';
import { useClockReading, usePerson } from '../contexts/index.ts';
import type { ChosenDevice } from './DeviceChoice/DeviceChoice.tsx';
import { DeviceChoiceWidget } from './DeviceChoiceWidget.tsx';
import { TicketDialog } from './TicketDialog/TicketDialog.tsx';

export interface TicketDialogWidgetProps {
  /** Whether the dialog is visible. */
  readonly open: boolean;
  /** The ticket as in the list. */
  readonly ticket: Ticket;
  /** What the dialog is for: viewing, or an action on the ticket. */
  readonly act: 'detail' | TicketAction;
  /** The signed-in person; the provider's by default. */
  readonly session?: Profile | null | undefined;
  /** The dialog was closed, or its action has succeeded. */
  readonly onClose: () => void;
}

const chosenOf = ({ devices }: Ticket): readonly ChosenDevice[] =>
  devices.map(({ id, deviceName }) => ({ id, name: deviceName }));

/** The ticket dialog with its server. On success it says so and closes; otherwise it stays (B-TICKET-44 to -47). */
export function TicketDialogWidget({ open, ticket, act, session, onClose }: TicketDialogWidgetProps) {
  const text = useText('tickets');
  const message = useMessage();
  const { save } = useAction();
  const send = useActOnTicket();
  const reader = useApprovalReader();
  const clock = useClockReading();
  const [chosen, setChosen] = useState(() => chosenOf(ticket));
  const person = usePerson(session);
  const actions = ticketActions(ticket, person ?? {}).filter((action) => action !== 'detail');

  const successOf = (action: TicketAction) => {
    switch (action) {
      case 'approve':
        return message('approval-success');
      case 'reject':
        return text('rejected');
      case 'terminate':
        return text('terminated');
    }
  };
  const detailOf = (action: TicketAction) => {
    if (action !== 'approve') return undefined;
    const work = { start: epochOf(ticket.workStartDate), end: epochOf(ticket.workEndDate) };
    return approvedMessage(work, clock(), reader) ?? undefined;
  };
  const perform = async (asked: { readonly action: TicketAction; readonly message: string }): Promise<SaveOutcome> => {
    // People with access but without a device would find an empty list, without a reason.
    if (asked.action === 'approve' && chosen.length === 0) return { kind: 'refused', error: text('chooseDeviceFirst') };
    const body = ticketActionBody(ticket.ticketId, asked.action, asked.message);
    const outcome = await save(
      () => send(asked.action === 'approve' ? { ...body, deviceIds: chosen.map(({ id }) => id) } : body),
      { done: () => ({ text: successOf(asked.action), detail: detailOf(asked.action) }) },
    );
    if (outcome.kind === 'refused') {
      return { kind: 'refused', error: `${message('status_update_failed')}\n${outcome.error}` };
    }
    onClose();
    return outcome;
  };

  return (
    <TicketDialog
      open={open}
      ticket={ticket}
      act={act}
      actions={actions}
      deviceChoice={
        actions.includes('approve') && (
          <DeviceChoiceWidget chosen={chosen} onChoose={(change) => setChosen(change.chosen)} />
        )
      }
      onAct={perform}
      onClose={onClose}
    />
  );
}
