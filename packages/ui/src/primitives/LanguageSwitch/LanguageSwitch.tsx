import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LANGUAGES, type Language } from '@remote-console/domain';
import { useText } from '../../i18n/useText.ts';
import { HiddenText } from '../HiddenText/index.ts';

export interface LanguageSwitchProps {
  /** The language in use. */
  readonly value: Language;
  /** Called with another language; storing it and reloading is the application's part. */
  readonly onChange: (change: { language: Language }) => void;
}

/** Each language names itself in its own words, so that whoever needs it recognises it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ko: '한국어', en: 'English', ja: '日本語' };

/** Chooses the language of the interface: KO, EN or JA. */
export function LanguageSwitch({ value, onChange }: LanguageSwitchProps) {
  const text = useText('common');
  return (
    <ToggleButtonGroup
      exclusive
      value={value}
      aria-label={text('language')}
      onChange={(_event, wanted: Language | null) => {
        if (wanted !== null) onChange({ language: wanted });
      }}
    >
      {LANGUAGES.map((language) => (
        <ToggleButton key={language} value={language} title={LANGUAGE_NAMES[language]}>
          {language.toUpperCase()}
          <span lang={language}>
            <HiddenText>{` ${LANGUAGE_NAMES[language]}`}</HiddenText>
          </span>
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
