import { useEffect, useRef } from 'react';
import { useMessage } from '../i18n/index.ts';
import { useToast } from '../contexts/index.ts';

/** What an address links to, once it is read: `undefined` while it is loading, `null` when there is none. */
export interface LinkedRecord<Record> {
  /** The record that the address names; `null` for none. */
  readonly id: number | null;
  readonly record: Record | null | undefined;
  readonly onOpen: (record: Record) => void;
  /** There is nothing to open: the address may forget it. */
  readonly onMissing: () => void;
}

/**
 * Opens what the address links to, once, as soon as it is read. A message informs whoever may not see it or comes too
 * late.
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
