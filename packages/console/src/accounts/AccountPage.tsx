import { useLanguage, useText } from '@remote-console/ui';
import { AccountLayout } from '@remote-console/ui/accounts';
import { LanguageSwitch, OfflineNote } from '@remote-console/ui/primitives';
import { FREE_TRIAL_DAYS, FREE_TRIAL_DEVICES } from '@remote-console/domain';
import type { ReactNode } from 'react';
import { PageTitle } from '../page/index.ts';
import { useReach, useServices } from '../services/index.ts';
import { chooseLanguage } from '../session/index.ts';
import styles from './AccountPage.module.css';

interface AccountPageProps {
  readonly title: string;
  /** Content at the foot of the brand panel. */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

/** A page before login: the product on one side, a plain card on the other, and the language switch within reach. */
export function AccountPage({ title, notices, children }: AccountPageProps) {
  const text = useText('accounts');
  const language = useLanguage();
  const { storage, unsavedChanges } = useServices();
  const reach = useReach();
  return (
    <AccountLayout
      title={title}
      headline={text('headline')}
      introduction={text('introduction', { devices: FREE_TRIAL_DEVICES, days: FREE_TRIAL_DAYS })}
      notices={notices}
      languageSwitch={
        <LanguageSwitch
          value={language}
          onChange={(change) =>
            chooseLanguage(change.language, { storage, unsavedChanges, page: document, location: window.location })
          }
        />
      }
    >
      <PageTitle title={title} movesFocus={false} />
      {reach === 'no-network' && (
        <div className={styles.offline}>
          <OfflineNote />
        </div>
      )}
      {children}
    </AccountLayout>
  );
}
