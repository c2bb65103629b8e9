import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { frameServer, StoryFrame } from '../../testing/StoryFrame.tsx';

const meta = {
  title: 'Frame/ConsolePalette',
  component: StoryFrame,
  parameters: { ground: 'bare' },
  beforeEach: ({ msw, args }) => msw.use(...frameServer(args)),
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const options = () => screen.getAllByRole('option').map((option) => option.textContent);

/** Ctrl-K opens it, typing finds devices on the server, Enter goes there, and the destination is remembered. */
export const FindsDevice: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('관리자 manager@demo.example');
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'gangnam');
    await expect(await screen.findByRole('option', { name: /POS-GANGNAM-03/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: '장치·화면 찾기' }));
    await screen.findByRole('combobox');
    await expect(options()[0]).toBe('POS-GANGNAM-03');
  },
};

/** Users find the pages that their menus show, and no others. */
export const FindsOwnPages: Story = {
  args: { person: 'user', summary: { needsApproval: false } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '장치·화면 찾기' }));
    await screen.findByRole('combobox');
    await expect(options().slice(0, 5)).toEqual(['전체 장치', '내 정보', '진행 중인 세션', '다운로드', '공지']);
    await userEvent.keyboard('라이선스');
    await screen.findByText(/맞는 결과가 없어요/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: '장치·화면 찾기' })).toHaveFocus();
  },
};
