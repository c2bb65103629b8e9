import { aLicense, aProfile, aUser, http } from '@remote-console/api-client/testing';
import { screen, userEvent, within } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { openWidget } from '../testing/openWidget.tsx';
import { EditUserWidget } from './EditUserWidget.tsx';
import '../testing/patience.ts';

const ADMINISTRATOR = aProfile({ id: 1, usesApprovals: true });
const CHOSEN = aUser({ id: 3, needsApproval: false, memberType: 1 });
const APPROVER = aUser({ id: 8, name: 'Approver Kim', loginId: 'approver', memberType: 2 });

/** The edit page of the chosen user, as opened by the administrator. */
async function openEditPage(user = CHOSEN) {
  const widget = openWidget(<EditUserWidget userId={CHOSEN.id} />, {
    session: ADMINISTRATOR,
    answers: [
      http.get('/users/password-level', ({ response }) =>
        response(200).json({ status: 200, meta: {}, objects: [{ passwordLevel: 0 }] }),
      ),
      http.get('/users/{userPk}', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [user] })),
      http.get('/users', ({ response }) =>
        response(200).json({ status: 200, meta: { totalCount: 1 }, objects: [APPROVER] }),
      ),
      http.get('/devices/summary', ({ response }) =>
        response.untyped(
          Response.json({
            status: 200,
            meta: { request_ticket: 0 },
            objects: [{ use_approval: 1, request_ticket: 0 }],
          }),
        ),
      ),
    ],
  });
  await screen.findByRole('button', { name: 'Change password' });
  const puts = () => widget.calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);
  return { ...widget, puts };
}

it('the name is changed by a PUT with the pk of the chosen user, not of the administrator [C-EDITUSER-02]', async () => {
  const { puts } = await openEditPage();
  await userEvent.click(screen.getByRole('button', { name: /Edit Name/ }));
  const name = await screen.findByRole('textbox', { name: /Name/ });
  await userEvent.clear(name);
  await userEvent.type(name, 'Hana{Enter}');
  await vi.waitFor(() => expect(puts()).toEqual([['/users/3', { name: 'Hana' }]]), 10_000);
});

it.each([
  ['Corporate', true],
  ['Basic', false],
] as const)('the one-time code of a person with a %s license is offered: %s [A-OTP-09]', async (plan, offered) => {
  await openEditPage({ ...CHOSEN, pay: [aLicense({ plan, expiryDate: '2099-01-01T00:00:00Z' })] });
  const codes = screen.queryAllByRole('button', { name: /OTP/ });
  expect(codes.length > 0).toBe(offered);
  expect(screen.queryAllByRole('switch', { name: /OTP/ }).length > 0).toBe(offered);
});

it('a flip of use approval is a PUT with needsApproval [C-EDITUSER-07]', async () => {
  const { puts } = await openEditPage();
  await userEvent.click(await screen.findByRole('switch', { name: 'Require approval' }));
  await vi.waitFor(
    () => expect(puts()).toEqual([['/users/3', { needsApproval: true, version: CHOSEN.version }]]),
    10_000,
  );
});

it('the choice of an approver is a PUT with approverId [C-EDITUSER-08]', async () => {
  const { puts } = await openEditPage();
  await userEvent.click(await screen.findByRole('button', { name: 'Select from list' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('radio', { name: /Approver Kim/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Select' }));
  await vi.waitFor(() => expect(puts()).toEqual([['/users/3', { approverId: 8, version: CHOSEN.version }]]), 10_000);
});

it('a new password is a PUT with password, of the level that the company asks for [C-PASSWORD-18]', async () => {
  const { puts } = await openEditPage();
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
  const field = (name: string) => {
    const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (!found) throw new Error(`There is no field ${name}.`);
    return found;
  };
  await userEvent.type(field('password'), 'simple');
  await userEvent.type(field('passwordConfirmation'), 'simple{Enter}');
  await vi.waitFor(() => expect(puts()).toEqual([['/users/3', { password: 'simple' }]]), 10_000);
});
