export { ClinicCard } from './ClinicCard.tsx';
export type { ClinicCardProps } from './ClinicCard.tsx';
export { ClinicCardGroup } from './ClinicCardGroup.tsx';
export type { ClinicCardGroupProps, ClinicOption } from './ClinicCardGroup.tsx';
