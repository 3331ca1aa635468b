import { zodResolver } from '@hookform/resolvers/zod';
import { esquemaReenviarLink, type FormReenviarLink } from '@apto/domain';
import {
  Button,
  Dialog,
  InlineAlert,
  LinkTokenDialog,
  PhoneField,
  RadioGroup,
  Stack,
  TextField,
} from '@apto/ui';
import { useId, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { mensagemDe } from '../../../shared/avisos/index.ts';
import type { ReenvioDeLink } from './useReenvioDeLink.ts';

const FORMAS = [
  { value: 'WHATSAPP', label: 'WhatsApp' },
  { value: 'EMAIL', label: 'E-mail' },
] as const;

/** Reenviar Link (doc1 §2.5): the channel, prefilled from the employee; then the link and token to copy. */
export default function DialogoDeLink(reenvio: ReenvioDeLink) {
  const { agendamento, enviado, fechar } = reenvio;
  if (!agendamento) return null;
  const aoMudar = (isOpen: boolean) => {
    if (!isOpen) fechar();
  };
  if (enviado)
    return (
      <LinkTokenDialog
        isOpen
        onOpenChange={aoMudar}
        link={enviado.link}
        cpf={agendamento.funcionario.cpf}
        token={enviado.token}
      />
    );
  return <Formulario {...reenvio} nome={agendamento.funcionario.name} aoMudar={aoMudar} />;
}

function Formulario(props: ReenvioDeLink & { nome: string; aoMudar: (isOpen: boolean) => void }) {
  const { agendamento, enviar, nome, aoMudar } = props;
  const formId = useId();
  const [falha, setFalha] = useState<string | null>(null);
  const { control, handleSubmit, formState } = useForm<FormReenviarLink>({
    resolver: zodResolver(esquemaReenviarLink),
    defaultValues: {
      formaEnvio: 'WHATSAPP',
      phone: agendamento?.funcionario.phone ?? '',
      email: agendamento?.funcionario.email ?? '',
    },
  });
  const porWhatsApp = useWatch({ control, name: 'formaEnvio' }) === 'WHATSAPP';

  const aoEnviar = handleSubmit(async (form) => {
    setFalha(null);
    await enviar(form).catch((erro: unknown) => setFalha(mensagemDe(erro)));
  });

  return (
    <Dialog
      isOpen
      onOpenChange={aoMudar}
      title="Reenviar Link"
      description={`${nome} recebe um novo link e um novo token. Os anteriores deixam de valer.`}
      isBusy={formState.isSubmitting}
      busyMessage="Enviando o link..."
      footer={({ close }) => (
        <>
          <Button variant="quiet" onPress={close} isDisabled={formState.isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={formState.isSubmitting}>
            Enviar link
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={(event) => void aoEnviar(event)}>
        <Stack gap="x5">
          {falha ? (
            <InlineAlert tone="perigo" title="Erro ao gerar token!">
              {falha}
            </InlineAlert>
          ) : null}
          <Controller
            control={control}
            name="formaEnvio"
            render={({ field }) => (
              <RadioGroup
                label="Forma de envio"
                orientation="horizontal"
                options={FORMAS}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
          {porWhatsApp ? (
            <Controller
              control={control}
              name="phone"
              render={({ field, fieldState }) => (
                <PhoneField {...field} label="WhatsApp" isRequired errorMessage={fieldState.error?.message} />
              )}
            />
          ) : (
            <Controller
              control={control}
              name="email"
              render={({ field, fieldState }) => (
                <TextField
                  {...field}
                  label="E-mail"
                  type="email"
                  inputMode="email"
                  isRequired
                  errorMessage={fieldState.error?.message}
                />
              )}
            />
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
