export { PersonCell } from './PersonCell.tsx';
export type { PersonCellProps } from './PersonCell.tsx';
