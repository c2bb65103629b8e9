import Box from '@mui/material/Box';
import { given } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { exampleNotices } from './testing/exampleNotices.ts';
import { LatestNoticesWidget } from './LatestNoticesWidget.tsx';

const meta = {
  title: 'Notices/LatestNoticesWidget',
  component: LatestNoticesWidget,
  parameters: inFrames(),
  decorators: [
    (Story) => (
      <Box sx={{ maxWidth: 360 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof LatestNoticesWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The three newest, newest first. */
export const Latest: Story = {
  parameters: { spec: ['A-LOGIN-09'] },
  beforeEach: ({ msw, globals }) => msw.use(given.notices(exampleNotices(storyLanguage(globals)))),
  play: async ({ canvas, globals }) => {
    const rows = await canvas.findAllByRole('button');
    const titles = exampleNotices(storyLanguage(globals)).map((notice) => notice.noticeTitle);
    await expect(rows).toHaveLength(3);
    for (const [index, title] of titles.entries()) await expect(rows[index]).toHaveTextContent(title);
  },
};

/** Clicking a notice opens it, and closing it leads back. */
export const OpensOne: Story = {
  parameters: { spec: ['A-LOGIN-10'] },
  beforeEach: ({ msw, globals }) => msw.use(given.notices(exampleNotices(storyLanguage(globals)))),
  play: async ({ canvas, globals, userEvent }) => {
    const common = await storyTexts('common', globals);
    const [newest] = exampleNotices(storyLanguage(globals));
    const [first] = await canvas.findAllByRole('button');
    if (!first || !newest) throw new Error('No notice to open.');
    await userEvent.click(first);
    const dialog = await screen.findByRole('dialog', { name: newest.noticeTitle });
    await waitFor(() => expect(dialog).toBeVisible());
    await screen.findByRole('link');
    await userEvent.click(screen.getByRole('button', { name: common('close') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(first).toHaveFocus();
  },
};

/** Notices that cannot be read show nothing. */
export const Unreachable: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw }) => msw.use(given.noticesAreUnreachable()),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('section')).toBeNull());
  },
};
