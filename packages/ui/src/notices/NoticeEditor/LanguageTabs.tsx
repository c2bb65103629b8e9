import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';

interface LanguageTabsProps {
  /** Identifies the panel, and with a language its tab. */
  readonly panelId: string;
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}

/** The languages of a notice, one of which is being edited. */
export function LanguageTabs({ panelId, language, onChange }: LanguageTabsProps) {
  const text = useText('notices');
  return (
    <Tabs
      value={language}
      onChange={(_event, wanted: Language) => onChange(wanted)}
      aria-label={text('languages')}
      sx={{ borderBottom: 1, borderColor: 'tone.line' }}
    >
      {LANGUAGES.map((each) => (
        <Tab
          key={each}
          value={each}
          id={`${panelId}-${each}`}
          aria-controls={panelId}
          label={<span lang={each}>{LANGUAGE_NAMES[each]}</span>}
        />
      ))}
    </Tabs>
  );
}
