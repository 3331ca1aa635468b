import { inviteClinic, registryOptions } from '@apto/api-client';
import { useApi, useIdempotencyKey } from '@apto/api-client/react';
import { clinicInviteSchema } from '@apto/domain/clinic-registration';
import { CnpjField, ComboBox } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm, type Resolver } from 'react-hook-form';
import { FormDialog } from '../../shared/form/FormDialog.tsx';
import { FormEmailField, FormTextField, useSending } from '../../shared/form/index.ts';
import { notify } from '../../shared/notices/index.ts';
import { usePaginatedOptions } from '../../shared/usePaginatedOptions.ts';

type Values = {
  name: string;
  cnpj: string;
  idCity: number | null;
  email: string;
};

/** 'Convidar clínica': what is known of it, and to whom the link goes. */
export function InviteDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const api = useApi();
  const idempotency = useIdempotencyKey();
  const form = useForm<Values>({
    resolver: zodResolver(clinicInviteSchema as never) as unknown as Resolver<Values>,
    defaultValues: { name: '', cnpj: '', idCity: null, email: '' },
  });
  const { control, formState } = form;
  const { failure, onSubmit } = useSending(
    form,
    ['name', 'cnpj', 'idCity', 'email'],
    async (body) => {
      await api.invoke(inviteClinic, { body }, { idempotencyKey: idempotency.keyFor(body) });
      notify({ tone: 'success', title: 'Convite enviado.', detail: `O link foi para ${body.email}.` });
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
  const { records, list } = usePaginatedOptions(registryOptions, ({ page, limit, search }) => ({
    params: { registry: 'cidades' },
    query: { page, limit, ...(search === undefined ? {} : { filter: search }) },
  }));
  return (
    <FormDialog
      title="Convidar clínica"
      description="Ela recebe um link, escolhe uma senha e informa os próprios dados. Até a equipe aceitar e ativar, ninguém a escolhe."
      submitLabel="Enviar convite"
      isSubmitting={formState.isSubmitting}
      isDirty={formState.isDirty}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormTextField control={control} name="name" label="Razão social" isRequired />
      <Controller
        control={control}
        name="cnpj"
        render={({ field, fieldState }) => (
          <CnpjField {...field} label="CNPJ" isRequired errorMessage={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="idCity"
        render={({ field, fieldState }) => (
          <ComboBox<number>
            {...field}
            {...list}
            label="Cidade"
            isRequired
            options={records.map(({ id, name }) => ({ value: id, label: name }))}
            errorMessage={fieldState.error?.message}
          />
        )}
      />
      <FormEmailField
        control={control}
        name="email"
        label="E-mail da clínica"
        description="Será o nome com que ela entra."
        isRequired
      />
    </FormDialog>
  );
}
