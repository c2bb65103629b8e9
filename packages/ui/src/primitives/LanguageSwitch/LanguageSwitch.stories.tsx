import { inEveryLanguage, LANGUAGE_NAMES } from '@remote-console/domain';
import type { StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Hosted, HostedMeta } from '../../docs/storyMeta.ts';
import { storyLanguage } from '../../i18n/testing/storyTexts.ts';
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

const NAMES = {
  ...inEveryLanguage((language) => `${language.toUpperCase()} ${LANGUAGE_NAMES[language]}`),
  ko: 'KO 한국어',
  en: 'EN English',
  ja: 'JA 日本語',
};

/** Offers every language, each under its own name, and reports the selected one. */
export const Languages: Story = {
  play: async ({ canvas, globals, userEvent, args }) => {
    const language = storyLanguage(globals);
    const other = language === 'ja' ? 'ko' : 'ja';
    await expect(await canvas.findByRole('button', { name: NAMES[language] })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: NAMES[other] }));
    await expect(args.onChange).toHaveBeenCalledWith({ language: other });
  },
};
