import Stack from '@mui/material/Stack';
import { holdTimers, type HeldTimers } from '@remote-console/api-client/testing';
import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { storyMessages, storyTexts } from '../i18n/testing/storyTexts.ts';
import { useMessage } from '../i18n/useMessage.ts';
import { useText } from '../i18n/useText.ts';
import { useToastRoom } from './toastRoom.ts';
import { useToast, type ToastTone } from '../contexts/toasts.ts';
import { Button } from '../primitives/index.ts';

const MESSAGES: readonly { tone: ToastTone; key: string }[] = [
  { tone: 'success', key: 'updated_memo' },
  { tone: 'info', key: 'update_agent_requested' },
  { tone: 'warn', key: 'excel_processing_delayed' },
  { tone: 'error', key: 'server_unreachable' },
];

function ToastButtons() {
  const toasts = useToast();
  const message = useMessage();
  return (
    <Stack direction="row" spacing={2} sx={{ minHeight: 320, alignItems: 'flex-end' }}>
      {MESSAGES.map(({ tone, key }) => (
        <Button key={tone} onClick={() => toasts.show({ tone, text: message(key) })}>
          {tone}
        </Button>
      ))}
    </Stack>
  );
}

const meta = { title: 'Foundation/Toast', component: ToastButtons } satisfies Meta<typeof ToastButtons>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each tone; they are at the top right. They stay for as long as the pointer or focus is on them. */
export const Tones: Story = {
  parameters: { spec: ['A-POLL-12', 'B-MSG-12'] },
  beforeEach: () => holdTimers([5000]).restore,
  play: async ({ canvas, globals, userEvent }) => {
    const message = await storyMessages(globals);
    for (const { tone } of MESSAGES) await userEvent.click(await canvas.findByRole('button', { name: tone }));
    const toast = (await screen.findByText(message('updated_memo'))).parentElement;
    const box = toast?.getBoundingClientRect();
    await expect(window.innerWidth - (box?.right ?? 0)).toBeLessThanOrEqual(32);
    const highest = Math.min(
      ...[...document.querySelectorAll('[role=alert] > div, output > div')].map(
        (card) => card.getBoundingClientRect().top,
      ),
    );
    await expect(highest).toBeLessThanOrEqual(32);
  },
};

let timers: HeldTimers;

/** A toast disappears after 5 seconds; an error stays until it is closed. */
export const Leaving: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-POLL-11', 'B-MSG-11'] },
  beforeEach: () => {
    timers = holdTimers([5000]);
    return timers.restore;
  },
  play: async ({ canvas, globals, userEvent }) => {
    const message = await storyMessages(globals);
    for (const tone of ['success', 'error']) await userEvent.click(await canvas.findByRole('button', { name: tone }));
    await expect(await screen.findByText(message('updated_memo'))).toBeVisible();
    await waitFor(() => expect(timers.waiting(5000)).toBe(1));
    timers.pass(5000);
    await waitFor(() => expect(screen.queryByText(message('updated_memo'))).toBeNull());
    await expect(screen.getByText(message('server_unreachable'))).toBeVisible();
  },
};

/** Messages are announced politely, errors assertively. */
export const Announced: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'success' }));
    await userEvent.click(canvas.getByRole('button', { name: 'error' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('메모를 저장했어요.'));
    await expect(screen.getByRole('alert')).toHaveTextContent('서버에 연결할 수 없어요');
  },
};

/** A toast can be closed early. */
export const Closed: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'error' }));
    await userEvent.click(await screen.findByRole('button', { name: '알림 닫기' }));
    await waitFor(() => expect(screen.queryByText(/서버에 연결할 수 없어요/)).toBeNull());
  },
};

function RoomyFrame() {
  const { offer } = useToastRoom();
  const toasts = useToast();
  const message = useMessage();
  const text = useText('groups');
  return (
    <Stack spacing={2}>
      <Box ref={offer} sx={{ width: 264, height: 44 }} />
      <Button onClick={() => toasts.show({ tone: 'error', text: message('server_unreachable') })}>error</Button>
      <Button
        onClick={() =>
          toasts.show({
            tone: 'success',
            text: message('added_device_in_group'),
            detail: text('movedDevice', { name: 'KIOSK-LOBBY-01', target: '7F' }),
            action: { label: text('undo'), run: () => toasts.show({ tone: 'info', text: 'KIOSK-LOBBY-01' }) },
          })
        }
      >
        moved
      </Button>
    </Stack>
  );
}

/** A frame with a slot shows the latest toast there, in two lines; hover opens all of them. */
export const InTheRoomOfAFrame: Story = {
  tags: ['no-visual'],
  render: () => <RoomyFrame />,
  play: async ({ canvas, globals, userEvent, step }) => {
    const message = await storyMessages(globals);
    const common = await storyTexts('common', globals);
    const groups = await storyTexts('groups', globals);
    await userEvent.click(await canvas.findByRole('button', { name: 'error' }));
    await userEvent.click(canvas.getByRole('button', { name: 'moved' }));
    const moved = await screen.findByText(message('added_device_in_group'));
    const failed = screen.getByText(message('server_unreachable'));
    await step('only the latest, no larger than the room, with the number of the others', async () => {
      await waitFor(() => expect(failed).not.toBeVisible());
      await expect(screen.getByText(common('moreToasts', { count: 1 }))).toBeInTheDocument();
      const card = moved.closest('output > div');
      await expect(card?.getBoundingClientRect().height).toBeLessThanOrEqual(44);
      await expect(card?.getBoundingClientRect().width).toBe(264);
    });
    await step('all of them under the pointer', async () => {
      await userEvent.hover(moved);
      await waitFor(() => expect(failed).toBeVisible());
      await userEvent.unhover(moved);
      await waitFor(() => expect(failed).not.toBeVisible());
    });
    await step('an action closes its toast and does what it says', async () => {
      await userEvent.click(screen.getByRole('button', { name: groups('undo') }));
      await expect(await screen.findByText('KIOSK-LOBBY-01')).toBeVisible();
      await expect(screen.queryByText(message('added_device_in_group'))).toBeNull();
    });
  },
};
