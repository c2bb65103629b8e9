export { ListCard, type ListCardProps } from './ListCard.tsx';
