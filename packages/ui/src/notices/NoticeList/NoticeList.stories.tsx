import Box from '@mui/material/Box';
import { aNotice } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { storyLanguage, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleNotices } from '../testing/exampleNotices.ts';
import { NoticeList } from './NoticeList.tsx';

const meta = {
  title: 'Notices/NoticeList',
  component: NoticeList,
  args: { notices: exampleNotices('ko'), onOpen: fn() },
  render: (args, { globals }) => (
    <NoticeList
      {...args}
      notices={args.notices?.length === 3 ? exampleNotices(storyLanguage(globals)) : args.notices}
    />
  ),
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof NoticeList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each notice with its date in the person's format; clicking one requests it. */
export const Three: Story = {
  play: async ({ args, canvas, globals, userEvent }) => {
    const [newest] = exampleNotices(storyLanguage(globals));
    const buttons = await canvas.findAllByRole('button');
    await expect(buttons).toHaveLength(3);
    await expect(buttons[0]).toHaveTextContent('2026/11/24');
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(newest?.noticeTitle ?? '') }));
    await expect(args.onOpen).toHaveBeenCalledWith({ notice: expect.objectContaining({ id: 30 }) });
  },
};

export const Loading: Story = { tags: ['waits-forever'], args: { notices: null } };

export const Empty: Story = {
  args: { notices: [] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('notices', globals);
    await expect(await canvas.findByText(text('empty'))).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    notices: [
      aNotice({
        noticeTitle: '정기 점검 동안 원격 제어와 파일 전송, 실시간 화면 기능을 사용할 수 없으니 미리 확인해 주세요',
      }),
    ],
  },
};
