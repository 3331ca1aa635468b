export {
  StatCard,
  StatCards,
  type StatCardProps,
  type StatCardsProps,
  type StatChange,
} from './StatCard.tsx';
