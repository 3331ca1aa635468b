export { RiskList, type RiskListProps } from './RiskList.tsx';
export type { RiskGroup, RiskLine } from './RiskList.logic.ts';
