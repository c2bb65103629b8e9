import type { CommandResult } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { type Hosted, type HostedMeta, inFrames } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/index.ts';
import { storyLanguage, storyMessages, storyTexts } from '../../i18n/testing/storyTexts.ts';
import { exampleFleet } from '../testing/exampleFleet.ts';
import { CommandDialog, type CommandDialogProps } from './CommandDialog.tsx';

interface ExampleProps extends Omit<CommandDialogProps, 'devices' | 'skipped' | 'results' | 'groupName'> {
  /** The number of devices. */
  readonly count: number;
  readonly results?: readonly CommandResult[];
  readonly withSkipped?: boolean;
}

function Example({ count, results, withSkipped = false, ...props }: ExampleProps) {
  const fleet = exampleFleet(useLanguage());
  const devices = fleet.slice(0, count);
  return (
    <CommandDialog
      {...props}
      devices={devices}
      skipped={withSkipped ? fleet.slice(6, 8).map((device) => ({ device, because: 'not_online_warning' })) : []}
      results={
        results ? new Map(devices.flatMap(({ id }, index) => (results[index] ? [[id, results[index]]] : []))) : null
      }
      groupName={({ groupName }) => groupName}
    />
  );
}

const meta = {
  title: 'Devices/CommandDialog',
  component: CommandDialog,
  render: (args) => <Example {...args} />,
  args: { open: true, action: 'reboot', count: 3, onConfirm: fn(), onRetry: fn(), onClose: fn() },
  parameters: inFrames(620),
} satisfies HostedMeta<typeof Example>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Example>>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function parts({ globals }: PlayContext) {
  return {
    text: await storyTexts('deviceCommands', globals),
    message: await storyMessages(globals),
    fleet: exampleFleet(storyLanguage(globals)),
    dialog: within(await screen.findByRole('dialog')),
  };
}

export const AsksAboutSeveral: Story = { args: { withSkipped: true } };

/**
 * Nothing is sent before confirmation, and the list shows exactly which devices are included and which are left out.
 */
export const Asks: Story = {
  args: { withSkipped: true },
  parameters: { spec: ['B-ACTION-58'] },
  play: async (context) => {
    const { text, message, fleet, dialog } = await parts(context);
    const rows = (name: string) =>
      within(dialog.getByRole('list', { name }))
        .getAllByRole('listitem')
        .map((row) => row.textContent);
    const sent = rows(text('concerned', { count: 3 }));
    await expect(sent).toHaveLength(3);
    for (const [index, row] of sent.entries()) await expect(row).toContain(fleet[index]?.alias);
    const left = rows(text('leftOut', { count: 2 }));
    await expect(left).toHaveLength(2);
    for (const row of left) await expect(row).toContain(message('not_online_warning'));
    await expect(context.args.onConfirm).not.toHaveBeenCalled();
    await context.userEvent.click(dialog.getByRole('button', { name: text('rebootConfirm') }));
    await expect(context.args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const AsksAboutOne: Story = { args: { count: 1, action: 'shutdown' } };
export const AsksAboutDeletion: Story = { args: { count: 2, action: 'delete' } };

/** Some are done, others in progress; the dialog can be closed meanwhile. */
export const UnderWay: Story = {
  args: {
    count: 4,
    action: 'update',
    results: [{ kind: 'done' }, { kind: 'waiting' }, { kind: 'sending' }, { kind: 'next' }],
  },
};

/** Each failure shows its reason, and only the failed devices are retried. */
export const SomeFailed: Story = {
  args: {
    count: 4,
    action: 'update',
    results: [
      { kind: 'done' },
      { kind: 'failed', reason: 'no source to update from' },
      { kind: 'refused', because: 'not_online_warning' },
      { kind: 'expired' },
    ],
  },
  play: async (context) => {
    const { text, message, dialog } = await parts(context);
    await expect(dialog.getByRole('status')).toHaveTextContent(text('progress', { total: 4, done: 1, failed: 3 }));
    await expect(
      dialog.getByText(text('resultFailedBecause', { reason: 'no source to update from' })),
    ).toBeInTheDocument();
    await expect(dialog.getByText(message('not_online_warning'))).toBeInTheDocument();
    await expect(dialog.getByText(text('resultExpired'))).toBeInTheDocument();
    await context.userEvent.click(dialog.getByRole('button', { name: text('retryFailed', { count: 3 }) }));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Phone: Story = { args: { withSkipped: true }, globals: { viewport: { value: 'phone' } } };
