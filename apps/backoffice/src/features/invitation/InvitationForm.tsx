import { acceptanceFormSchema, type AcceptanceForm as Values } from '@apto/domain/users';
import { Button, Stack } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { FormFailure, FormTextField, NewPasswordFields, useSending } from '../../shared/form/index.ts';

interface Props {
  /** As whoever invited wrote it. */
  readonly name: string;
  /** For password managers. */
  readonly email: string;
  /** Sets name and password, and signs in; rejects with `ApiError`. */
  readonly accept: (values: Values) => Promise<void>;
}

/** Name and password. A refusal keeps what was typed. */
export function InvitationForm({ name, email, accept }: Props) {
  const form = useForm<Values>({
    resolver: zodResolver(acceptanceFormSchema),
    defaultValues: { name, novaSenha: '', confirmacao: '' },
  });
  const { failure, onSubmit } = useSending(form, ['name', 'novaSenha'], accept);
  const { control, formState } = form;
  return (
    <form noValidate onSubmit={onSubmit} aria-label="Aceitar convite">
      <Stack gap="x5">
        <FormFailure failure={failure} />
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <FormTextField control={control} name="name" label="Seu nome" autoComplete="name" isRequired />
        <NewPasswordFields control={control} label="Senha" confirmationLabel="Confirme a senha" />
        <Button type="submit" variant="primary" size="large" isFullWidth isPending={formState.isSubmitting}>
          Começar a usar o Apto
        </Button>
      </Stack>
    </form>
  );
}
