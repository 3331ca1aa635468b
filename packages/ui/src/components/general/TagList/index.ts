export { TagList } from './TagList.tsx';
export type { TagListItem, TagListProps } from './TagList.tsx';
