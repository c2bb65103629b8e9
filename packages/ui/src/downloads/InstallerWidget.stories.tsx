import { given, http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { InstallerWidget } from './InstallerWidget.tsx';

const loggedIn = fn();
const asked = fn();
const saved = fn();

const NAME = 'b24sY29uc29sZQ.exe';

const meta = {
  title: 'Downloads/InstallerWidget',
  component: InstallerWidget,
  args: { open: true, hasProgram: true, origin: 'https://console.example', onClose: fn() },
  parameters: inFrames(820),
  beforeEach: ({ msw }) => {
    for (const spy of [loggedIn, asked, saved]) spy.mockClear();
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      saved(this.download);
    });
    msw.use(
      http.post('/access', async ({ request, response }) => {
        loggedIn(await request.json());
        return response(200).json({
          status: 200,
          meta: {},
          objects: { isLogin: 'Success', token: 'token-of-mia', userType: 2, loginId: 'mia', step1: 'success' },
        });
      }),
      http.delete('/access', ({ response }) => response(200).json({ status: 200, meta: {}, objects: [] })),
      http.post('/installers', async ({ request, response }) => {
        asked(request.headers.get('token'), await request.json());
        return response.untyped(
          new HttpResponse('MZ', {
            headers: {
              'content-type': 'application/octet-stream',
              'content-disposition': `attachment; filename*=UTF-8''${NAME}`,
            },
          }),
        );
      }),
    );
  },
} satisfies Meta<typeof InstallerWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const Typical: Story = {};

async function generate({ globals, userEvent }: PlayContext) {
  const text = await storyTexts('downloads', globals);
  const root = await screen.findByRole('dialog', { name: text('installerTitle') });
  const dialog = within(root);
  const [day] = within(await dialog.findByRole('group', { name: text('expireDate') })).getAllByRole('spinbutton');
  for (const [name, value] of [
    ['id', 'mia'],
    ['password', 'Demo!2345'],
    ['passwordConfirm', 'Demo!2345'],
  ] as const) {
    const field = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (field) await userEvent.type(field, value);
  }
  if (day) await userEvent.click(day);
  await userEvent.keyboard('20261130');
  await userEvent.click(dialog.getByRole('checkbox', { name: text('terms') }));
  const make = dialog.getByRole('button', { name: text('generate') });
  await waitFor(() => expect(make).toBeEnabled());
  await userEvent.click(make);
  return { text, dialog };
}

/**
 * A login of type 1STEP comes first; its token creates the installer, which is saved under the name in the response.
 */
export const Makes: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-INSTALLER-15', 'C-INSTALLER-17'] },
  play: async (context) => {
    const { text } = await generate(context);
    await waitFor(() => expect(saved).toHaveBeenCalledWith(NAME));
    await expect(loggedIn).toHaveBeenCalledWith({ type: '1STEP', mail: 'mia', password: 'Demo!2345' });
    await expect(asked).toHaveBeenCalledWith(
      'token-of-mia',
      expect.objectContaining({
        format: 'exe',
        installType: 'auto-login',
        expireDate: '2026-11-30',
        deviceLimit: 100,
        proxyType: 'none',
        terms: true,
        origin: 'https://console.example',
      }),
    );
    await expect(JSON.stringify(asked.mock.lastCall)).not.toContain('Demo!2345');
    await expect(await screen.findByText(text('made'))).toBeVisible();
    await expect(context.args.onClose).toHaveBeenCalledOnce();
  },
};

/** A failed login says to check ID and password, and creates nothing. */
export const LoginFails: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-INSTALLER-16'] },
  beforeEach: ({ msw }) =>
    msw.use(given.login({ isLogin: 'Fail', step1: 'fail', cause: { step1: 'not_matched_user' } })),
  play: async (context) => {
    const { text, dialog } = await generate(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(text('loginFailed'));
    await expect(asked).not.toHaveBeenCalled();
    await expect(dialog.getByRole('button', { name: text('generate') })).toBeEnabled();
  },
};

/** A failed download is reported, and the input stays. */
export const DownloadFails: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-INSTALLER-22'] },
  beforeEach: ({ msw }) =>
    msw.use(http.post('/installers', ({ response }) => response(404).json(problem(404, 'file_download_error')))),
  play: async (context) => {
    const message = await storyMessages(context.globals);
    const { dialog } = await generate(context);
    await expect(await dialog.findByRole('alert')).toHaveTextContent(message('file_download_error'));
    await expect(dialog.getByDisplayValue('mia')).toBeVisible();
    await expect(saved).not.toHaveBeenCalled();
  },
};

/** An account with a one-time code is asked for it. */
export const AsksForTheCode: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.login({ isLogin: 'Fail', token: 'half', step1: 'success', step3: 'fail' })),
  play: async (context) => {
    const accounts = await storyTexts('accounts', context.globals);
    await generate(context);
    await expect(await screen.findByRole('dialog', { name: accounts('codeTitle') })).toBeInTheDocument();
  },
};
