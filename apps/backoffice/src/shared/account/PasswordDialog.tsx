import { changePassword } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { changePasswordSchema, type ChangePasswordForm } from '@apto/domain/permissions';
import { Button, Dialog, Stack } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { FormFailure, FormPasswordField, NewPasswordFields, useSending } from '../form/index.ts';
import { notify } from '../notices/index.ts';

/** Trocar senha (doc3 §7.1). The other sessions of this person end; this one goes on. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const formId = useId();
  const form = useForm<ChangePasswordForm>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { senhaAtual: '', novaSenha: '', confirmacao: '' },
  });
  const { control, formState } = form;
  const { failure, onSubmit } = useSending(
    form,
    ['senhaAtual', 'novaSenha', 'confirmacao'],
    async ({ senhaAtual, novaSenha }) => {
      await api.invoke(changePassword, { body: { senhaAtual, novaSenha } });
      notify({ tone: 'success', title: 'Senha alterada com sucesso!' });
      onClose();
    },
  );

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
      <form id={formId} noValidate onSubmit={onSubmit}>
        <Stack gap="x5">
          <FormFailure failure={failure} />
          <FormPasswordField
            control={control}
            name="senhaAtual"
            label="Senha atual"
            autoComplete="current-password"
          />
          <NewPasswordFields control={control} label="Nova senha" confirmationLabel="Confirme a nova senha" />
        </Stack>
      </form>
    </Dialog>
  );
}
