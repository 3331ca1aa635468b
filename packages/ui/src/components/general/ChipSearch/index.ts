export { ChipSearch } from './ChipSearch.tsx';
export type { ChipSearchProps } from './ChipSearch.tsx';
