import { beginSecondFactor, confirmSecondFactor, type Answer } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import {
  secondFactorBeginSchema,
  secondFactorCodeSchema,
  type SecondFactorBegin,
  type SecondFactorCodeForm,
} from '@apto/domain/users';
import { Button, Dialog, Inline, Stack, Text } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailure, FormPasswordField, FormTextField, useSending } from '../../shared/form/index.ts';
import { QrCode } from './QrCode.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

type Begun = Answer<typeof beginSecondFactor>;

interface StepProps<T> {
  formId: string;
  onDone: (answer: T) => void;
  onSending: (isSending: boolean) => void;
}

function PasswordStep({ formId, onDone, onSending }: StepProps<Begun>) {
  const api = useApi();
  const form = useForm<SecondFactorBegin>({
    resolver: zodResolver(secondFactorBeginSchema),
    defaultValues: { senhaAtual: '' },
  });
  const { failure, onSubmit } = useSending(
    form,
    ['senhaAtual'],
    async (body) => onDone(await api.invoke(beginSecondFactor, { body })),
    { onSending },
  );
  return (
    <form id={formId} noValidate onSubmit={onSubmit}>
      <Stack gap="x5">
        <Text>
          Você vai precisar de um aplicativo autenticador no celular, como Google Authenticator, Microsoft
          Authenticator ou Aegis. Confirme primeiro a sua senha.
        </Text>
        <FormFailure failure={failure} />
        <FormPasswordField
          control={form.control}
          name="senhaAtual"
          label="Senha atual"
          autoComplete="current-password"
        />
      </Stack>
    </form>
  );
}

function CodeStep({ formId, onDone, onSending, begun }: StepProps<readonly string[]> & { begun: Begun }) {
  const api = useApi();
  const form = useForm<SecondFactorCodeForm>({
    resolver: zodResolver(secondFactorCodeSchema),
    defaultValues: { codigo: '' },
  });
  const { setFocus } = form;
  // The step before went with its field: whoever works by keyboard goes on here.
  useEffect(() => setFocus('codigo'), [setFocus]);
  const { failure, onSubmit } = useSending(
    form,
    ['codigo'],
    async (body) => {
      const { codigos: codes } = await api.invoke(confirmSecondFactor, { body });
      onDone(codes);
    },
    { onSending },
  );
  return (
    <form id={formId} noValidate onSubmit={onSubmit}>
      <Stack gap="x5">
        <Text>Leia este código com o aplicativo. Sem a câmera, digite a chave nele.</Text>
        <Inline justify="center">
          <QrCode text={begun.endereco} label="Código QR para o aplicativo autenticador" />
        </Inline>
        <Stack gap="x2">
          <Text size="s13" tone="muted">
            Chave
          </Text>
          <Text isMono>{begun.segredo}</Text>
        </Stack>
        <FormFailure failure={failure} />
        <FormTextField
          control={form.control}
          name="codigo"
          label="Código do aplicativo"
          description="Os 6 dígitos que ele mostra agora."
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
        />
      </Stack>
    </form>
  );
}

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
