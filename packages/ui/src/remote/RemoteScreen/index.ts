export { RemoteScreen, type RemoteScreenProps } from './RemoteScreen.tsx';
