import { ApiError } from '@apto/api-client';
import { firstUseFormSchema, type FirstUseForm as Values } from '@apto/domain/first-use';
import { MIN_PASSWORD_LENGTH } from '@apto/domain/permissions';
import { Button, CnpjField, InlineAlert, PasswordField, Section, Stack, TextField } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { messageFrom } from '../../shared/notices/index.ts';

interface Props {
  /** Makes company and administrator, and signs in; rejects with `ApiError`. */
  readonly begin: (values: Values) => Promise<void>;
}

const NAMES = [
  'codigo',
  'empresa.name',
  'empresa.tradeName',
  'empresa.cnpj',
  'usuario.name',
  'usuario.email',
  'novaSenha',
] as const;
type Name = (typeof NAMES)[number];
const isName = (text: string): text is Name => (NAMES as readonly string[]).includes(text);

/** Code, company, administrator. A refusal keeps all that was typed, the password included. */
export function FirstUseForm({ begin }: Props) {
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, setError, formState } = useForm<Values>({
    resolver: zodResolver(firstUseFormSchema),
    defaultValues: {
      codigo: '',
      empresa: { name: '', tradeName: '', cnpj: '' },
      usuario: { name: '', email: '' },
      novaSenha: '',
      confirmacao: '',
    },
  });

  const send = handleSubmit(async (values) => {
    setFailure(null);
    try {
      await begin(values);
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      const faults = (refusal?.campos ?? []).filter(({ campo: field }) => isName(field));
      for (const { campo: field, mensagem: message } of faults)
        if (isName(field)) setError(field, { message }, { shouldFocus: true });
      if (refusal?.status === 401) setError('codigo', { message: messageFrom(error) }, { shouldFocus: true });
      else if (faults.length === 0) setFailure(messageFrom(error));
    }
  });

  const text = (name: Name, label: string, props: Partial<Parameters<typeof TextField>[0]> = {}) => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField {...field} isRequired {...props} label={label} errorMessage={fieldState.error?.message} />
      )}
    />
  );
  const password = (name: 'novaSenha' | 'confirmacao', label: string, help?: string) => (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <PasswordField
          {...field}
          label={label}
          autoComplete="new-password"
          isRequired
          description={help}
          errorMessage={fieldState.error?.message}
        />
      )}
    />
  );

  return (
    <form noValidate onSubmit={(event) => void send(event)} aria-label="Primeiro acesso">
      <Stack gap="x6">
        {failure ? (
          <InlineAlert tone="danger" announce="assertive">
            {failure}
          </InlineAlert>
        ) : null}
        {text('codigo', 'Código de primeiro acesso', {
          autoComplete: 'one-time-code',
          spellCheck: 'false',
          placeholder: 'XXXX-XXXX-XXXX',
          description: 'O servidor o mostrou ao iniciar, onde foi iniciado.',
        })}
        <Section title="Empresa">
          <Stack gap="x5">
            {text('empresa.name', 'Razão social', { autoComplete: 'organization' })}
            {text('empresa.tradeName', 'Nome fantasia', { isRequired: false })}
            <Controller
              control={control}
              name="empresa.cnpj"
              render={({ field, fieldState }) => (
                <CnpjField {...field} label="CNPJ" isRequired errorMessage={fieldState.error?.message} />
              )}
            />
          </Stack>
        </Section>
        <Section title="Administrador">
          <Stack gap="x5">
            {text('usuario.name', 'Nome', { autoComplete: 'name' })}
            {text('usuario.email', 'E-mail', {
              type: 'email',
              inputMode: 'email',
              autoComplete: 'username',
              description: 'Com ele você entra no Apto.',
            })}
            {password('novaSenha', 'Senha', `No mínimo ${MIN_PASSWORD_LENGTH} caracteres.`)}
            {password('confirmacao', 'Confirme a senha')}
          </Stack>
        </Section>
        <Button type="submit" variant="primary" size="large" isPending={formState.isSubmitting}>
          Começar a usar o Apto
        </Button>
      </Stack>
    </form>
  );
}
