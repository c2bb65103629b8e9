import type { StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { ICON } from '../icon.ts';
import { IconLink } from '../Link/IconLink.tsx';
import { LinkButton } from '../Link/LinkButton.tsx';
import { useExampleTexts } from '../testing/exampleTexts.ts';
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton } from './IconButton.tsx';

function Family({ onClick }: Pick<ButtonProps, 'onClick'>) {
  const words = useExampleTexts();
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Button onClick={onClick} startIcon={<Plus {...ICON} />}>
        {words.add}
      </Button>
      <LinkButton href="#devices" variant="soft">
        {words.devices}
      </LinkButton>
      <LinkButton href="#none" variant="contained" disabled>
        {words.install}
      </LinkButton>
      <IconButton aria-label={words.add} onClick={onClick}>
        <Plus {...ICON} />
      </IconButton>
      <IconButton size="small" aria-label={words.add}>
        <Plus {...ICON} />
      </IconButton>
      <IconButton disabled aria-label={words.add} onClick={onClick}>
        <Plus {...ICON} />
      </IconButton>
      <IconLink href="#add" label={words.add}>
        <Plus {...ICON} />
      </IconLink>
    </div>
  );
}

function Saving({ onClick }: Pick<ButtonProps, 'onClick'>) {
  const words = useExampleTexts();
  const [saving, setSaving] = useState(false);
  return (
    <Button
      variant="contained"
      loading={saving}
      onClick={(event) => {
        onClick?.(event);
        setSaving(true);
      }}
    >
      {words.save}
    </Button>
  );
}

const meta = {
  title: 'Primitives/Button',
  component: Button,
  render: (args) => <Family {...args} />,
  args: { onClick: fn() },
} satisfies HostedMeta<typeof Family>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof Family>>;

/** Text or an icon, a button or a link: one look. */
export const OneFamily: Story = {};

/** While its action is running, it keeps its width and its name and ignores a second click. */
export const UnderWay: Story = {
  tags: ['no-visual'],
  globals: { language: 'ko' },
  render: (args) => <Saving {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: '저장' });
    await expect(button).not.toHaveAttribute('aria-busy');
    const { width } = button.getBoundingClientRect();
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveAccessibleName('저장');
    await expect(button.getBoundingClientRect().width).toBe(width);
    button.click();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A disabled button takes neither a click nor the focus. */
export const NotOpenYet: Story = {
  tags: ['no-visual'],
  globals: { language: 'ko' },
  play: async ({ args, canvas, userEvent }) => {
    const way = await canvas.findByRole('link', { name: '에이전트 설치' });
    await expect(way).toHaveAttribute('aria-disabled', 'true');
    const focused = new Set<Element | null>();
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      focused.add(document.activeElement);
    }
    await expect(focused).not.toContain(way);
    for (const button of canvas.getAllByRole('button')) if (button.matches(':disabled')) button.click();
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
