export { TreeSelect, type TreeSelectProps } from './TreeSelect.tsx';
export type { TreeNode } from '../Tree/Tree.logic.ts';
