export { SortableList, type SortableListProps } from './SortableList.tsx';
export type { SortableItem } from './SortableList.logic.ts';
