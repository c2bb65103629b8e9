import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../../docs/storyMeta.ts';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { InstallerDialog } from './InstallerDialog.tsx';

const meta = {
  title: 'Downloads/InstallerDialog',
  component: InstallerDialog,
  args: {
    open: true,
    accountId: 'manager@demo.example',
    hasProgram: true,
    busy: false,
    error: null,
    onGenerate: fn(),
    onReadTerms: fn(),
    onClose: fn(),
  },
  parameters: inFrames(820),
} satisfies Meta<typeof InstallerDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const Typical: Story = { parameters: { spec: ['C-INSTALLER-01'] } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnlyScripts: Story = { args: { hasProgram: false } };
export const Making: Story = { args: { busy: true } };

async function opened({ globals, userEvent }: PlayContext) {
  const text = await storyTexts('downloads', globals);
  const root = await screen.findByRole('dialog', { name: text('installerTitle') });
  const dialog = within(root);
  const day = await dialog.findByRole('group', { name: text('expireDate') });
  const field = (name: string) => {
    const found = root.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (!found) throw new Error(`There is no field ${name}.`);
    return found;
  };
  return {
    text,
    dialog,
    field,
    make: dialog.getByRole('button', { name: text('generate') }),
    type: async (name: string, value: string) => {
      await userEvent.clear(field(name));
      if (value !== '') await userEvent.type(field(name), value);
      await userEvent.tab();
    },
    chooseDay: async (digits: string) => {
      const [first] = within(day).getAllByRole('spinbutton');
      if (first) await userEvent.click(first);
      await userEvent.keyboard(digits);
    },
  };
}

/** The form with all required values. */
async function filled(context: PlayContext) {
  const form = await opened(context);
  await form.type('password', 'Demo!2345');
  await form.type('passwordConfirm', 'Demo!2345');
  await form.chooseDay('20261130');
  await context.userEvent.click(form.dialog.getByRole('checkbox', { name: form.text('terms') }));
  await waitFor(() => expect(form.make).toBeEnabled());
  return form;
}

/** Install type, account, expiry date, proxy and terms; the installer can't be created yet. */
export const Fields: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-INSTALLER-01', 'C-INSTALLER-03'] },
  play: async (context) => {
    const { text, dialog, field, make } = await opened(context);
    const choices = (name: string) =>
      within(dialog.getByRole('radiogroup', { name: text(name === 'proxy' ? 'proxy' : 'installType') }))
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent);
    await expect(choices('installType')).toEqual([text('autoLogin'), text('manualLogin')]);
    await expect(choices('proxy')).toEqual([text('proxyNone'), text('proxyManual'), text('proxyAuto')]);
    await expect(field('id')).toHaveValue('manager@demo.example');
    await expect(dialog.getByRole('checkbox', { name: text('terms') })).not.toBeChecked();
    await expect(make).toBeDisabled();
  },
};

/** The installer can be created while every rule is met; a broken rule is reported at its field. */
export const Rules: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { args, step, userEvent } = context;
    const { text, dialog, field, make, type, chooseDay } = await opened(context);
    const terms = dialog.getByRole('checkbox', { name: text('terms') });
    await step('an expiry date [C-INSTALLER-08]', async () => {
      await type('password', 'Demo!2345');
      await type('passwordConfirm', 'Demo!2345');
      await userEvent.click(terms);
      await expect(make).toBeDisabled();
      await chooseDay('20261130');
      await waitFor(() => expect(make).toBeEnabled());
    });
    await step('an ID that is not blank [C-INSTALLER-06]', async () => {
      await type('id', ' ');
      await expect(field('id')).toHaveAccessibleDescription(expect.stringContaining(text('idNeeded')));
      await expect(make).toBeDisabled();
      await type('id', 'mia');
      await expect(make).toBeEnabled();
    });
    await step('the same password twice [C-INSTALLER-07]', async () => {
      await type('passwordConfirm', 'other');
      await expect(field('passwordConfirm')).toHaveAccessibleDescription(
        expect.stringContaining(text('passwordDiffers')),
      );
      await expect(make).toBeDisabled();
      await type('passwordConfirm', 'Demo!2345');
    });
    await step('the terms [C-INSTALLER-10]', async () => {
      await userEvent.click(terms);
      await expect(await dialog.findByText(text('termsNeeded'))).toBeVisible();
      await expect(make).toBeDisabled();
      await userEvent.click(terms);
    });
    await step('with all of them it is made [C-INSTALLER-14]', async () => {
      await expect(make).toBeEnabled();
      await userEvent.click(make);
      await expect(args.onGenerate).toHaveBeenCalledWith({
        format: 'exe',
        deviceLimit: 100,
        form: expect.objectContaining({ id: 'mia', expireDate: '2026-11-30', proxyType: 'none', terms: true }),
      });
    });
  },
};

/** A day before today is refused at its field. */
export const DayTooEarly: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-INSTALLER-09'] },
  play: async (context) => {
    const common = await storyTexts('common', context.globals);
    const { dialog, make, chooseDay } = await filled(context);
    await chooseDay('20261120');
    await expect(await dialog.findByText(common('dateUnavailable'))).toBeVisible();
    await expect(make).toBeDisabled();
    await chooseDay('20261121');
    await waitFor(() => expect(make).toBeEnabled());
  },
};

/** It registers as many devices as stated, 100 by default; input that is not a number is refused at the field. */
export const DeviceLimit: Story = {
  tags: ['no-visual'],
  play: async (context) => {
    const { args, userEvent } = context;
    const { text, field, make, type } = await filled(context);
    await expect(field('deviceLimit')).toHaveValue('100');
    for (const wrong of ['', '0', '1.5', '10001', 'x']) {
      await type('deviceLimit', wrong);
      await expect(field('deviceLimit')).toHaveAccessibleDescription(
        expect.stringContaining(text('deviceLimitNeeded', { most: 10_000 })),
      );
      await expect(make).toBeDisabled();
    }
    await type('deviceLimit', ' 25 ');
    await expect(make).toBeEnabled();
    await userEvent.click(make);
    await expect(args.onGenerate).toHaveBeenCalledWith(expect.objectContaining({ deviceLimit: 25 }));
  },
};

/** A manual proxy has an address, a port, and either both an ID and a password or neither; another type starts over. */
export const Proxy: Story = {
  play: async (context) => {
    const { step, userEvent } = context;
    const { text, dialog, field, make, type } = await filled(context);
    const explains = (name: string, words: string) =>
      expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(words));
    const explainsNot = (name: string, words: string) =>
      expect(field(name)).not.toHaveAccessibleDescription(expect.stringContaining(words));
    await userEvent.click(dialog.getByRole('radio', { name: text('proxyManual') }));
    await expect(make).toBeDisabled();
    await step('an IPv4 or a domain name, and a port from 1 to 65535 [C-INSTALLER-11] [C-INSTALLER-12]', async () => {
      await type('proxyServer', 'localhost');
      await explains('proxyServer', text('serverNeeded'));
      for (const port of ['0', '65536', '80.5']) {
        await type('proxyPort', port);
        await explains('proxyPort', text('portNeeded'));
      }
      await type('proxyServer', '203.0.113.7');
      await type('proxyPort', '65535');
      await explainsNot('proxyServer', text('serverNeeded'));
      await expect(make).toBeEnabled();
      await type('proxyServer', 'proxy.example');
      await type('proxyPort', '1');
      await explainsNot('proxyPort', text('portNeeded'));
      await expect(make).toBeEnabled();
    });
    await step('an ID only with a password, and a password only with an ID [C-INSTALLER-13]', async () => {
      await type('proxyId', 'mia');
      await userEvent.click(field('proxyPassword'));
      await userEvent.tab();
      await userEvent.tab();
      await explains('proxyPassword', text('proxyPersonNeeded'));
      await expect(make).toBeDisabled();
      await type('proxyPassword', 'secret');
      await expect(make).toBeEnabled();
      await type('proxyId', '');
      await expect(make).toBeDisabled();
    });
    await step('auto fills in the word auto [C-INSTALLER-04]', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: text('proxyAuto') }));
      await expect(field('proxyServer')).toHaveValue('auto');
      await expect(field('proxyPort')).toHaveValue('auto');
      await expect(make).toBeEnabled();
    });
    await step('another type begins with nothing [C-INSTALLER-05]', async () => {
      await expect(field('proxyPassword')).toHaveValue('');
      await userEvent.click(dialog.getByRole('radio', { name: text('proxyManual') }));
      for (const name of ['proxyServer', 'proxyPort', 'proxyId', 'proxyPassword']) {
        await expect(field(name)).toHaveValue('');
      }
    });
  },
};
