import { zodResolver } from '@hookform/resolvers/zod';
import { previewMessages, type AgendamentoRow } from '@apto/api-client';
import { useCall } from '@apto/api-client/react';
import { resendLinkSchema, type ResendLinkForm } from '@apto/domain/autoagendamento';
import { linkWithToken } from '@apto/domain/templates';
import { Button, LinkTokenDialog, PhoneField, RadioGroup, Stack } from '@apto/ui';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../form/FormDialog.tsx';
import { FormEmailField, useSending } from '../../form/index.ts';
import { Previews } from '../preview/Previews.tsx';
import { useLinkResend, type LinkResend } from './useLinkResend.ts';

const SEND_METHODS = [
  { value: 'WHATSAPP', label: 'WhatsApp' },
  { value: 'EMAIL', label: 'E-mail' },
] as const;

interface Props {
  row: AgendamentoRow;
  onClose: () => void;
}

/** Reenviar Link (doc1 §2.5): the channel, prefilled from the employee; then the link and token to copy. */
export default function LinkDialog({ row, onClose }: Props) {
  const { sent, send } = useLinkResend(row);
  if (sent)
    return (
      <LinkTokenDialog
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        link={linkWithToken(sent.link, sent.token)}
        cpf={row.funcionario.cpf}
        token={sent.token}
      />
    );
  return <LinkForm id={row.id} funcionario={row.funcionario} send={send} onClose={onClose} />;
}

interface FormProps {
  /** Of the appointment. */
  id: number;
  funcionario: AgendamentoRow['funcionario'];
  send: LinkResend['send'];
  onClose: () => void;
}

function LinkForm({ id, funcionario, send, onClose }: FormProps) {
  const form = useForm<ResendLinkForm>({
    resolver: zodResolver(resendLinkSchema),
    defaultValues: {
      formaEnvio: 'WHATSAPP',
      phone: funcionario.phone ?? '',
      email: funcionario.email ?? '',
    },
  });
  const { control, formState } = form;
  const byWhatsApp = useWatch({ control, name: 'formaEnvio' }) === 'WHATSAPP';
  const { failure, onSubmit } = useSending(form, [byWhatsApp ? 'phone' : 'email'], send);

  return (
    <FormDialog
      title="Reenviar Link"
      description={`${funcionario.name} recebe um novo link e um novo token. Os anteriores deixam de valer.`}
      busyMessage="Enviando o link..."
      submitLabel="Enviar link"
      isSubmitting={formState.isSubmitting}
      failure={failure}
      failureTitle="Erro ao gerar token!"
      onSubmit={onSubmit}
      onClose={onClose}
    >
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
        <FormEmailField control={control} name="email" label="E-mail" isRequired />
      )}
      <LinkText id={id} />
    </FormDialog>
  );
}

/** What will be read, on request: the token is made when it leaves. */
function LinkText({ id }: { id: number }) {
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap="x4">
      <div>
        <Button variant="quiet" aria-expanded={isShown} onPress={() => setShown(!isShown)}>
          {isShown ? 'Ocultar a mensagem' : 'Ver a mensagem'}
        </Button>
      </div>
      {isShown ? <LinkPreview id={id} /> : null}
    </Stack>
  );
}

function LinkPreview({ id }: { id: number }) {
  const previews = useCall(previewMessages, {
    params: { id },
    query: { tipo: 'LINK_AUTOAGENDAMENTO' },
  });
  return (
    <Previews
      // It goes where the form says, not where it went before.
      isTextOnly
      messages={previews.data}
      read={previews}
    />
  );
}
