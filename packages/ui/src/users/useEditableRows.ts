import { ROWS_EDITABLE_AFTER_MS } from '@remote-console/domain';
import { useEffect, useState } from 'react';

/**
 * Whether the controls of a list are enabled: 300 ms after it was loaded, so that a click meant for the previous list
 * changes nobody (C-MANAGER-31).
 *
 * @param loaded What was loaded; another object is another load. `undefined` if nothing was.
 */
export function useEditableRows(loaded: object | undefined): boolean {
  const [editable, setEditable] = useState<object | undefined>(undefined);
  useEffect(() => {
    if (loaded === undefined) return undefined;
    const timer = setTimeout(() => setEditable(loaded), ROWS_EDITABLE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [loaded]);
  return loaded !== undefined && editable === loaded;
}
