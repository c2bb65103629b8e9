export { DownloadCards, type DownloadCardsProps, type DownloadMode } from './DownloadCards.tsx';
