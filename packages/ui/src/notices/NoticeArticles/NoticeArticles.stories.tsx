import { aNotice } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleNotices } from '../testing/exampleNotices.ts';
import { NoticeArticles } from './NoticeArticles.tsx';

const EXAMPLES = exampleNotices('ko');

const meta = {
  title: 'Notices/NoticeArticles',
  component: NoticeArticles,
  args: { notices: EXAMPLES, noticeHref: ({ noticeId }) => `#notice-${noticeId}` },
  render: (args, { globals }) => (
    <NoticeArticles
      {...args}
      notices={args.notices === EXAMPLES ? exampleNotices(storyLanguage(globals)) : args.notices}
    />
  ),
} satisfies Meta<typeof NoticeArticles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};

/** Each has its title, its date and age, its formatted content and a link to the rest. */
export const Parts: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-NOTICE-01'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('notices', globals);
    const common = await storyTexts('common', globals);
    const notices = exampleNotices(storyLanguage(globals));
    for (const { id, noticeTitle: title, noticeDate: date } of notices) {
      const element = await canvas.findByRole('article', { name: title });
      const article = within(element);
      await expect(element.querySelector('time')).toHaveAttribute('datetime', date);
      await expect(article.getByRole('heading', { level: 2, name: title })).toBeVisible();
      await expect(await article.findByRole('list')).toBeVisible();
      const link = await article.findByRole('link', { name: text('readMoreOf', { title }) });
      await expect(link).toHaveAttribute('href', `#notice-${id}`);
    }
    const [, second] = notices;
    const article = within(canvas.getByRole('article', { name: second?.noticeTitle ?? '' }));
    await expect(article.getByText(common('timeDays', { count: 3 }))).toBeVisible();
    // Its date is in the future, so the age is labeled as that of the publication.
    await expect(canvas.getByText(text('posted'), { exact: false })).toBeVisible();
  },
};

export const Loading: Story = { args: { notices: null } };

export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('notices', globals);
    await expect(await canvas.findByText(text('empty'))).toBeVisible();
  },
};

/**
 * A long notice ends early and continues on its own page; one that is shown completely has no link to more. A long
 * title wraps.
 */
export const Long: Story = {
  args: {
    notices: [
      aNotice({
        noticeTitle: '서비스 이용 약관과 개인정보 처리방침이 함께 바뀌어요. 시행일 전에 꼭 확인해 주세요',
        noticeContent: '<p>바뀌는 내용을 알려 드려요. 아래 조항을 하나씩 확인해 주세요.</p>'.repeat(40),
      }),
      aNotice({ id: 2 }),
    ],
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('notices', globals);
    await expect(await canvas.findByText(text('readMore'))).toBeVisible();
    await expect(canvas.getByText(text('openNotice'))).toBeVisible();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
