import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { completeDownloads, exampleDownloads, missingDownloads } from '../testing/exampleDownloads.ts';
import { DownloadCards } from './DownloadCards.tsx';

const meta = {
  title: 'Downloads/DownloadCards',
  component: DownloadCards,
  args: { cards: exampleDownloads, mode: 'normal', onMakeInstaller: fn() },
} satisfies Meta<typeof DownloadCards>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

export const Normal: Story = {};

/** The names of the items of each card, by the name of the card. */
async function cardsOf({ canvas }: PlayContext) {
  const regions = await canvas.findAllByRole('region');
  return regions.map((region) => [
    within(region).getByRole('heading').textContent,
    ...within(region)
      .getAllByRole('listitem')
      .map((entry) => entry.querySelector('div > div')?.textContent),
  ]);
}

/** Five cards with their contents, each in its order. */
export const Contents: Story = {
  tags: ['no-visual'],
  args: { cards: completeDownloads },
  play: async (context) => {
    const { step } = context;
    const text = await storyTexts('downloads', context.globals);
    const [windows, macos, android, ios, others, ...more] = await cardsOf(context);
    await expect(more).toEqual([]);
    await step('Windows [C-DOWNLOAD-02]', async () => {
      await expect(windows).toEqual([
        text('platformWindows'),
        text('kindAutoInstall'),
        text('kindAgentSingle'),
        text('kindAgentManual'),
        text('kindManager'),
        text('kindManagerManual'),
        text('kindSystemChecker'),
      ]);
    });
    await step('macOS, Android and iOS [C-DOWNLOAD-03] [C-DOWNLOAD-04] [C-DOWNLOAD-05]', async () => {
      await expect(macos).toEqual([text('platformMacos'), text('kindAgent')]);
      await expect(android).toEqual([text('platformAndroid'), text('kindManager'), text('kindManual')]);
      await expect(ios).toEqual([text('platformIos'), text('kindManager'), text('kindManual')]);
    });
    await step('the others [C-DOWNLOAD-06]', async () => {
      await expect(others).toEqual([
        text('platformOthers'),
        text('kindWebManagerManual'),
        text('kindProposal'),
        text('kindBrochure'),
      ]);
    });
  },
};

/** Every link carries the time, so that no cache returns an older file. */
export const Links: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['C-DOWNLOAD-07'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('downloads', globals);
    const links = await canvas.findAllByRole('link');
    await expect(links).toHaveLength(11);
    for (const link of links) {
      await expect(link.getAttribute('href')).toMatch(/^\/download\/\w+\.\w+\?t=1795230000000$/);
      await expect(link).toHaveAttribute('download');
    }
    await expect(canvas.getAllByText(text('missing'))).toHaveLength(2);
  },
};

/** A standalone console has the programs of two platforms and nothing else. */
export const Standalone: Story = {
  args: { mode: 'standalone' },
  parameters: { spec: ['C-DOWNLOAD-01', 'C-DOWNLOAD-11'] },
  play: async (context) => {
    const text = await storyTexts('downloads', context.globals);
    await expect(await cardsOf(context)).toEqual([
      [text('platformWindows'), text('kindAgentSingle'), text('kindManager')],
      [text('platformAndroid'), text('kindAgent'), text('kindManager')],
    ]);
  },
};

/** No files are provided yet: installers can be created, and everything else is behind one button. */
export const NothingThere: Story = {
  args: { cards: missingDownloads },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('downloads', globals);
    await expect(await canvas.findAllByRole('region')).toHaveLength(1);
    const android = canvas.getByRole('group', { name: text('platformAndroid') });
    await expect(android).not.toBeVisible();
    await userEvent.click(canvas.getByText(text('more')));
    await expect(android).toBeVisible();
    for (const missing of canvas.getAllByText(text('missing'))) await expect(missing).toBeVisible();
    await userEvent.click(canvas.getByText(text('more')));
  },
};

export const Loading: Story = { args: { cards: null } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
