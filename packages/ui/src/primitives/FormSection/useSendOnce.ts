import { useRef, useState } from 'react';

interface SendOnce {
  /** Whether a form is being checked or sent. */
  readonly sending: boolean;
  /** Sends, unless it is doing so already: a second Enter comes before the next drawing. */
  readonly sendOnce: () => Promise<void>;
}

/** Lets a form that asks the server before it is sent be sent once, however often Enter is pressed. */
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
