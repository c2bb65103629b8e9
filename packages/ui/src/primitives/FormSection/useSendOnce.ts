import { useRef, useState } from 'react';

interface SendOnce {
  /** Whether a form is being checked or sent. */
  readonly sending: boolean;
  /** Sends, unless already sending: a second Enter comes before the next render. */
  readonly sendOnce: () => Promise<void>;
}

/** Makes a form that asks the server before it is sent send only once, however often Enter is pressed. */
export function useSendOnce(send: () => Promise<void>): SendOnce {
  const isUnderway = useRef(false);
  const [sending, setSending] = useState(false);
  const sendOnce = async () => {
    if (isUnderway.current) return;
    isUnderway.current = true;
    setSending(true);
    try {
      await send();
    } finally {
      isUnderway.current = false;
      setSending(false);
    }
  };
  return { sending, sendOnce };
}
