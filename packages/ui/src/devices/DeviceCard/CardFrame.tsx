import Box from '@mui/material/Box';
import { CARD_SLOT_WIDTH, CARD_WIDTH } from '@remote-console/domain';
import type { MouseEvent, ReactNode } from 'react';
import { radius } from '../../theme/index.ts';

/** Room on both sides of the card in its slot, in px, and at the far side of what stands beside it. */
const MARGIN = (CARD_SLOT_WIDTH - CARD_WIDTH) / 2;

/** Least room for what stands beside the slot, its margin among it, in px. */
const ROOM_BESIDE = 72 + MARGIN;

/** In a frame that has no such room: what would stand beside the slot is below it. */
export const BELOW_SLOT = `@container (max-width: ${CARD_SLOT_WIDTH + ROOM_BESIDE - 1}px)`;

interface CardFrameProps {
  /** The id of the element with the name of the device; without it the frame is hidden from screen readers. */
  readonly nameId?: string;
  readonly selected?: boolean;
  readonly onContextMenu?: (event: MouseEvent<HTMLElement>) => void;
  /** What stands beside the slot, in what the column has left. */
  readonly beside: ReactNode;
  /** The card itself. */
  readonly children: ReactNode;
}

/**
 * A device in its column: a slot of 240 px that holds the card of 200 px, and what the column has left beside it
 * [B-CARD-05] [B-CARD-06]. Where there is hardly anything left, that goes below the slot.
 */
export function CardFrame({ nameId, selected = false, onContextMenu, beside, children }: CardFrameProps) {
  return (
    <Box
      component={nameId === undefined ? 'div' : 'article'}
      aria-hidden={nameId === undefined ? true : undefined}
      aria-labelledby={nameId}
      onContextMenu={onContextMenu}
      sx={{
        position: 'relative',
        display: 'flex',
        flexWrap: 'wrap',
        width: '100%',
        minWidth: 0,
        containerType: 'inline-size',
        border: 1,
        borderColor: selected ? 'tone.accent' : 'tone.line',
        borderRadius: `${radius.card}px`,
        bgcolor: 'tone.surface',
      }}
    >
      <Box
        data-card-slot
        sx={{
          display: 'flex',
          flex: 'none',
          justifyContent: 'center',
          boxSizing: 'border-box',
          width: CARD_SLOT_WIDTH,
          maxWidth: '100%',
          py: '14px',
        }}
      >
        <Box
          data-card
          sx={{
            display: 'flex',
            flexDirection: 'column',
            gap: '12px',
            width: CARD_WIDTH,
            maxWidth: '100%',
            minWidth: 0,
          }}
        >
          {children}
        </Box>
      </Box>
      <Box
        sx={{
          flex: `1 1 ${ROOM_BESIDE}px`,
          boxSizing: 'border-box',
          minWidth: 0,
          p: `14px ${MARGIN}px 14px 0`,
          [BELOW_SLOT]: { pt: 0, pl: `${MARGIN}px` },
        }}
      >
        {beside}
      </Box>
    </Box>
  );
}
