import { WhatsAppDialog } from '@apto/ui';

interface Props {
  readonly name: string;
  readonly phone: string | null;
  readonly onClose: () => void;
}

/** A message to whom a record is about (doc3 §2.9 'WhatsApp send'): it is written here and sent from the conversation. */
const RecordMessage = ({ name, phone, onClose }: Props) => (
  <WhatsAppDialog
    isOpen
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
    name={name}
    phone={phone}
  />
);
export default RecordMessage;
