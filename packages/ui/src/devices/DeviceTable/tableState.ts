import type { Device } from '@remote-console/api-client';
import type { Selection } from '@remote-console/domain';
import { createContext } from 'react';

/** What the head shows of the table. It comes past the columns, or a press would redraw every row. */
export interface TableState {
  /** The devices of the page. */
  readonly devices: readonly Device[];
  readonly selected: Selection;
}

export const TableStateContext = createContext<TableState>({ devices: [], selected: new Set() });
