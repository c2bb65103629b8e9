import { backend, http, problem, type Backend } from '@remote-console/api-client/testing';
import { DEFAULT_INBOX_VIEW, INBOX_KINDS, INBOX_PAGE_SIZE, type InboxView } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { anItem, crowdedInbox, exampleInbox, INBOX_OWNER, OTHER_SENTENCES } from './testing/exampleInbox.ts';
import { InboxWidget } from './InboxWidget.tsx';

const asked = fn();
const changed = fn();
let server: Backend;

interface ExampleProps {
  readonly start?: Partial<InboxView>;
}

/** Keeps the view as an address would. */
function Example({ start }: ExampleProps) {
  const [view, setView] = useState<InboxView>({ ...DEFAULT_INBOX_VIEW, ...start });
  return (
    <InboxWidget
      view={view}
      onViewChange={(change) => {
        changed(change.view);
        setView(change.view);
      }}
      hrefOf={({ target }) => `#${target.page}`}
      settingsHref="#settings"
    />
  );
}

/** What is in one of the rows, counted from the first. */
async function inRow(canvas: Pick<ReturnType<typeof within>, 'findAllByRole'>, place: number) {
  const row = (await canvas.findAllByRole('listitem'))[place];
  if (!row) throw new Error(`There is no row ${place}.`);
  return within(row);
}

const holding = (inbox: Backend['state']['inbox']) => {
  server = backend({ profile: INBOX_OWNER, inbox });
  return server.handlers;
};

const meta = {
  title: 'Inbox/InboxWidget',
  component: InboxWidget,
  render: (args) => <Example {...args} />,
  parameters: inFrames(),
  beforeEach: ({ msw, globals }) => {
    asked.mockClear();
    changed.mockClear();
    msw.use(...holding(exampleInbox(storyLanguage(globals))));
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

export const Typical: Story = {};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** An item is marked as read with its button, and as unread with another click. */
export const Marking: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('inbox', globals);
    const first = await inRow(canvas, 0);
    await expect(first.getByText(text('unread'))).toBeVisible();
    await userEvent.click(first.getByRole('button'));
    await waitFor(() => expect(first.queryByText(text('unread'))).toBeNull());
    await userEvent.click(first.getByRole('button'));
    await first.findByText(text('unread'));
  },
};

/** Opening an item marks it as read, and leads to its subject. */
export const Opening: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('inbox', globals);
    const alert = await inRow(canvas, 1);
    const link = alert.getByRole('link');
    await expect(link).toHaveAttribute('href', '#device');
    await userEvent.click(link);
    await waitFor(() => expect(alert.queryByText(text('unread'))).toBeNull());
  },
};

export const MarkingEverything: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('inbox', globals);
    await waitFor(() => expect(canvas.getAllByText(text('unread'))).toHaveLength(4));
    await userEvent.click(canvas.getByRole('button', { name: text('markAllRead') }));
    await waitFor(() => expect(canvas.queryByText(text('unread'))).toBeNull());
  },
};

/** Kind and unread are part of the view that the host keeps; a filter starts at the first page. */
export const Filtering: Story = {
  tags: ['no-visual'],
  args: { start: { page: 2 } },
  beforeEach: ({ msw }) => msw.use(...holding(crowdedInbox(45))),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('inbox', globals);
    await canvas.findAllByRole('listitem');
    await userEvent.click(canvas.getByRole('switch', { name: text('unreadOnly') }));
    await expect(changed).toHaveBeenLastCalledWith({ page: 1, kind: null, unread: true });
    await waitFor(() => expect(canvas.getAllByText(text('unread'))).toHaveLength(15));
    const kind = canvas.getByRole('combobox', { name: text('kind') });
    await expect(within(kind).getAllByRole('option')).toHaveLength(INBOX_KINDS.length + 1);
    await userEvent.selectOptions(kind, 'license');
    await expect(changed).toHaveBeenLastCalledWith({ page: 1, kind: 'license', unread: true });
    await canvas.findByText(text('nothingUnread'));
    await userEvent.click(canvas.getByRole('button', { name: text('showAll') }));
    await expect(changed).toHaveBeenLastCalledWith(DEFAULT_INBOX_VIEW);
    await waitFor(() => expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(INBOX_PAGE_SIZE - 1));
  },
};

/** In the unread list, a row that has been read disappears, and the focus moves to the next one. */
export const ReadingThrough: Story = {
  tags: ['no-visual'],
  args: { start: { unread: true } },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('inbox', globals);
    const list = within(await canvas.findByRole('list', { name: text('list') }));
    for (let left = 4; left > 1; left -= 1) {
      await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(left));
      const [button] = list.getAllByRole('button');
      if (left === 4) button?.focus();
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{Enter}');
    }
    await waitFor(() => expect(list.getAllByRole('listitem')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(text('nothingUnread'));
  },
};

/** Pages of twenty. */
export const Crowded: Story = {
  tags: ['pictured'],
  beforeEach: ({ msw }) => msw.use(...holding(crowdedInbox(1234))),
  play: async ({ canvas, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    await userEvent.click(await canvas.findByRole('button', { name: common('nextPage') }));
    await canvas.findByText(/KIOSK-021/);
    await expect(changed).toHaveBeenLastCalledWith({ page: 2, kind: null, unread: false });
  },
};

/** A page past the end leads to the last page. */
export const PastTheEnd: Story = {
  tags: ['no-visual'],
  args: { start: { page: 9 } },
  beforeEach: ({ msw }) => msw.use(...holding(crowdedInbox(25))),
  play: async ({ canvas }) => {
    await canvas.findByText(/KIOSK-025/);
    await expect(changed).toHaveBeenCalledWith({ page: 2, kind: null, unread: false });
  },
};

/** All other sentences that an item can have. */
export const EverySentence: Story = {
  beforeEach: ({ msw }) =>
    msw.use(...holding(OTHER_SENTENCES.map((news, index) => anItem(500 - index, index * 7, news)))),
};

/** The longest possible names, without a place to break. */
export const LongNames: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => {
    const device = 'KIOSK-'.repeat(5);
    const person = '가나다라마바사아자차카타파하'.repeat(7);
    const address = '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff';
    msw.use(
      ...holding([
        anItem(3, 1, { code: 'access_asked', facts: { person, device } }),
        anItem(2, 2, { code: 'new_login', facts: { address, browser: 'x'.repeat(200) } }),
        anItem(1, 3, { code: 'partner_applied', facts: { person, company: person } }),
      ]),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('listitem');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** External content is text, whatever it looks like. */
export const HostileText: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => {
    const device = '<img src=x onerror=alert(1)>';
    msw.use(...holding([anItem(1, 1, { code: 'access_asked', facts: { person: '{device}', device } })]));
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('listitem')).toHaveTextContent('<img src=x onerror=alert(1)>');
    await expect(canvas.getByRole('listitem')).toHaveTextContent('{device}');
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(...holding([])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('inbox', globals);
    await canvas.findByText(text('empty'));
    await expect(canvas.getByRole('button', { name: text('markAllRead') })).toBeDisabled();
  },
};

export const NothingUnread: Story = {
  tags: ['no-visual'],
  args: { start: { unread: true } },
  beforeEach: ({ msw }) => msw.use(...holding([])),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('inbox', globals);
    await canvas.findByText(text('nothingUnread'));
  },
};

/** There is no item of the selected kind. */
export const NothingOfKind: Story = {
  tags: ['no-visual'],
  args: { start: { kind: 'license' } },
  beforeEach: ({ msw }) => msw.use(...holding(crowdedInbox(3))),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('inbox', globals);
    await canvas.findByText(text('noMatch'));
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/inbox', () => new Promise<never>(() => undefined))),
};

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/inbox', () => Response.error())),
  play: async ({ canvas, globals, msw, userEvent }) => {
    const [text, common] = [await storyTexts('inbox', globals), await storyTexts('common', globals)];
    await canvas.findByText(text('listFailed'));
    msw.use(...holding(crowdedInbox(2)));
    await userEvent.click(canvas.getByRole('button', { name: common('retry') }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(2));
  },
};

export const Forbidden: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) =>
    msw.use(http.get('/inbox', ({ response }) => response(403).json(problem(403, 'no_permission')))),
  play: async ({ canvas, globals }) => {
    const common = await storyTexts('common', globals);
    await canvas.findByText(common('noPermissionTitle'));
  },
};

/** If a mark could not be saved, a message says so, and the row stays as it was. */
export const MarkNotKept: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(http.put('/inbox', () => Response.error())),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const [text, message] = [await storyTexts('inbox', globals), await storyMessages(globals)];
    const first = await inRow(canvas, 0);
    await userEvent.click(first.getByRole('button'));
    await within(canvasElement.ownerDocument.body).findByText(message('server_unreachable'));
    await expect(first.getByText(text('unread'))).toBeVisible();
  },
};
