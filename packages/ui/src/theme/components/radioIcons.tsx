import { styled } from '@mui/material/styles';

/** The ring of a radio button, 16 px, in each of its states. Keeps the props passed to it out of the DOM. */
const Ring = styled('span', { shouldForwardProp: (name) => name === 'children' })(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  boxSizing: 'border-box',
  width: 16,
  height: 16,
  borderRadius: 8,
  border: '1.5px solid currentColor',
  backgroundColor: theme.vars.palette.tone.surface,
}));

const Chosen = styled(Ring)(({ theme }) => ({ border: `5px solid ${theme.vars.palette.tone.accent}` }));

export const emptyRing = <Ring />;

export const chosenRing = <Chosen />;
