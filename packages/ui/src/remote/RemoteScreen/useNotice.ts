import { useEffect, useState } from 'react';

/** How long a notice is shown, in milliseconds. */
const NOTICE_MS = 6000;

/** A temporary notice; empty if there is none. */
export function useNotice() {
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (notice === '') return undefined;
    const timer = setTimeout(() => setNotice(''), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [notice]);
  return [notice, setNotice] as const;
}
