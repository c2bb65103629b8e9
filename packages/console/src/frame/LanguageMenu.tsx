import { LANGUAGE_NAMES, LANGUAGES } from '@remote-console/domain';
import { useLanguage, useText } from '@remote-console/ui';
import { Button, VisuallyHidden } from '@remote-console/ui/primitives';
import { ChevronDown } from 'lucide-react';
import { useServices } from '../services/index.ts';
import { chooseLanguage } from '../session/index.ts';
import { ChoiceMenu } from './ChoiceMenu.tsx';
import styles from './LanguageMenu.module.css';

/** The console's language; selecting another one opens the same page again. */
export function LanguageMenu() {
  const text = useText('common');
  const language = useLanguage();
  const { storage, unsavedChanges } = useServices();
  return (
    <ChoiceMenu
      label={text('language')}
      value={language}
      choices={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
      onChoose={({ value }) =>
        chooseLanguage(value, { storage, unsavedChanges, page: document, location: window.location })
      }
    >
      {(opener) => (
        <Button
          variant="text"
          {...opener}
          endIcon={<ChevronDown size={14} strokeWidth={1.8} aria-hidden />}
          className={styles.opener}
        >
          <VisuallyHidden>{text('named', { name: text('language'), value: '' })}</VisuallyHidden>
          {language.toUpperCase()}
        </Button>
      )}
    </ChoiceMenu>
  );
}
