import { ApiError, changePassword } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { changePasswordSchema, MIN_PASSWORD_LENGTH, type ChangePasswordForm } from '@apto/domain/permissions';
import { Button, Dialog, InlineAlert, PasswordField, Stack } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { notify, messageFrom } from '../shared/notices/index.ts';

const FIELDS = [
  { name: 'senhaAtual', label: 'Senha atual', autoComplete: 'current-password', help: undefined },
  {
    name: 'novaSenha',
    label: 'Nova senha',
    autoComplete: 'new-password',
    help: `No mínimo ${MIN_PASSWORD_LENGTH} caracteres.`,
  },
  { name: 'confirmacao', label: 'Confirme a nova senha', autoComplete: 'new-password', help: undefined },
] as const;

const isField = (text: string): text is keyof ChangePasswordForm => FIELDS.some(({ name }) => name === text);

/** Trocar senha (doc3 §7.1). The other sessions of this person end; this one goes on. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm<ChangePasswordForm>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { senhaAtual: '', novaSenha: '', confirmacao: '' },
  });

  const send = handleSubmit(async ({ senhaAtual, novaSenha }) => {
    setFailure(null);
    try {
      await api.invoke(changePassword, { body: { senhaAtual, novaSenha } });
      notify({ tone: 'success', title: 'Senha alterada com sucesso!' });
      onClose();
    } catch (error) {
      const fields =
        error instanceof ApiError ? error.campos.filter(({ campo: field }) => isField(field)) : [];
      for (const { campo: field, mensagem: message } of fields) {
        if (isField(field)) setError(field, { message }, { shouldFocus: true });
      }
      if (fields.length === 0) setFailure(messageFrom(error));
    }
  });

  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Trocar senha"
      width={400}
      isBusy={formState.isSubmitting}
      busyMessage="Trocando a senha..."
      footer={({ close }) => (
        <>
          <Button variant="quiet" onPress={close} isDisabled={formState.isSubmitting}>
            Cancelar
          </Button>
          <Button type="submit" form={formId} variant="primary" isPending={formState.isSubmitting}>
            Trocar senha
          </Button>
        </>
      )}
    >
      <form id={formId} noValidate onSubmit={(event) => void send(event)}>
        <Stack gap="x5">
          {failure ? (
            <InlineAlert tone="danger" announce="assertive">
              {failure}
            </InlineAlert>
          ) : null}
          {FIELDS.map(({ name, label, autoComplete, help }) => (
            <Controller
              key={name}
              control={control}
              name={name}
              render={({ field, fieldState }) => (
                <PasswordField
                  {...field}
                  label={label}
                  autoComplete={autoComplete}
                  isRequired
                  description={help}
                  errorMessage={fieldState.error?.message}
                />
              )}
            />
          ))}
        </Stack>
      </form>
    </Dialog>
  );
}
