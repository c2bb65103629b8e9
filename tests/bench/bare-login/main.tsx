import { useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import {
  Button,
  Card,
  Checkbox,
  createTheme,
  CssBaseline,
  FormControlLabel,
  Stack,
  TextField,
  ThemeProvider,
  Typography,
} from '@mui/material';

const theme = createTheme({ cssVariables: true, colorSchemes: { light: true, dark: true } });

/** The smallest login form that React and MUI can make: the baseline for the real login page. */
function LoginForm() {
  const [failed, setFailed] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = await fetch('/login', { method: 'POST', body: new FormData(event.currentTarget) });
    setFailed(!answer.ok);
  };
  return (
    <Card sx={{ p: 3, maxWidth: 360, m: 'auto' }}>
      <Stack component="form" spacing={2} onSubmit={(event) => void submit(event)}>
        <Typography variant="h5">Log in</Typography>
        <TextField name="id" label="ID" error={failed} />
        <TextField name="password" type="password" label="Password" error={failed} />
        <FormControlLabel control={<Checkbox name="remember" />} label="Remember" />
        <Button type="submit" variant="contained">
          Log in
        </Button>
      </Stack>
    </Card>
  );
}

const element = document.getElementById('root');
if (element) {
  createRoot(element).render(
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <LoginForm />
    </ThemeProvider>,
  );
}
