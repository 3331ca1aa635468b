import {
  Button,
  Dialog,
  InlineAlert,
  isSigned,
  SignaturePad,
  signaturePng,
  Stack,
  type Signature,
} from '@apto/ui';
import { useState } from 'react';

interface Props {
  readonly label: string;
  /** What the file is called. */
  readonly name: string;
  readonly onSigned: (file: File) => void;
  readonly onClose: () => void;
}

/** Signs here and now, by finger, mouse or keyboard, in place of a file that somebody would have to make first. */
export default function SignDialog({ label, name, onSigned, onClose }: Props) {
  const [signature, setSignature] = useState<Signature | null>(null);
  const [isFailed, setFailed] = useState(false);
  const take = async () => {
    try {
      const image = await signaturePng(signature);
      if (!image) return;
      onSigned(new File([image], name, { type: 'image/png' }));
      onClose();
    } catch {
      setFailed(true);
    }
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={label}
      isDirty={signature !== null}
      footer={({ close }) => (
        <>
          <Button onPress={close}>Cancelar</Button>
          <Button
            variant="primary"
            disabledReason={isSigned(signature) ? undefined : 'Assine antes.'}
            onPress={() => void take()}
          >
            Usar esta assinatura
          </Button>
        </>
      )}
    >
      <Stack gap="x4">
        {isFailed ? (
          <InlineAlert tone="danger">
            Este navegador não desenhou a assinatura. Envie um arquivo com a imagem.
          </InlineAlert>
        ) : null}
        <SignaturePad label={label} value={signature} onChange={setSignature} />
      </Stack>
    </Dialog>
  );
}
