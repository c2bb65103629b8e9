export { App } from './App.tsx';
export { createServices } from './createServices.ts';
export { loadAhead } from './loadAhead.ts';
