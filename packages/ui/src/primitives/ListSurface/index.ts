export { ListSurface } from './ListSurface.tsx';
