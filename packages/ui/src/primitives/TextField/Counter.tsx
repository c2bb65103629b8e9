import { countCharacters } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './TextField.module.css';

interface CounterProps {
  readonly value: string;
  readonly limit: number;
}

/** The number of used characters. */
export function Counter({ value, limit }: CounterProps) {
  const text = useText('common');
  const length = countCharacters(value);
  return (
    <span className={`${styles.counter} ${length > limit ? styles.past : ''}`}>
      <span aria-hidden>{text('characterCount', { length, limit })}</span>
      <VisuallyHidden>{text('charactersUsed', { length, limit })}</VisuallyHidden>
    </span>
  );
}
