export { notify, notifyError } from './notify.ts';
export { isSilent, messageFrom } from './message.ts';
