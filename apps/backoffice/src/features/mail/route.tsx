export { MailList as Component } from './MailList.tsx';
