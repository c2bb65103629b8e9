import type { LoginEntrance } from '@remote-console/domain';
import { DialogFrame } from '../../dialogs/index.ts';
import { useMessage, useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/index.ts';
import { LoginWidget, type LoggedIn } from '../LoginWidget.tsx';
import styles from './LoginAgainDialog.module.css';

export interface LoginAgainDialogProps {
  readonly open: boolean;
  /** ID of the person whose session has ended. */
  readonly id: string;
  /** Where this person logs in; by default where company members do. */
  readonly entrance?: LoginEntrance;
  /** Why the last login could not be used: a message key. */
  readonly failure?: string | null;
  readonly onLoggedIn: (login: LoggedIn) => void | Promise<void>;
  /** The password is too old: the application opens the page that sets a new one. */
  readonly onPasswordExpired?: (login: { readonly id: string }) => void;
  /** The person chose to leave the page for the login page. */
  readonly onLeave: () => void;
}

/** Asks the person whose session has ended to log in again, over the page and without losing anything on it. */
export function LoginAgainDialog(props: LoginAgainDialogProps) {
  const { open, id, entrance = 'people', failure = null, onLoggedIn, onPasswordExpired, onLeave } = props;
  const text = useText('accountPages');
  const message = useMessage();
  return (
    <DialogFrame
      open={open}
      locked
      covering
      title={text('loginAgainTitle')}
      onClose={onLeave}
      actions={
        <Button variant="text" onClick={onLeave}>
          {text('leaveForLogin')}
        </Button>
      }
    >
      <div className={styles.explanation}>{text('loginAgainBody')}</div>
      <LoginWidget
        fixedId={id}
        entrance={entrance}
        onLoggedIn={onLoggedIn}
        {...(onPasswordExpired ? { onPasswordExpired } : {})}
      />
      {failure !== null && (
        <div role="alert" className={styles.error}>
          {message(failure)}
        </div>
      )}
    </DialogFrame>
  );
}
