import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { useLanguage } from '../../i18n/useText.ts';
import { LanguageSwitch, type LanguageSwitchProps } from './LanguageSwitch.tsx';

function CurrentLanguage({ onChange }: Pick<LanguageSwitchProps, 'onChange'>) {
  return <LanguageSwitch value={useLanguage()} onChange={onChange} />;
}

const meta = {
  title: 'Primitives/LanguageSwitch',
  component: LanguageSwitch,
  render: (args) => <CurrentLanguage {...args} />,
  args: { onChange: fn() },
} satisfies HostedMeta<typeof CurrentLanguage>;
export default meta;
type Story = StoryObj<Hosted<typeof meta, typeof CurrentLanguage>>;

/** Offers ko, en and ja, each under its own name, and tells what was chosen. */
export const Languages: Story = {
  globals: { language: 'ko' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('button', { name: 'KO 한국어' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'JA 日本語' }));
    await expect(args.onChange).toHaveBeenCalledWith({ language: 'ja' });
  },
};
