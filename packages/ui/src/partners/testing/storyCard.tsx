import Box from '@mui/material/Box';
import type { Decorator } from '@storybook/react-vite';

/** The width that a form has on an account page. */
export const onCard: Decorator = (Story) => (
  <Box sx={{ maxWidth: 360 }}>
    <Story />
  </Box>
);
