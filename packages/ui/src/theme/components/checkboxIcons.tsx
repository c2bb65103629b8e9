import { styled, type Theme } from '@mui/material/styles';
import { DASH, MARK_STROKE, TICK } from '../marks.ts';

/** The empty box of a checkbox, 16 px. */
const boxLook = (theme: Theme) =>
  ({
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: 16,
    height: 16,
    borderRadius: 4,
    border: '1.5px solid currentColor',
    backgroundColor: theme.vars.palette.tone.surface,
  }) as const;

/** The box of a checkbox, 16 px, in each of its states. Keeps the props passed by the checkbox out of the DOM. */
const Box = styled('span', { shouldForwardProp: (name) => name === 'children' })(({ theme }) => boxLook(theme));

const Filled = styled(Box)(({ theme }) => ({
  borderColor: theme.vars.palette.tone.accent,
  backgroundColor: theme.vars.palette.tone.accent,
  color: theme.vars.palette.tone.accentInk,
}));

interface MarkProps {
  /** The SVG path, in a 12 × 12 square. */
  readonly path: string;
}

function Mark({ path }: MarkProps) {
  return (
    <svg
      width="12"
      height="12"
      viewBox="0 0 12 12"
      fill="none"
      stroke="currentColor"
      strokeWidth={MARK_STROKE}
      aria-hidden
    >
      <path d={path} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

export const emptyBox = <Box />;

export const checkedBox = (
  <Filled>
    <Mark path={TICK} />
  </Filled>
);

export const partlyCheckedBox = (
  <Filled>
    <Mark path={DASH} />
  </Filled>
);
