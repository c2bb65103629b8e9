export { browserName } from './browserName.ts';
export { operatingSystemOfBrowser } from './browserSystem.ts';
