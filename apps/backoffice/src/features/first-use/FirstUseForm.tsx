import { ApiError } from '@apto/api-client';
import { firstUseFormSchema, type FirstUseForm as Values } from '@apto/domain/first-use';
import { Button, CnpjField, Section, Stack } from '@apto/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import {
  FormEmailField,
  FormFailure,
  FormTextField,
  NewPasswordFields,
  useSending,
} from '../../shared/form/index.ts';
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

/** Code, company, administrator. A refusal keeps all that was typed, the password included. */
export function FirstUseForm({ begin }: Props) {
  const form = useForm<Values>({
    resolver: zodResolver(firstUseFormSchema),
    defaultValues: {
      codigo: '',
      empresa: { name: '', tradeName: '', cnpj: '' },
      usuario: { name: '', email: '' },
      novaSenha: '',
      confirmacao: '',
    },
  });

  const { control, formState, setError } = form;
  const { failure, onSubmit } = useSending(form, NAMES, begin, {
    onRefused: (error) => {
      const isWrongCode = error instanceof ApiError && error.status === 401;
      if (isWrongCode) setError('codigo', { message: messageFrom(error) }, { shouldFocus: true });
      return isWrongCode;
    },
  });

  return (
    <form noValidate onSubmit={onSubmit} aria-label="Primeiro acesso">
      <Stack gap="x6">
        <FormFailure failure={failure} />
        <FormTextField
          control={control}
          name="codigo"
          label="Código de primeiro acesso"
          isRequired
          autoComplete="one-time-code"
          spellCheck="false"
          placeholder="XXXX-XXXX-XXXX"
          description="O servidor o mostrou ao iniciar, onde foi iniciado."
        />
        <Section title="Empresa">
          <Stack gap="x5">
            <FormTextField
              control={control}
              name="empresa.name"
              label="Razão social"
              isRequired
              autoComplete="organization"
            />
            <FormTextField control={control} name="empresa.tradeName" label="Nome fantasia" />
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
            <FormTextField
              control={control}
              name="usuario.name"
              label="Nome"
              isRequired
              autoComplete="name"
            />
            <FormEmailField
              control={control}
              name="usuario.email"
              label="E-mail"
              isRequired
              autoComplete="username"
              description="Com ele você entra no Apto."
            />
            <NewPasswordFields control={control} label="Senha" confirmationLabel="Confirme a senha" />
          </Stack>
        </Section>
        <Button type="submit" variant="primary" size="large" isPending={formState.isSubmitting}>
          Começar a usar o Apto
        </Button>
      </Stack>
    </form>
  );
}
