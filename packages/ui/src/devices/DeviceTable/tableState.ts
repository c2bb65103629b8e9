import type { Device } from '@remote-console/api-client';
import type { Selection } from '@remote-console/domain';
import { createContext } from 'react';

/** What the cells show of the table beside their device. It comes past the columns, or a press would redraw every cell. */
export interface TableState {
  /** The devices of the page. */
  readonly devices: readonly Device[];
  readonly selected: Selection;
  /** The pk of the device whose menu is open, or `null`. */
  readonly openPk: number | null;
}

export const TableStateContext = createContext<TableState>({ devices: [], selected: new Set(), openPk: null });
