import { BrowserRouter } from 'react-router-dom';
import { type Services, ServicesContext } from '../services/index.ts';
import { ConsoleRoutes } from './ConsoleRoutes.tsx';

interface AppProps {
  readonly services: Services;
}

/** The console in a page, with the services that it shares. */
export function App({ services }: AppProps) {
  return (
    <ServicesContext value={services}>
      {/* Another address shows at once: as a transition it would wait behind every change of a device that comes in. */}
      <BrowserRouter useTransitions={false}>
        <ConsoleRoutes />
      </BrowserRouter>
    </ServicesContext>
  );
}
