export { ConfirmData as Component } from './ConfirmData.tsx';
