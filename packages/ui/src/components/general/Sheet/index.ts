export { Sheet, type SheetProps } from './Sheet.tsx';
export { DialogTrigger as SheetTrigger } from '../Dialog/Dialog.tsx';
