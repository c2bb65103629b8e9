import { FREE_TRIAL_DAYS, FREE_TRIAL_DEVICES } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { LinkButton, Note, Stack } from '../../primitives/index.ts';
import styles from './JoinDone.module.css';

export interface JoinDoneProps {
  readonly loginHref: string;
}

/** The page after a sign-up: the email, the free trial and the link to login (A-JOIN-38 to A-JOIN-40). */
export function JoinDone({ loginHref }: JoinDoneProps) {
  const text = useText('accountPages');
  return (
    <Stack gap="md">
      <p className={styles.words}>{text('joinDoneBody')}</p>
      <Note tone="accent">{text('joinDoneTrial', { days: FREE_TRIAL_DAYS, devices: FREE_TRIAL_DEVICES })}</Note>
      <div className={styles.toLogin}>
        <LinkButton href={loginHref} variant="contained" size="large" fullWidth>
          {text('toLogin')}
        </LinkButton>
      </div>
    </Stack>
  );
}
