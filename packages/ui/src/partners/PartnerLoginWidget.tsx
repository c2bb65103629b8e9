import { LoginWidget, type LoginWidgetProps } from '../accounts/index.ts';
import { useText } from '../i18n/index.ts';
import { LinkButton } from '../primitives/index.ts';
import styles from './PartnerLoginWidget.module.css';

export interface PartnerLoginWidgetProps extends Omit<LoginWidgetProps, 'entrance' | 'idLabel' | 'links'> {
  /** Addresses of the pages around the login. */
  readonly hrefs: {
    readonly forgot: string;
    readonly welcome: string;
    readonly join: string;
  };
  /** Standalone operation has no email for recovery: there is no link to it (A-PARTNER-05). */
  readonly standalone?: boolean;
}

/** The login of partners: the steps of the normal one on a separate page, and a link to create an account. */
export function PartnerLoginWidget({ hrefs, standalone = false, ...login }: PartnerLoginWidgetProps) {
  const text = useText('partners');
  return (
    <>
      <LoginWidget
        {...login}
        entrance="partners"
        idLabel={text('email')}
        links={{ forgot: standalone ? undefined : hrefs.forgot, temporary: hrefs.welcome }}
      />
      <div className={styles.account}>
        <div className={styles.hint}>{text('noAccount')}</div>
        <LinkButton href={hrefs.join} variant="outlined" size="large">
          {text('requestAccount')}
        </LinkButton>
      </div>
    </>
  );
}
