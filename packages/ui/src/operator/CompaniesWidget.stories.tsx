import { type CompanyView, parseCompanyView } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../docs/storyMeta.ts';
import { storyTexts } from '../i18n/testing/storyTexts.ts';
import { CompaniesWidget } from './CompaniesWidget.tsx';
import { serviceFails, serviceHangs, serviceIsForbidden, storyService } from './testing/storyService.ts';

const changed = fn();

interface ExampleProps {
  readonly start?: Partial<CompanyView>;
}

/** Keeps the view like a URL. */
function Example({ start }: ExampleProps) {
  const [view, setView] = useState<CompanyView>({ ...parseCompanyView({}), ...start });
  return (
    <CompaniesWidget
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
  title: 'Operator/CompaniesWidget',
  component: CompaniesWidget,
  render: (args) => <Example {...args} />,
  parameters: inFrames(),
  beforeEach: ({ msw }) => {
    changed.mockClear();
    msw.use(...storyService());
  },
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;

/** Each company links to its page, with its devices, licenses, people and last activity. */
export const Typical: Story = {
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('operator', globals);
    await expect(await canvas.findByRole('link', { name: '솔빛커피' })).toHaveAttribute('href', '#company-2');
    await expect(canvas.getByText(text('licenseUse', { used: 214, total: 300 }))).toBeVisible();
    await expect(canvas.getByText(text('devicesOnline', { online: 187 }))).toBeVisible();
  },
};

export const English: Story = { globals: { language: 'en', theme: 'dark' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' }, language: 'ja' } };

/** A search finds a part of a name, and can be cleared when it finds nothing. */
export const Searching: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('operator', globals);
    await canvas.findByRole('link', { name: '솔빛커피' });
    const field = canvas.getByRole('textbox', { name: text('searchCompanies') });
    await userEvent.type(field, '솔빛');
    await waitFor(() => expect(canvas.queryByText('한빛리테일')).toBeNull());
    await expect(canvas.getByRole('link', { name: '솔빛커피' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'zzz');
    await expect(await canvas.findByText(text('noCompanyMatches', { search: 'zzz' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('clearSearch') }));
    await expect(await canvas.findByText('한빛리테일')).toBeVisible();
  },
};

/** A click on a header sorts by it and starts at the first page. */
export const Sorting: Story = {
  tags: ['no-visual'],
  play: async ({ canvas, globals, userEvent }) => {
    const text = await storyTexts('operator', globals);
    await canvas.findByText('한빛리테일');
    await userEvent.click(canvas.getByRole('columnheader', { name: text('columnDevices') }));
    await waitFor(() => expect(changed).toHaveBeenCalledWith(expect.objectContaining({ by: 'devices', page: 1 })));
  },
};

export const Empty: Story = { beforeEach: ({ msw }) => msw.use(...storyService({ companies: [] })) };
export const Loading: Story = { tags: ['waits-forever'], beforeEach: ({ msw }) => msw.use(serviceHangs()) };
export const Failed: Story = {
  beforeEach: ({ msw }) => msw.use(serviceFails()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};
export const Forbidden: Story = {
  beforeEach: ({ msw }) => msw.use(serviceIsForbidden()),
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('common', globals);
    await expect(await canvas.findByText(text('noPermissionTitle'))).toBeVisible();
  },
};
