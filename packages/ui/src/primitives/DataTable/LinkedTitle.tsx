import type { ReactNode } from 'react';
import { DenseButton } from '../Button/DenseButton.tsx';
import styles from './LinkedTitle.module.css';

interface LinkedTitleProps {
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The title of a row that opens. */
export function LinkedTitle({ onOpen, children }: LinkedTitleProps) {
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
