import { bundledFonts } from '@remote-console/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ConsoleRoutes } from './routes/ConsoleRoutes.tsx';
import { loadAhead } from './routes/loadAhead.ts';
import { createServices, ServicesContext } from './services.ts';
import './page.css';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element with the id "root".');

bundledFonts();
const services = createServices();

function draw(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <ServicesContext value={services}>
        {/* Another address shows at once: as a transition it would wait behind every change of a device that comes in. */}
        <BrowserRouter useTransitions={false}>
          <ConsoleRoutes />
        </BrowserRouter>
      </ServicesContext>
    </StrictMode>,
  );
}

// What cannot be loaded ahead is asked for again by whatever draws it, and fails there with a way on.
void loadAhead(services, window.location)
  .catch(() => undefined)
  .then(() => draw(place));
