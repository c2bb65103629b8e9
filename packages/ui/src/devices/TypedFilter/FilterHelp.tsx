import { Disclosure } from '../../primitives/index.ts';
import { useText } from '../../i18n/index.ts';
import styles from './FilterHelp.module.css';

const EXAMPLES = [
  { filter: 'tag:kiosk', words: 'helpTag' },
  { filter: '-group:Seoul', words: 'helpGroup' },
  { filter: 'group:"Seoul/3F"', words: 'helpPath' },
  { filter: 'state:offline or seen:>7d', words: 'helpState' },
  { filter: 'os:windows version:outdated', words: 'helpVersion' },
  { filter: 'alerts:open or access:needed or is:favorite', words: 'helpMore' },
] as const;

/** How to write a filter, by examples. */
export function FilterHelp() {
  const text = useText('deviceFilter');
  return (
    <Disclosure label={text('help')}>
      <dl className={styles.examples}>
        {EXAMPLES.map(({ filter, words }) => (
          <div key={filter} className={styles.example}>
            <dt className={styles.filter}>{filter}</dt>
            <dd className={styles.meaning}>{text(words)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{text('helpJoin')}</p>
    </Disclosure>
  );
}
