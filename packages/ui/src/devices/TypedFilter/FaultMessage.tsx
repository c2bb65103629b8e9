import { FILTER_VALUES, isFilterKey, type FilterFault } from '@remote-console/domain';
import { useList, useText } from '../../i18n/index.ts';
import styles from './FaultMessage.module.css';

export interface FaultMessageProps {
  readonly text: string;
  readonly fault: FilterFault;
}

/** How much of a long text is shown on either side of the error, in UTF-16 units. */
const AROUND = 60;

/** The values that the preceding key accepts. */
function valuesFor(text: string, { from }: FilterFault): readonly string[] {
  const key = /([a-z]+)[:：]$/i.exec(text.slice(0, from))?.[1]?.toLowerCase() ?? '';
  return isFilterKey(key) ? FILTER_VALUES[key] : [];
}

/** The error of a typed filter and its position: the text, with that part underlined. */
export function FaultMessage({ text: typed, fault }: FaultMessageProps) {
  const text = useText('deviceFilter');
  const list = useList();
  const { error, from, to } = fault;
  const words = text(`fault_${error}`, { values: list(valuesFor(typed, fault)) });
  const begin = Math.max(0, from - AROUND);
  const end = Math.min(typed.length, to + AROUND);
  return (
    <div className={styles.words}>
      <span>{text('faultAt', { place: from + 1, fault: words })}</span>
      <code className={styles.excerpt}>
        {begin > 0 && '…'}
        {typed.slice(begin, from)}
        <mark className={styles.fault}>{typed.slice(from, to).slice(0, AROUND)}</mark>
        {typed.slice(to, end)}
        {end < typed.length && '…'}
      </code>
    </div>
  );
}
