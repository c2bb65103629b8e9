import { useCheckLoginId } from '@remote-console/api-client/react';
import { useRef, useState } from 'react';

interface IdLookUp {
  /** The server's answer about the current ID; `null` until it was asked. */
  readonly isFree: boolean | null;
  /** Looks up an ID; resolves to the result. */
  readonly lookUp: (id: string) => Promise<boolean | null>;
  /** The ID was changed: the previous result is no longer valid. */
  readonly forget: () => void;
}

/** Checks whether an ID is available. */
export function useIdLookUp(): IdLookUp {
  const checkId = useCheckLoginId();
  const [isFree, setFree] = useState<boolean | null>(null);
  const question = useRef(0);
  return {
    isFree,
    lookUp: async (id) => {
      question.current += 1;
      const asked = question.current;
      try {
        const found = await checkId(id);
        // An answer about an earlier ID says nothing about the new one.
        if (asked !== question.current) return null;
        setFree(found);
        return found;
      } catch {
        // The server checks again when the form is submitted, and reports what is wrong.
        return null;
      }
    },
    forget: () => {
      question.current += 1;
      setFree(null);
    },
  };
}
