import {
  functionChanges,
  registerFunctionChange,
  registryOptions,
  type FunctionChanges,
} from '@apto/api-client';
import { now, useApi, useCall } from '@apto/api-client/react';
import { CHANGE_NOTICE, MAX_CHANGE_REASON, RISK_VERDICT_TEXT } from '@apto/domain/function-change';
import {
  Button,
  ComboBox,
  DatePicker,
  Dialog,
  ErrorState,
  InlineAlert,
  Skeleton,
  Stack,
  Text,
  TextArea,
} from '@apto/ui';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { FormFailure, useSending, useUnreadable } from '../form/index.ts';
import { messageFrom, notify } from '../notices/index.ts';
import { usePaginatedOptions } from '../usePaginatedOptions.ts';

interface Values {
  hierarquiaId: number | null;
  dia: string | null;
  motivo: string;
}

interface Props {
  readonly funcionarioId: number;
  readonly onClose: () => void;
  readonly onDone: (changes: FunctionChanges) => void;
}

/** 'Registrar mudança de função', or the one that waits, to be changed (doc3 §7.6). */
export default function ChangeDialog({ funcionarioId, onClose, onDone }: Props) {
  const { data, error, mutate } = useCall(
    functionChanges,
    { params: { id: funcionarioId } },
    { revalidateIfStale: true },
  );
  if (data)
    return <ChangeForm changes={data} onClose={onClose} onDone={onDone} onStale={() => void mutate()} />;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} title="Mudança de função">
      {error ? (
        <ErrorState
          title="Não foi possível ler as mudanças de função."
          description={messageFrom(error)}
          onRetry={() => void mutate()}
        />
      ) : (
        <Skeleton shape="block" height={240} />
      )}
    </Dialog>
  );
}

function ChangeForm({
  changes,
  onClose,
  onDone,
  onStale,
}: Pick<Props, 'onClose' | 'onDone'> & { readonly changes: FunctionChanges; readonly onStale: () => void }) {
  const api = useApi();
  const formId = useId();
  const [moment] = useState(() => now());
  // What somebody else saves meanwhile must not change what is being sent under it.
  const [read] = useState(changes);
  const { funcionario, versao: version } = read;
  const pending = read.mudancas.find(({ situacao: state }) => state === 'PENDENTE');
  const [picked, setPicked] = useState(
    pending ? { value: pending.para.id, label: pending.para.nome } : undefined,
  );
  const { records, list } = usePaginatedOptions(registryOptions, ({ page, limit, search }) => ({
    params: { registry: 'hierarchy' },
    query: {
      page,
      limit,
      customerId: funcionario.customerId,
      ...(search === undefined ? {} : { filter: search }),
    },
  }));
  const unreadable = useUnreadable();
  const form = useForm<Values>({
    defaultValues: {
      hierarquiaId: pending?.para.id ?? null,
      dia: pending?.dia ?? null,
      motivo: pending?.motivo ?? '',
    },
  });
  const { control, formState } = form;
  const { data: asked } = useCall(
    functionChanges,
    picked ? { params: { id: funcionario.id }, query: { para: picked.value } } : null,
  );
  const verdict = asked?.riscosPara ?? null;
  const { failure, onSubmit } = useSending(
    form,
    ['hierarquiaId', 'dia', 'motivo'],
    async ({ hierarquiaId, dia: day, motivo: reason }) => {
      if (hierarquiaId === null) return;
      const answer = await api.invoke(
        registerFunctionChange,
        { params: { id: funcionario.id }, body: { hierarquiaId, dia: day, motivo: reason } },
        { ifMatch: version },
      );
      notify({ tone: 'success', title: CHANGE_NOTICE.registered });
      onDone(answer);
    },
    {
      onRefused: () => {
        // The next opening shows what the other person saved; what was typed here stays until then.
        onStale();
        return false;
      },
    },
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      title={pending ? 'Alterar mudança de função' : 'Registrar mudança de função'}
      isBusy={formState.isSubmitting}
      busyMessage="Salvando..."
      footer={({ close }) => (
        <>
          <Button variant="quiet" onPress={close} isDisabled={formState.isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={formState.isSubmitting}>
            {pending ? 'Salvar' : 'Registrar'}
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap="x5">
          <FormFailure failure={failure} />
          <Text>
            {funcionario.name}
            {funcionario.hierarquia ? `, hoje em ${funcionario.hierarquia.nome}.` : ', ainda sem cargo.'}
          </Text>
          <Controller
            control={control}
            name="hierarquiaId"
            rules={{ validate: (value) => value !== null || 'Escolha a nova função' }}
            render={({ field, fieldState }) => (
              <ComboBox<number>
                {...list}
                ref={field.ref}
                label="Nova unidade, setor e cargo"
                isRequired
                options={records
                  .filter(({ id }) => id !== funcionario.hierarquia?.id)
                  .map(({ id, name, bloqueio: reason }) => ({
                    value: id,
                    label: name,
                    ...(reason === undefined ? {} : { disabledReason: reason }),
                  }))}
                value={field.value}
                selectedOption={picked}
                onBlur={field.onBlur}
                onChange={(value, option) => {
                  setPicked(value === null || !option ? undefined : { value, label: option.label });
                  field.onChange(value);
                }}
                errorMessage={fieldState.error?.message}
                // Whole, where the field is too narrow for it.
                description={picked?.label}
                emptyText="Nenhuma hierarquia encontrada"
              />
            )}
          />
          {picked && verdict ? (
            <InlineAlert tone={verdict === 'MUDAM' ? 'warning' : 'info'} announce="polite">
              {RISK_VERDICT_TEXT[verdict]}
            </InlineAlert>
          ) : null}
          <Controller
            control={control}
            name="dia"
            rules={{ validate: () => unreadable.all().get('dia') ?? true }}
            render={({ field, fieldState }) => (
              <DatePicker
                ref={field.ref}
                onProblem={(problem) => unreadable.takeIn(form, 'dia', problem)}
                label="Dia da mudança"
                description="O exame é feito antes deste dia."
                now={moment}
                min={pending?.dia != null && pending.dia < moment.data ? pending.dia : moment.data}
                value={field.value}
                onBlur={field.onBlur}
                onChange={field.onChange}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="motivo"
            render={({ field, fieldState }) => (
              <TextArea
                ref={field.ref}
                label="Motivo"
                maxLength={MAX_CHANGE_REASON}
                value={field.value}
                onBlur={field.onBlur}
                onChange={field.onChange}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        </Stack>
      </form>
    </Dialog>
  );
}
