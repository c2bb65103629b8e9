import { API_BASE } from '@remote-console/api-client/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http as plain } from 'msw';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { inFrames } from '../docs/storyMeta.ts';
import { storyLanguage, storyTexts } from '../i18n/testing/storyTexts.ts';
import { signedInAs } from '../provider/testing/storySession.tsx';
import { DelegationWidget } from './DelegationWidget.tsx';
import { MANAGER, peopleBackend, sent } from './testing/storyPeople.ts';

const asked = fn();

const APPROVER = { id: 1, loginId: 'manager@demo.example', name: '이도윤' };

/** A company with a group whose approver is the manager, or nobody. */
function company(globals: Readonly<Record<string, unknown>>, isApprover: boolean, isAway: boolean) {
  const { handlers, state } = peopleBackend({ language: storyLanguage(globals) });
  const approvalPolicy = { rule: 'all', approvers: [APPROVER], expiryHours: null, recurring: false } as const;
  if (isApprover) state.groupDetails = { 11: { approvalPolicy: { ...approvalPolicy, approvers: [APPROVER] } } };
  if (isAway) {
    const [from, until] = [Date.parse('2026-11-20T15:00:00.000Z'), Date.parse('2026-11-27T15:00:00.000Z')];
    state.delegations = { 1: { delegateId: 2, from, until } };
  }
  return handlers;
}

const meta = {
  title: 'Users/DelegationWidget',
  component: DelegationWidget,
  parameters: inFrames(420),
  args: { profile: MANAGER },
  decorators: [signedInAs(MANAGER)],
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(...company(globals, true, true));
  },
} satisfies Meta<typeof DelegationWidget>;
export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function rowOf({ canvas, globals }: PlayContext) {
  const text = await storyTexts('users', globals);
  return { text, row: await canvas.findByRole('group', { name: text('delegate') }) };
}

/** A delegate answers until the end of next week; this can be changed and ended. */
export const Away: Story = {
  play: async (context) => {
    const { text, row } = await rowOf(context);
    await expect(row).toHaveTextContent('김서연');
    await context.userEvent.click(within(row).getByRole('button', { name: text('endDelegate') }));
    await waitFor(() => expect(row).toHaveTextContent(text('noDelegate')));
    await expect(sent).toHaveBeenCalledWith('DELETE /delegation');
  },
};

/** Nobody answers yet: a delegate is selected with the days. */
export const Named: Story = {
  tags: ['pictured'],
  beforeEach: ({ msw, globals }) => {
    sent.mockClear();
    msw.use(...company(globals, true, false));
  },
  play: async (context) => {
    const { text, row } = await rowOf(context);
    await context.userEvent.click(within(row).getByRole('button', { name: text('nameDelegate') }));
    const dialog = within(await screen.findByRole('dialog', { name: text('delegateTitle') }));
    const common = await storyTexts('common', context.globals);
    const save = dialog.getByRole('button', { name: common('save') });
    await context.userEvent.click(save);
    await expect(await dialog.findByText(text('delegateMissing'))).toBeInTheDocument();
    const field = dialog.getByLabelText(text('delegate'));
    await waitFor(() => expect(within(field).getAllByRole('option').length).toBeGreaterThan(1));
    await context.userEvent.selectOptions(field, '2');
    await context.userEvent.click(save);
    await expect(await dialog.findByText(text('delegateDaysMissing'))).toBeInTheDocument();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** People who are nobody's approver have no delegate to name. */
export const NoApprover: Story = {
  tags: ['no-visual'],
  beforeEach: ({ msw, globals }) => {
    asked.mockClear();
    const noteAsked = plain.get(`${API_BASE}/delegation`, () => void asked());
    msw.use(noteAsked, ...company(globals, false, false));
  },
  play: async ({ canvas, globals }) => {
    const text = await storyTexts('users', globals);
    // The response arrives before the row.
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(canvas.queryByRole('group', { name: text('delegate') })).not.toBeInTheDocument();
  },
};
