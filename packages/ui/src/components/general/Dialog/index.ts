export { Dialog, DialogTrigger } from './Dialog.tsx';
export type { DialogHandle, DialogProps, DialogWidth } from './Dialog.tsx';
