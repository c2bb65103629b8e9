import { http } from '@remote-console/api-client/testing';
import { screen, userEvent } from 'storybook/test';
import { expect, it, vi } from 'vitest';
import { openWidget } from '../testing/openWidget.tsx';
import { NewPasswordWidget } from './NewPassword/NewPasswordWidget.tsx';
import { RecoveryWidget } from './Recovery/RecoveryWidget.tsx';
import '../testing/patience.ts';

it('the search for an ID by a malformed email says so and sends nothing [A-FORGOT-05]', async () => {
  const { calls, host } = openWidget(<RecoveryWidget />, { session: null });
  const email = await screen.findByRole('textbox', { name: 'Email' });
  for (const typed of ['plain', 'mia@', '@demo.example', 'mia@demo']) {
    await userEvent.clear(email);
    await userEvent.type(email, `${typed}{Enter}`);
    await vi.waitFor(() => expect(host.textContent).toContain('Please enter the correct email.'));
  }
  expect(calls).toEqual([]);
});

it('a new password and its confirmation are trimmed before they are checked and sent [A-RESET-10]', async () => {
  const { sent } = openWidget(<NewPasswordWidget mode={{ kind: 'key', key: 'k' }} onChanged={() => undefined} />, {
    session: null,
    answers: [
      http.post('/resetPW', ({ response }) =>
        response(200).json({ status: 200, meta: {}, objects: { result: 'Success' } }),
      ),
    ],
  });
  const field = (name: string) =>
    vi.waitFor(() => {
      const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (!found) throw new Error(`There is no field ${name}.`);
      return found;
    });
  await userEvent.type(await field('password'), '  Console#1 ');
  await userEvent.type(await field('confirmation'), 'Console#1   {Enter}');
  await vi.waitFor(() =>
    expect(sent('POST', '/resetPW').map(({ body }) => body)).toEqual([
      { type: 'check', key: 'k' },
      { type: 'set', key: 'k', password: 'Console#1' },
    ]),
  );
});
