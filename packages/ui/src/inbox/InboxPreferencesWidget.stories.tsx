import { aProfile, backend, http, problem } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { INBOX_OWNER } from './testing/exampleInbox.ts';
import { InboxPreferencesWidget } from './InboxPreferencesWidget.tsx';

const sent = fn();

const meta = {
  title: 'Inbox/InboxPreferencesWidget',
  component: InboxPreferencesWidget,
  args: { inboxHref: '#inbox' },
  parameters: inFrames(),
  beforeEach: ({ msw }) => {
    sent.mockClear();
    msw.use(...backend({ profile: INBOX_OWNER }).handlers);
  },
} satisfies Meta<typeof InboxPreferencesWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** A choice is saved right away, by pointer and by keyboard. */
export const Choosing: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('inbox', globals);
    const alerts = within(await canvas.findByRole('radiogroup', { name: text('kind_alert') }));
    await userEvent.click(alerts.getByRole('radio', { name: text('choice_off') }));
    await expect(alerts.getByRole('radio', { name: text('choice_off') })).toBeChecked();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(alerts.getByRole('radio', { name: text('choice_email') })).toBeChecked());
  },
};

/** Security notifications cannot be turned off. */
export const SecurityStays: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('inbox', globals);
    const security = within(await canvas.findByRole('radiogroup', { name: text('kind_security') }));
    await expect(security.getByRole('radio', { name: text('choice_email') })).toBeChecked();
    await expect(security.getByRole('radio', { name: text('choice_off') })).toBeDisabled();
  },
};

/** Only notifications that the person can get are offered. */
export const OfAUser: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    const profile = aProfile({ type: 'User', memberType: 1, userType: 1 });
    msw.use(...backend({ profile }).handlers);
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('inbox', globals);
    await canvas.findByRole('radiogroup', { name: text('kind_decision') });
    await expect(canvas.queryByRole('radiogroup', { name: text('kind_license') })).toBeNull();
    await expect(canvas.queryByRole('radiogroup', { name: text('kind_request') })).toBeNull();
  },
};

/** A refused choice is reverted, with the reason at the field. */
export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.put('/inbox/preferences', async ({ request, response }) => {
        sent(await request.json());
        return response(400).json(problem(400, 'invalid_data', 'choice'));
      }),
    ),
  play: async ({ canvas, globals, userEvent }) => {
    const [text, message] = [await storyTexts('inbox', globals), await storyMessages(globals)];
    const group = await canvas.findByRole('radiogroup', { name: text('kind_license') });
    const licenses = within(group);
    await userEvent.click(licenses.getByRole('radio', { name: text('choice_email') }));
    await waitFor(() => expect(group).toHaveAccessibleDescription(message('invalid_data')));
    await expect(licenses.getByRole('radio', { name: text('choice_inbox') })).toBeChecked();
    await expect(sent).toHaveBeenCalledWith({ kind: 'license', choice: 'email' });
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/inbox/preferences', () => new Promise<never>(() => undefined))),
};

export const Unreachable: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(http.get('/inbox/preferences', () => Response.error())),
  play: async ({ canvas, globals, msw, userEvent }) => {
    const [text, common] = [await storyTexts('inbox', globals), await storyTexts('common', globals)];
    const retry = await canvas.findByRole('button', { name: common('retry') });
    msw.use(...backend({ profile: INBOX_OWNER }).handlers);
    await userEvent.click(retry);
    await canvas.findByRole('radiogroup', { name: text('kind_alert') });
  },
};
