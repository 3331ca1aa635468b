import { changePassword } from '@apto/api-client';
import { useApi } from '@apto/api-client/react';
import { changePasswordSchema, type ChangePasswordForm } from '@apto/domain/permissions';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../form/FormDialog.tsx';
import { FormPasswordField, NewPasswordFields, useSending } from '../form/index.ts';
import { notify } from '../notices/index.ts';

/** Trocar senha (doc3 §7.1). The other sessions of this person end; this one goes on. */
export default function PasswordDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
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
    <FormDialog
      title="Trocar senha"
      width={400}
      busyMessage="Trocando a senha..."
      submitLabel="Trocar senha"
      isSubmitting={formState.isSubmitting}
      failure={failure}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <FormPasswordField
        control={control}
        name="senhaAtual"
        label="Senha atual"
        autoComplete="current-password"
      />
      <NewPasswordFields control={control} label="Nova senha" confirmationLabel="Confirme a nova senha" />
    </FormDialog>
  );
}
