import { requestRegistration } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { clinicRequestSchema } from '@apto/domain/clinic-registration';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { FormEmailField, useSending } from '../../shared/form/index.ts';
import { notify } from '../../shared/notices/index.ts';

interface Props {
  prestador: { readonly id: number; readonly name: string };
  /** The address that is known of it. */
  email: string;
  onClose: () => void;
  onDone: () => void;
}

/** 'Pedir atualização do cadastro': to which address. */
export function RequestDialog({ prestador, email, onClose, onDone }: Props) {
  const api = useApi();
  const idempotency = useIdempotencyKey();
  const form = useForm<{ email: string }>({
    resolver: zodResolver(clinicRequestSchema),
    defaultValues: { email },
  });
  const { isSubmitting, isDirty } = form.formState;
  const { failure, onSubmit } = useSending(
    form,
    ['email'],
    async (body) => {
      const { comLink: hasLink } = await api.invoke(
        requestRegistration,
        { params: { id: prestador.id }, body },
        { idempotencyKey: idempotency.keyFor(body) },
      );
      idempotency.restart();
      notify({
        tone: 'success',
        title: 'Pedido enviado.',
        detail: hasLink
          ? 'O link vale uma vez: nele a clínica escolhe a senha com que entra.'
          : 'A clínica já tem senha e entra com ela.',
      });
      onDone();
      onClose();
    },
    {
      onRefused: (error) => {
        idempotency.restartIfRefused(error);
        return false;
      },
    },
  );
  return (
    <FormDialog
      title="Pedir atualização do cadastro"
      description={prestador.name}
      submitLabel="Enviar pedido"
      isSubmitting={isSubmitting}
      isDirty={isDirty}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormEmailField control={form.control} name="email" label="E-mail da clínica" isRequired />
    </FormDialog>
  );
}
