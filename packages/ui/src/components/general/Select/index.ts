export { Select, type SelectProps } from './Select.tsx';
export type { Option, OptionGroup, OptionKey, Options } from '../../../controls/OptionList/options.ts';
