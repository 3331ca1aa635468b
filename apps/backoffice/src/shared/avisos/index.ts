export { notify, notifyError } from './avisos.ts';
export { isSilent, messageFrom } from './mensagem.ts';
