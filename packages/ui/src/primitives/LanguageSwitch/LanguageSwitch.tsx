import { LANGUAGES, type Language } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import { SwitchButtons, type SwitchButton } from '../SwitchButtons/SwitchButtons.tsx';

export interface LanguageSwitchProps {
  /** The language in use. */
  readonly value: Language;
  /** Called with another language; storing it and reloading is the application's part. */
  readonly onChange: (change: { language: Language }) => void;
}

/** Each language names itself in its own words, so that whoever needs it recognises it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ko: '한국어', en: 'English', ja: '日本語' };

const CHOICES: readonly SwitchButton<Language>[] = LANGUAGES.map((language) => ({
  value: language,
  title: LANGUAGE_NAMES[language],
  content: (
    <>
      {language.toUpperCase()}
      <span lang={language}>
        <HiddenText>{` ${LANGUAGE_NAMES[language]}`}</HiddenText>
      </span>
    </>
  ),
}));

/** Chooses the language of the interface: KO, EN or JA. */
export function LanguageSwitch({ value, onChange }: LanguageSwitchProps) {
  const text = useText('common');
  return (
    <SwitchButtons
      choices={CHOICES}
      value={value}
      onChange={(change) => onChange({ language: change.value })}
      label={text('language')}
      size="normal"
    />
  );
}
