import type { OperatorView } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { PeopleSearchWidget } from './PeopleSearchWidget.tsx';
import { serviceFails, serviceHangs, storyService } from './testing/storyService.ts';

const changed = fn();

interface ExampleProps {
  readonly search?: string;
}

/** Keeps the search like a URL. */
function Example({ search = '' }: ExampleProps) {
  const [view, setView] = useState<OperatorView>({ page: 1, search });
  return (
    <PeopleSearchWidget
      view={view}
      onViewChange={(change) => {
        changed(change.view);
        setView(change.view);
      }}
      companyHref={({ companyId }) => `#company-${companyId}`}
    />
  );
}

const meta = {
  title: 'Operator/PeopleSearchWidget',
  component: PeopleSearchWidget,
  render: (args) => <Example {...args} />,
  parameters: inFrames(),
  args: { search: 'le' },
  beforeEach: ({ msw }) => {
    changed.mockClear();
    msw.use(...storyService());
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

/** People in all companies, each with the company, the role and whether they can log in. */
export const Typical: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('operator', globals);
    await expect(await canvas.findByText('seojun.lee')).toBeVisible();
    await expect(canvas.getByText(text('accountLocked'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: '솔빛커피' })).toHaveAttribute('href', '#company-2');
  },
};

export const English: Story = { globals: { language: 'en', theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** Nothing is requested before the search is submitted, because each search is recorded. */
export const Beginning: Story = {
  args: { search: '' },
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('operator', globals);
    await expect(await canvas.findByText(text('searchPeopleTitle'))).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), 'seojun');
    await expect(changed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('seojun.lee')).toBeVisible();
  },
};

/** A single letter would find everybody. */
export const TooShort: Story = {
  args: { search: 'l' },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('operator', globals);
    await expect(await canvas.findByText(text('searchTooShort'))).toBeVisible();
  },
};

export const Nobody: Story = {
  args: { search: 'nobody' },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('operator', globals);
    await expect(await canvas.findByText(text('noPersonMatches', { search: 'nobody' }))).toBeVisible();
  },
};

export const Loading: Story = { tags: ['waits-forever'], beforeEach: ({ msw }) => msw.use(serviceHangs()) };
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(serviceFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
