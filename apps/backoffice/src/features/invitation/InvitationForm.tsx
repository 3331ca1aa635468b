import { ApiError } from '@apto/api-client';
import { MIN_PASSWORD_LENGTH } from '@apto/domain/permissions';
import { acceptanceFormSchema, type AcceptanceForm as Values } from '@apto/domain/users';
import { Button, InlineAlert, PasswordField, Stack, TextField } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { messageFrom } from '../../shared/notices/index.ts';

interface Props {
  /** As whoever invited wrote it. */
  readonly name: string;
  /** For password managers. */
  readonly email: string;
  /** Sets name and password, and signs in; rejects with `ApiError`. */
  readonly accept: (values: Values) => Promise<void>;
}

const PASSWORDS = [
  { name: 'novaSenha', label: 'Senha', help: `No mínimo ${MIN_PASSWORD_LENGTH} caracteres.` },
  { name: 'confirmacao', label: 'Confirme a senha', help: undefined },
] as const;

const isField = (name: string): name is 'name' | 'novaSenha' => name === 'name' || name === 'novaSenha';

/** Name and password. A refusal keeps what was typed. */
export function InvitationForm({ name, email, accept }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(acceptanceFormSchema),
    defaultValues: { name, novaSenha: '', confirmacao: '' },
  });
  const send = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await accept(values);
    } catch (error) {
      const faults =
        error instanceof ApiError ? error.campos.filter(({ campo: field }) => isField(field)) : [];
      for (const { campo: field, mensagem: message } of faults)
        if (isField(field)) setError(field, { message }, { shouldFocus: true });
      if (faults.length === 0) setFailure(messageFrom(error));
    }
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)} aria-label="Aceitar convite">
      <Stack gap="x5">
        {failure ? (
          <InlineAlert tone="danger" announce="assertive">
            {failure}
          </InlineAlert>
        ) : null}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <Controller
          control={control}
          name="name"
          render={({ field, fieldState }) => (
            <TextField
              {...field}
              label="Seu nome"
              autoComplete="name"
              isRequired
              errorMessage={fieldState.error?.message}
            />
          )}
        />
        {PASSWORDS.map((password) => (
          <Controller
            key={password.name}
            control={control}
            name={password.name}
            render={({ field, fieldState }) => (
              <PasswordField
                {...field}
                label={password.label}
                autoComplete="new-password"
                isRequired
                description={password.help}
                errorMessage={fieldState.error?.message}
              />
            )}
          />
        ))}
        <Button type="submit" variant="primary" size="large" isFullWidth isPending={formState.isSubmitting}>
          Começar a usar o Apto
        </Button>
      </Stack>
    </form>
  );
}
