import { useEffect, useState } from 'react';

/** What is said for a moment, in milliseconds. */
const NOTICE_MS = 6000;

/** What is said for a moment; empty when nothing is. */
export function useNotice() {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (notice === '') return undefined;
    const timer = setTimeout(() => setNotice(''), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice] as const;
}
