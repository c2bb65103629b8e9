import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { CompanyDetailWidget } from './CompanyDetailWidget.tsx';
import { serviceFails, serviceHangs, storyService } from './testing/storyService.ts';

const meta = {
  title: 'Operator/CompanyDetailWidget',
  component: CompanyDetailWidget,
  parameters: inFrames(),
  args: { companyId: 1, companiesHref: '#companies', onMissing: fn() },
  beforeEach: ({ msw }) => msw.use(...storyService()),
} satisfies Meta<typeof CompanyDetailWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Numbers now and over time, licenses, and contacts. */
export const Typical: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('operator', globals);
    await expect(await canvas.findByRole('heading', { level: 1, name: '한빛리테일' })).toBeVisible();
    for (const title of ['numbers', 'devicesOverTime', 'licenses', 'managers'] as const) {
      await expect(canvas.getByRole('heading', { level: 2, name: text(title) })).toBeVisible();
    }
    await expect(canvas.getByText('doyoon.lee')).toBeVisible();
  },
};

export const English: Story = { globals: { language: 'en', theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** A company without licenses, managers or numbers says so. */
export const Bare: Story = {
  args: { companyId: 4 },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('operator', globals);
    for (const words of ['noLicenses', 'noManagers', 'noCounts'] as const) {
      await expect(await canvas.findByText(text(words))).toBeVisible();
    }
  },
};

/** For a company that does not exist, the host shows the message. */
export const Missing: Story = {
  tags: ['no-visual'],
  args: { companyId: 99 },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onMissing).toHaveBeenCalled());
  },
};

export const Loading: Story = { tags: ['waits-forever'], beforeEach: ({ msw }) => msw.use(serviceHangs()) };
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(serviceFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
