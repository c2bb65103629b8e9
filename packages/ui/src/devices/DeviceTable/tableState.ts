import type { Device } from '@remote-console/api-client';
import type { Selection } from '@remote-console/domain';
import { createContext } from 'react';

/** What the header shows of the table. Passed outside the columns, so that a click does not re-render all rows. */
export interface TableState {
  /** The devices of the page. */
  readonly devices: readonly Device[];
  readonly selected: Selection;
}

export const TableStateContext = createContext<TableState>({ devices: [], selected: new Set() });
