import { bundledFonts } from '@remote-console/ui/fonts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App, createServices, loadAhead } from './app/index.ts';
import './page.css';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no element with the id "root".');

bundledFonts();
const services = createServices();

function draw(root: HTMLElement): void {
  createRoot(root).render(
    <StrictMode>
      <App services={services} />
    </StrictMode>,
  );
}

// What can't be loaded ahead is requested again when it is rendered, and fails there with a way forward.
void loadAhead(services, window.location)
  .catch(() => undefined)
  .then(() => draw(place));
