export { SessionPlayer, type SessionPlayerProps } from './SessionPlayer.tsx';
