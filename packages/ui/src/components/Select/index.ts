export { Select, type SelectProps } from './Select.tsx';
export type { Option, OptionGroup, OptionKey, Options } from '../../internal/options.ts';
