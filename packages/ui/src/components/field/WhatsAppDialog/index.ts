export { WhatsAppDialog, type WhatsAppDialogProps, type WhatsAppMessage } from './WhatsAppDialog.tsx';
