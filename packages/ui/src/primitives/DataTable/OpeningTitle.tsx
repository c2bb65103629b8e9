import type { ReactNode } from 'react';
import { DenseButton } from '../Button/DenseButton.tsx';
import styles from './OpeningTitle.module.css';

interface OpeningTitleProps {
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The title of a row that opens. */
export function OpeningTitle({ onOpen, children }: OpeningTitleProps) {
  return (
    <DenseButton
      look="bare"
      className={styles.title}
      onClick={(event) => {
        event.stopPropagation();
        onOpen();
      }}
      title={typeof children === 'string' ? children : undefined}
    >
      {children}
    </DenseButton>
  );
}
