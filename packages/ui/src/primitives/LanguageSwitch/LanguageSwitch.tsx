import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { SwitchButtons, type SwitchButton } from '../SwitchButtons/SwitchButtons.tsx';

export interface LanguageSwitchProps {
  /** The language in use. */
  readonly value: Language;
  /** Called with another language; the application stores it and reloads. */
  readonly onChange: (change: { language: Language }) => void;
}

const CHOICES: readonly SwitchButton<Language>[] = LANGUAGES.map((language) => ({
  value: language,
  title: LANGUAGE_NAMES[language],
  content: (
    <>
      {language.toUpperCase()}
      <span lang={language}>
        <VisuallyHidden>{` ${LANGUAGE_NAMES[language]}`}</VisuallyHidden>
      </span>
    </>
  ),
}));

/** Chooses the interface language; each is named in its own language. */
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
