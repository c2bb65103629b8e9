export { TeamSeats, type TeamSeatsProps } from './TeamSeats.tsx';
