import { COMPANY_KEY_TEXT } from '@apto/domain/companies';
import { Button, CopyField, Dialog, InlineAlert, Stack } from '@apto/ui';

interface Props {
  readonly value: string;
  readonly onClose: () => void;
}

/** A company's API key, this once: no click beside it takes it away. */
export default function KeyDialog({ value, onClose }: Props) {
  return (
    <Dialog
      isOpen
      isDismissable={false}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={COMPANY_KEY_TEXT.title}
      footer={
        <Button variant="primary" onPress={onClose}>
          Concluir
        </Button>
      }
    >
      <Stack gap="x4">
        <InlineAlert tone="warning">{COMPANY_KEY_TEXT.once}</InlineAlert>
        <CopyField label="Chave" value={value} isMono />
      </Stack>
    </Dialog>
  );
}
