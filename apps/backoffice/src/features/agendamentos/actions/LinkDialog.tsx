import { zodResolver } from '@hookform/resolvers/zod';
import { resendLinkSchema, type ResendLinkForm } from '@apto/domain/autoagendamento';
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
import { messageFrom } from '../../../shared/notices/index.ts';
import type { LinkResend } from './useLinkResend.ts';

const SEND_METHODS = [
  { value: 'WHATSAPP', label: 'WhatsApp' },
  { value: 'EMAIL', label: 'E-mail' },
] as const;

/** Reenviar Link (doc1 §2.5): the channel, prefilled from the employee; then the link and token to copy. */
export default function LinkDialog(resend: LinkResend) {
  const { agendamento, sent, close } = resend;
  if (!agendamento) return null;
  const onChange = (isOpen: boolean) => {
    if (!isOpen) close();
  };
  if (sent)
    return (
      <LinkTokenDialog
        isOpen
        onOpenChange={onChange}
        link={sent.link}
        cpf={agendamento.funcionario.cpf}
        token={sent.token}
      />
    );
  return <LinkForm {...resend} name={agendamento.funcionario.name} onChange={onChange} />;
}

function LinkForm(props: LinkResend & { name: string; onChange: (isOpen: boolean) => void }) {
  const { agendamento, send, name, onChange } = props;
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, formState } = useForm<ResendLinkForm>({
    resolver: zodResolver(resendLinkSchema),
    defaultValues: {
      formaEnvio: 'WHATSAPP',
      phone: agendamento?.funcionario.phone ?? '',
      email: agendamento?.funcionario.email ?? '',
    },
  });
  const byWhatsApp = useWatch({ control, name: 'formaEnvio' }) === 'WHATSAPP';

  const onSubmit = handleSubmit(async (form) => {
    setFailure(null);
    await send(form).catch((error: unknown) => setFailure(messageFrom(error)));
  });

  return (
    <Dialog
      isOpen
      onOpenChange={onChange}
      title="Reenviar Link"
      description={`${name} recebe um novo link e um novo token. Os anteriores deixam de valer.`}
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
      <form id={formId} noValidate onSubmit={(event) => void onSubmit(event)}>
        <Stack gap="x5">
          {failure ? (
            <InlineAlert tone="danger" title="Erro ao gerar token!">
              {failure}
            </InlineAlert>
          ) : null}
          <Controller
            control={control}
            name="formaEnvio"
            render={({ field }) => (
              <RadioGroup
                label="Forma de envio"
                orientation="horizontal"
                options={SEND_METHODS}
                value={field.value}
                onChange={field.onChange}
                onBlur={field.onBlur}
              />
            )}
          />
          {byWhatsApp ? (
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
