export { ProfilePage } from './profileRoute.tsx';
