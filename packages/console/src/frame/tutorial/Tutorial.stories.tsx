import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { aProfile, given } from '@remote-console/api-client/testing';
import { frameServer, StoryFrame } from '../../testing/StoryFrame.tsx';

const meta = {
  title: 'Frame/Tutorial',
  component: StoryFrame,
  args: { justLoggedIn: true, person: aProfile() },
  parameters: { ground: 'bare' },
  beforeEach: ({ msw, args }) => {
    msw.use(...frameServer(args));
    msw.use(given.notices([]));
  },
} satisfies Meta<typeof StoryFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

const tour = () => screen.findByRole('dialog', { name: /이동하기|나눠 보기|연결하기|찾기/ });

/** The first of the four steps, over the page. The tour begins once the page has settled, so the story ends with it. */
export const FirstStep: Story = {
  afterEach: async () => {
    const card = await screen.findByRole('dialog');
    await waitFor(() => expect(card).toHaveStyle({ opacity: 1 }));
  },
};

/** Four steps, numbered 0 to 3 internally; after the last one the tour ends. */
export const AllSteps: Story = {
  parameters: { spec: ['A-TUTORIAL-02', 'A-TUTORIAL-04'] },
  play: async ({ userEvent }) => {
    for (const step of [0, 1, 2, 3]) {
      const card = await tour();
      await expect(card).toHaveAttribute('data-step', String(step));
      within(card).getByText(`4단계 중 ${step + 1}단계`);
      await waitFor(() => expect(within(card).getByRole('heading')).toHaveFocus());
      await expect(within(card).getByRole('checkbox', { name: '다시 보지 않기' })).not.toBeChecked();
      await userEvent.click(within(card).getByRole('button', { name: step === 3 ? '시작하기' : '다음' }));
    }
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

/** The tour can be skipped at any step, with its button or with Escape. */
export const Skip: Story = {
  parameters: { spec: ['A-TUTORIAL-03'] },
  play: async ({ canvas, userEvent }) => {
    for (const step of [0, 1, 2, 3]) {
      if (step > 0) {
        await userEvent.click(canvas.getByRole('button', { name: /의 계정/ }));
        await userEvent.click(await screen.findByRole('menuitem', { name: '둘러보기' }));
      }
      const card = await tour();
      for (let at = 0; at < step; at += 1) await userEvent.click(within(card).getByRole('button', { name: '다음' }));
      await expect(card).toHaveAttribute('data-step', String(step));
      if (step % 2 === 0) await userEvent.click(within(card).getByRole('button', { name: '건너뛰기' }));
      else await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
  },
};

/** On a phone the card stays within the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const box = (await tour()).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** People who chose not to see the tour again don't see it again. */
export const SeenBefore: Story = {
  args: { kept: { 'tutorial_2.0': '1' } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(canvas.getByRole('button', { name: /의 계정/ }));
    await expect(await screen.findByRole('menuitem', { name: '둘러보기' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

/** If the console was built without the tour, neither the tour nor anything that starts it exists. */
export const FlagOff: Story = {
  args: { build: { tutorial: false } },
  parameters: { spec: ['A-TUTORIAL-07'] },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('heading', { level: 1 });
    await userEvent.click(canvas.getByRole('button', { name: /의 계정/ }));
    await screen.findByRole('menuitem', { name: '로그아웃' });
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: '둘러보기' })).not.toBeInTheDocument();
  },
};
