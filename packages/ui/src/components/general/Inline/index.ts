export { Inline, InlineGrow, type InlineProps } from './Inline.tsx';
