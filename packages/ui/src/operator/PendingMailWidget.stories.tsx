import { aServerHealth } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { PendingMailWidget } from './PendingMailWidget.tsx';
import { serviceFails, serviceHangs, storyService } from './testing/storyService.ts';

const RECIPIENT = 'doyoon.lee@hanbit.example';

const meta = {
  title: 'Operator/PendingMailWidget',
  component: PendingMailWidget,
  parameters: inFrames(),
  args: { page: 1, onPageChange: fn(), companyHref: ({ companyId }) => `#company-${companyId}` },
  beforeEach: ({ msw }) => msw.use(...storyService()),
} satisfies Meta<typeof PendingMailWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Pending emails, since when and why; an email that is being sent has no actions. */
export const Typical: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('operator', globals);
    await expect(await canvas.findByText(RECIPIENT)).toBeVisible();
    await expect(canvas.getByText(text('lastError', { code: 'ECONNREFUSED' }))).toBeVisible();
    await expect(canvas.getByText(text('sendingNow'))).toBeVisible();
    const busy = 'annelie.lindqvist-bergstrom@northwind-information-displays.example';
    await expect(canvas.getByRole('button', { name: text('retryMailTo', { recipient: busy }) })).toBeDisabled();
  },
};

export const English: Story = { globals: { language: 'en', theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** Both actions ask for confirmation; a discarded email is gone. */
export const Acting: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('operator', globals);
    const press = async (name: string) => userEvent.click(await canvas.findByRole('button', { name }));
    const confirm = async (name: string) =>
      userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await press(text('retryMailTo', { recipient: RECIPIENT }));
    await confirm(text('retryMail'));
    await expect(await screen.findByText(text('retried'))).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(text('discardMailTo', { recipient: RECIPIENT }));
    await confirm(text('discardMail'));
    await waitFor(() => expect(canvas.queryByText(RECIPIENT)).toBeNull());
  },
};

/** Without a mail server every email waits, and a message above the list says so. */
export const NoMailServer: Story = {
  beforeEach: ({ msw }) => {
    const mail = { server: false, waiting: 3, oldest: '2026-11-21T02:40:00.000Z', givenUp: 0 };
    msw.use(...storyService({ health: aServerHealth({ mail }) }));
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('operator', globals);
    await expect(await canvas.findByText(text('mailServerMissing'))).toBeVisible();
  },
};

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(...storyService({ pendingMails: [] })) };
export const Loading: Story = { tags: ['waits-forever'], beforeEach: ({ msw }) => msw.use(serviceHangs()) };
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(serviceFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
