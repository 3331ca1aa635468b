import { Button, Dialog } from '@apto/ui';
import { useId, useState } from 'react';
import { CodeStep, PasswordStep, type Begun } from './EnrolSteps.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

/** Enrols an authenticator app: the password, the QR code with a first code, and the codes for a lost phone. */
export default function EnrolDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const formId = useId();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isSending, setSending] = useState(false);

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={codes ? 'Verificação em duas etapas ativada' : 'Ativar a verificação em duas etapas'}
      width={450}
      isBusy={isSending}
      busyMessage="Conferindo..."
      isDismissable={false}
      footer={({ close }) =>
        codes ? (
          <Button variant="primary" onPress={close}>
            Guardei os códigos
          </Button>
        ) : (
          <>
            <Button variant="quiet" onPress={close} isDisabled={isSending}>
              Cancelar
            </Button>
            <Button type="submit" form={formId} variant="primary" isPending={isSending}>
              {begun ? 'Ativar' : 'Continuar'}
            </Button>
          </>
        )
      }
    >
      {codes ? (
        <RecoveryCodes codes={codes} />
      ) : begun ? (
        <CodeStep
          formId={formId}
          begun={begun}
          onSending={setSending}
          onDone={(given) => {
            setCodes(given);
            onDone();
          }}
        />
      ) : (
        <PasswordStep formId={formId} onSending={setSending} onDone={setBegun} />
      )}
    </Dialog>
  );
}
