export { RolloutCard, type RolloutCardProps } from './RolloutCard.tsx';
