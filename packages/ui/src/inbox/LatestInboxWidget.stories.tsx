import { backend, http } from '@remote-console/api-client/testing';
import { INBOX_LATEST_LIMIT } from '@remote-console/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { exampleInbox, INBOX_OWNER } from './testing/exampleInbox.ts';
import { LatestInboxWidget } from './LatestInboxWidget.tsx';

const opened = fn();

const meta = {
  title: 'Inbox/LatestInboxWidget',
  component: LatestInboxWidget,
  args: { hrefOf: ({ target }) => `#${target.page}`, onOpen: opened },
  parameters: inFrames(400),
  beforeEach: ({ msw, globals }) => {
    opened.mockClear();
    msw.use(...backend({ profile: INBOX_OWNER, inbox: exampleInbox(storyLanguage(globals)) }).handlers);
  },
} satisfies Meta<typeof LatestInboxWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Typical: Story = {};

/** The newest five; opening one marks it as read. */
export const Opening: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('inbox', globals);
    const list = within(await canvas.findByRole('list', { name: text('latest') }));
    await expect(list.getAllByRole('listitem')).toHaveLength(INBOX_LATEST_LIMIT);
    await expect(list.getAllByText(text('unread'))).toHaveLength(4);
    const [first] = list.getAllByRole('link');
    if (!first) throw new Error('No item leads anywhere.');
    await userEvent.click(first);
    await expect(opened).toHaveBeenCalledOnce();
    await waitFor(() => expect(list.getAllByText(text('unread'))).toHaveLength(3));
  },
};

export const Empty: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(...backend({ profile: INBOX_OWNER }).handlers),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('inbox', globals);
    await canvas.findByText(text('empty'));
  },
};

export const Loading: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(http.get('/inbox', () => new Promise<never>(() => undefined))),
};

/** If the items cannot be read, nothing is shown: the page around them works without. */
export const Unreachable: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(http.get('/inbox', () => Response.error())),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('inbox', globals);
    await waitFor(() => expect(canvas.queryByRole('heading', { name: text('latest') })).toBeNull());
  },
};
