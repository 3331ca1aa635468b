export { notify, notifyError } from './notices.ts';
export { isSilent, messageFrom } from './message.ts';
