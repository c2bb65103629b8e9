import { aLicense } from '@remote-console/api-client/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleLicenses } from '../testing/exampleLicenses.ts';
import { LicenseSummary } from './LicenseSummary.tsx';

const meta = {
  title: 'License/LicenseSummary',
  component: LicenseSummary,
  args: { licenses: exampleLicenses, person: { memberType: 2 }, registered: 187 },
} satisfies Meta<typeof LicenseSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {};

/** The devices of the running licenses, and the latest expiry of all. */
export const Figures: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('license', globals);
    await expect(await canvas.findByText(text('deviceCount', { count: 210 }))).toBeVisible();
    await expect(canvas.getByText('2027/01/10')).toBeVisible();
    await expect(canvas.getByText(text('typeCorporate'))).toBeVisible();
  },
};

/** Within the last 7 days it warns, with the date and what to do. */
export const Expiring: Story = {
  args: { licenses: [aLicense({ licensedDevices: 50, expiryDate: '2026-11-25T15:00:00.000Z' })] },
  parameters: { spec: ['C-LICENSE-17'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('license', globals);
    await expect(await canvas.findByRole('status')).toHaveTextContent(text('expiringNote', { date: '2026/11/26' }));
    await expect(canvas.getByText(text('daysLeft', { count: 5 }))).toBeVisible();
  },
};

/** Exactly 7 days before the expiry the warning begins. */
export const ExpiringInSevenDays: Story = {
  tags: ['no-visual'],
  args: { licenses: [aLicense({ licensedDevices: 50, expiryDate: '2026-11-28T03:00:00.000Z' })] },
  parameters: { spec: ['C-LICENSE-05'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('license', globals);
    await expect(await canvas.findByRole('status')).toHaveTextContent(text('expiringNote', { date: '2026/11/28' }));
  },
};

/** A second earlier there is none. */
export const BeforeTheWarning: Story = {
  tags: ['no-visual'],
  args: { licenses: [aLicense({ licensedDevices: 50, expiryDate: '2026-11-28T03:00:01.000Z' })] },
  parameters: { spec: ['C-LICENSE-05'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('2026/11/28')).toBeVisible();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Expired: Story = {
  args: { licenses: [aLicense({ licensedDevices: 50, expiryDate: '2026-11-01T15:00:00.000Z' })] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('license', globals);
    await expect(await canvas.findByText(text('stateExpired'))).toBeVisible();
    await expect(canvas.getByText(text('typeNone'))).toBeVisible();
  },
};

/** The service operator has no plan. */
export const Operator: Story = { args: { licenses: [], person: { memberType: 9 }, registered: null } };

export const Loading: Story = { args: { licenses: null, registered: null } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
