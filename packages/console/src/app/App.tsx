import { type Services, ServicesContext } from '../services/index.ts';
import { ConsoleRouter } from './ConsoleRouter.tsx';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';

interface AppProps {
  readonly services: Services;
}

/** Mounts the console in a page, with the services that it shares. */
export function App({ services }: AppProps) {
  return (
    <ServicesContext value={services}>
      <ConsoleRouter>
        <ConsoleRoutes />
      </ConsoleRouter>
    </ServicesContext>
  );
}
