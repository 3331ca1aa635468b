import { useId, useState } from 'react';
import { CodesDialog } from './CodesDialog.tsx';
import { CodeStep, PasswordStep, type Begun } from './EnrolSteps.tsx';

/** Enrols an authenticator app: the password, the QR code with a first code, and the codes for a lost phone. */
export default function EnrolDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const formId = useId();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isSending, setSending] = useState(false);

  return (
    <CodesDialog
      title="Ativar a verificação em duas etapas"
      codesTitle="Verificação em duas etapas ativada"
      codes={codes}
      formId={formId}
      submit={begun ? 'Ativar' : 'Continuar'}
      isSending={isSending}
      onClose={onClose}
    >
      {begun ? (
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
    </CodesDialog>
  );
}
