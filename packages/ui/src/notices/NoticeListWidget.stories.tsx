import { aNotice, aProfile, given, http } from '@remote-console/api-client/testing';
import { NOTICE_PAGE_SIZE } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames, type Hosted, type HostedMeta } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { SettingsContext } from '../contexts/settings.ts';
import { exampleNotices } from './testing/exampleNotices.ts';
import { NoticeListWidget } from './NoticeListWidget.tsx';

const asked = fn();
const sent = fn();

interface ExampleProps {
  /** Whether the reader operates the service. */
  readonly operator?: boolean;
}

const settingsOf = (memberType: 2 | 9) => ({
  brand: { name: 'Remote Console' },
  session: aProfile({ memberType }),
  onLinkClick: undefined,
  styleNonce: '',
});
const AS_READER = settingsOf(2);
const AS_OPERATOR = settingsOf(9);

function Example({ operator = false }: ExampleProps) {
  const [page, setPage] = useState(1);
  return (
    <SettingsContext.Provider value={operator ? AS_OPERATOR : AS_READER}>
      <NoticeListWidget
        page={page}
        onPageChange={(change) => setPage(change.page)}
        noticeHref={({ noticeId }) => `#notice-${noticeId}`}
      />
    </SettingsContext.Provider>
  );
}

const meta = {
  title: 'Notices/NoticeListWidget',
  component: NoticeListWidget,
  render: (args) => <Example {...args} />,
  parameters: inFrames(),
  beforeEach: ({ msw, globals }) => {
    asked.mockClear();
    sent.mockClear();
    msw.use(given.notices(exampleNotices(storyLanguage(globals))));
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

export const Typical: Story = {};

/** What the service operator sees next to the list. */
export const ForItsWriter: Story = { args: { operator: true } };

/** Ten per page, newest first by date, with `type=ko` in every language. */
export const Paging: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-NOTICE-05', 'C-NOTICE-07'] },
  beforeEach: ({ msw }) => {
    const notices = Array.from({ length: 23 }, (_, index) =>
      aNotice({ id: index + 1, noticeTitle: `N-${String(index + 1).padStart(2, '0')}` }),
    );
    msw.use(
      http.get('/notices', ({ query, response }) => {
        const [offset, limit] = [Number(query.get('offset')), Number(query.get('limit'))];
        asked([query.get('by'), query.get('order'), query.get('searchMode'), query.get('type'), offset, limit]);
        const objects = notices.slice(offset, offset + limit);
        return response(200).json({ status: 200, meta: { totalCount: notices.length }, objects });
      }),
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(NOTICE_PAGE_SIZE));
    await expect(asked).toHaveBeenLastCalledWith(['notice_date', 'desc', 'pagination', 'ko', 0, 10]);
    await userEvent.click(canvas.getByRole('button', { name: common('page', { page: 3 }) }));
    await canvas.findByRole('article', { name: 'N-21' });
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await expect(asked).toHaveBeenLastCalledWith(['notice_date', 'desc', 'pagination', 'ko', 20, 10]);
  },
};

/** A notice is written, published, and appears in the list. */
export const Writing: Story = {
  tags: ['no-visual'],
  args: { operator: true },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('/notices', async ({ request, response }) => {
        sent(await request.json());
        msw.use(given.notices([aNotice({ id: 9, noticeTitle: '새 소식' })]));
        return response(200).json({ status: 200, meta: {}, objects: [aNotice({ id: 9 })] });
      }),
    ),
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('notices', globals);
    await userEvent.click(await canvas.findByRole('button', { name: text('write') }));
    const dialog = within(await screen.findByRole('dialog', { name: text('writeTitle') }));
    const [title, content] = dialog.getAllByRole('textbox');
    if (!title || !content) throw new Error('The editor has no fields.');
    await userEvent.type(title, '새 소식');
    await userEvent.type(content, '<p>내용</p>');
    await userEvent.click(dialog.getByRole('button', { name: text('publish') }));
    await canvas.findByRole('article', { name: '새 소식' });
    await expect(sent).toHaveBeenCalledWith({
      noticeDate: '2026-11-28T14:59:59.000Z',
      texts: { ko: { title: '새 소식', content: '<p>내용</p>' } },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('/notices', () => new Promise<never>(() => undefined))),
};

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(given.noticesAreUnreachable()),
  play: async ({ canvas, globals, msw, userEvent }) => {
    const common = await storyTexts('common', globals);
    const retry = await canvas.findByRole('button', { name: common('retry') });
    msw.use(given.notices(exampleNotices(storyLanguage(globals))));
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
  },
};
