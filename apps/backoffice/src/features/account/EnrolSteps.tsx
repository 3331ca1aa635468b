import { beginSecondFactor, confirmSecondFactor, type Answer } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import {
  secondFactorBeginSchema,
  secondFactorCodeSchema,
  type SecondFactorBegin,
  type SecondFactorCodeForm,
} from '@apto/domain/users';
import { Inline, Stack, Text } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import {
  FormFailure,
  FormPasswordField,
  FormTextField,
  StartingForm,
  useSending,
} from '../../shared/form/index.ts';
import { QrCode } from './QrCode.tsx';

/** What an enrolment begins with. */
export type Begun = Answer<typeof beginSecondFactor>;

interface StepProps<T> {
  formId: string;
  onDone: (answer: T) => void;
  onSending: (isSending: boolean) => void;
}

/** First the password: an open session alone must not lock its person out. */
export function PasswordStep({ formId, onDone, onSending }: StepProps<Begun>) {
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
    <StartingForm id={formId} onSubmit={onSubmit}>
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
    </StartingForm>
  );
}

/** Then the QR code, and a first code of the app that read it. */
export function CodeStep({
  formId,
  onDone,
  onSending,
  begun,
}: StepProps<readonly string[]> & { begun: Begun }) {
  const api = useApi();
  const form = useForm<SecondFactorCodeForm>({
    resolver: zodResolver(secondFactorCodeSchema),
    defaultValues: { codigo: '' },
  });
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
    <StartingForm id={formId} onSubmit={onSubmit}>
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
    </StartingForm>
  );
}
