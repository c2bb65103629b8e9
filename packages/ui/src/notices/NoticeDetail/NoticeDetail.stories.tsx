import { aNotice } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { useText } from '../../i18n/useText.ts';
import { Button } from '../../primitives/index.ts';
import { exampleNotices } from '../testing/exampleNotices.ts';
import { NoticeDetail } from './NoticeDetail.tsx';

const example = aNotice();

const meta = {
  title: 'Notices/NoticeDetail',
  component: NoticeDetail,
  args: { notice: example, listHref: '#notices', onBack: fn() },
  render: (args, { globals }) => {
    const [newest = example] = exampleNotices(storyLanguage(globals));
    return <NoticeDetail {...args} notice={args.notice === example ? newest : args.notice} />;
  },
} satisfies Meta<typeof NoticeDetail>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Its own date is shown even while it is in the future: the text may refer to it. */
export const Typical: Story = {
  play: async ({ canvasElement, globals }) => {
    const [newest] = exampleNotices(storyLanguage(globals));
    await waitFor(() => expect(canvasElement.querySelector('time')).toHaveAttribute('datetime', newest?.noticeDate));
  },
};

/** Back leads to where the reader came from, the link leads to the list. */
export const Ways: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-NOTICE-03', 'C-NOTICE-04'] },
  play: async ({ args, canvas, globals, userEvent }) => {
    const text = await storyTexts('notices', globals);
    const common = await storyTexts('common', globals);
    await userEvent.click(await canvas.findByRole('button', { name: common('back') }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: text('toList') })).toHaveAttribute('href', '#notices');
  },
};

function Acts() {
  const text = useText('notices');
  return <Button>{text('edit')}</Button>;
}

/** With the actions for its author. */
export const ForItsWriter: Story = { args: { actions: <Acts /> } };

export const Long: Story = {
  args: {
    notice: aNotice({
      noticeTitle: '서비스 이용 약관과 개인정보 처리방침이 함께 바뀌어요. 시행일 전에 꼭 확인해 주세요',
      noticeContent: '<p>바뀌는 내용을 알려 드려요. 아래 조항을 하나씩 확인해 주세요.</p>'.repeat(40),
    }),
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
