import { countCharacters } from '@remote-console/domain';
import { useText } from '../../i18n/index.ts';
import { HiddenText } from '../HiddenText/HiddenText.tsx';
import styles from './TextField.module.css';

interface CounterProps {
  readonly value: string;
  readonly limit: number;
}

/** How many of the characters are used. */
export function Counter({ value, limit }: CounterProps) {
  const text = useText('common');
  const length = countCharacters(value);
  return (
    <span className={`${styles.counter} ${length > limit ? styles.past : ''}`}>
      <span aria-hidden>{text('characterCount', { length, limit })}</span>
      <HiddenText>{text('charactersUsed', { length, limit })}</HiddenText>
    </span>
  );
}
