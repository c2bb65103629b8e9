import type { ReactNode } from 'react';
import { sharedStyles } from '../../theme/sharedStyles.ts';

export interface HiddenTextProps {
  /** Words for those who listen: they take no room on the screen. */
  readonly children: ReactNode;
  /** Makes the words the target of `aria-describedby` or `aria-labelledby`. */
  readonly id?: string;
}

const useStyles = sharedStyles(() => ({
  hidden: {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
}));

/** Words that are read out and not drawn, beside a sign that is drawn and not read out. */
export function HiddenText({ children, id }: HiddenTextProps) {
  const styleOf = useStyles();
  return (
    <span {...(id ? { id } : {})} className={styleOf('hidden')}>
      {children}
    </span>
  );
}
