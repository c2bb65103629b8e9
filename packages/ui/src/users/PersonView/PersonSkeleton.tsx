import { useText } from '../../i18n/index.ts';
import { FormSection, Skeleton } from '../../primitives/index.ts';
import { PersonView } from './PersonView.tsx';
import styles from './PersonSkeleton.module.css';

const ROWS = 8;

function Rows() {
  return Array.from({ length: ROWS }, (_, index) => (
    <div key={index} className={styles.row}>
      <Skeleton height={12} width={120} />
      <Skeleton height={12} width={`${50 - (index % 3) * 10}%`} />
    </div>
  ));
}

/** The placeholder cards while a person is loading. */
export function PersonSkeleton() {
  const text = useText('users');
  const common = useText('common');
  return (
    <div role="status" aria-label={common('loading')}>
      <PersonView
        profile={<Rows />}
        settings={
          <FormSection title={text('settings')}>
            <Rows />
          </FormSection>
        }
        permissions={
          <FormSection title={text('permissions')}>
            <Rows />
          </FormSection>
        }
      />
    </div>
  );
}
