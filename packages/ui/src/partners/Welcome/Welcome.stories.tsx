import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { storyTexts } from '../../i18n/testing/storyTexts.ts';
import { onCard } from '../testing/storyCard.tsx';
import { Welcome } from './Welcome.tsx';

const meta = {
  title: 'Partners/Welcome',
  component: Welcome,
  args: { partnerHref: '#partner-login', invitationHref: '#email-invitation' },
  decorators: [onCard],
} satisfies Meta<typeof Welcome>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Choices: Story = { parameters: { spec: ['A-WELCOME-03'] } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** Two links, each with its purpose. */
export const LeadsTwoWays: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-WELCOME-01', 'A-WELCOME-02'] },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('partners', globals);
    const partner = await canvas.findByRole('link', { name: new RegExp(text('partnerRemote')) });
    await expect(partner).toHaveAttribute('href', '#partner-login');
    const invitation = canvas.getByRole('link', { name: new RegExp(text('invitationRemote')) });
    await expect(invitation).toHaveAttribute('href', '#email-invitation');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

/** Without another language the text is Korean, and says whom it is for. */
export const SpeaksKorean: Story = {
  tags: ['no-visual'],
  parameters: { spec: ['A-WELCOME-03'] },
  globals: { language: 'ko' },
  play: async ({ canvas }) => {
    const words = await canvas.findByText(/협력사 직원과 임시 사용자/);
    await expect(words).toHaveTextContent('일회용 초대 코드');
  },
};
