import { aProfile, aTicket, http, problem } from '@remote-console/api-client/testing';
import { screen, userEvent, within } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { openWidget } from '../testing/openWidget.tsx';
import { TicketDialogWidget } from './TicketDialogWidget.tsx';
import '../testing/patience.ts';

it.each([400, 409, 500])(
  'an answer of status %i says that the update failed, and the dialog stays open [B-TICKET-47]',
  async (status) => {
    const onClose = vi.fn();
    openWidget(<TicketDialogWidget open ticket={aTicket({ state: 0 })} act="reject" onClose={onClose} />, {
      session: aProfile(),
      answers: [
        http.post('/tickets', ({ response }) =>
          response.untyped(Response.json(problem(status, 'server_error'), { status })),
        ),
      ],
    });
    const dialog = await screen.findByRole('dialog', {});
    const field = within(dialog).queryByRole('textbox');
    if (field) await userEvent.type(field, 'over');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await vi.waitFor(() => expect(dialog.textContent).toContain('The status couldn’t be updated. Please try again.'));
    expect(onClose).not.toHaveBeenCalled();
  },
);

it('an approval without a device is not sent, and says what is missing', async () => {
  const { calls } = openWidget(
    <TicketDialogWidget open ticket={aTicket({ state: 0, devices: [] })} act="approve" onClose={vi.fn()} />,
    { session: aProfile(), answers: [] },
  );
  const dialog = await screen.findByRole('dialog', {});
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Approve' }));
  await vi.waitFor(() => expect(dialog.textContent).toContain('Select at least one device.'));
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
