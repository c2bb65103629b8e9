import { useEffect, useRef } from 'react';
import { useMessage } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';

/** What a URL links to, once read: `undefined` while loading, `null` if it does not exist. */
export interface LinkedRecord<Record> {
  /** The record that the URL names; `null` for none. */
  readonly id: number | null;
  readonly record: Record | null | undefined;
  readonly onOpen: (record: Record) => void;
  /** There is nothing to open: the URL may drop it. */
  readonly onMissing: () => void;
}

/**
 * Opens what the URL links to, once, as soon as it is read. A message is shown if it is not accessible or no longer
 * exists.
 */
export function useLinkedOpening<Record>({ id, record, onOpen, onMissing }: LinkedRecord<Record>): void {
  const toast = useToast();
  const message = useMessage();
  const opened = useRef<number | null>(null);
  const latest = useRef({ onOpen, onMissing, tell: () => toast.show({ tone: 'error', text: message('not_found') }) });
  useEffect(() => {
    latest.current = { onOpen, onMissing, tell: () => toast.show({ tone: 'error', text: message('not_found') }) };
  });
  useEffect(() => {
    if (id === null) opened.current = null;
    if (id === null || record === undefined || opened.current === id) return;
    opened.current = id;
    if (record) return latest.current.onOpen(record);
    latest.current.tell();
    latest.current.onMissing();
  }, [id, record]);
}
