import { ApiError } from '@apto/api-client';
import { MIN_PASSWORD_LENGTH } from '@apto/domain/permissions';
import { acceptanceFormSchema, type AcceptanceForm } from '@apto/domain/users';
import { Button, InlineAlert, PasswordField, Stack, TextField, useFirstFault } from '@apto/ui';
import { useState, type FormEvent } from 'react';

interface Props {
  email: string;
  /** Sets name and password, and signs in; rejects with `ApiError`. */
  accept: (values: AcceptanceForm) => Promise<void>;
}

type Faults = Readonly<Partial<Record<string, string>>>;
const EMPTY: AcceptanceForm = { name: '', novaSenha: '', confirmacao: '' };

/** Who fills it in, and a password that nobody else knows. A refusal keeps what was typed. */
export function AcceptForm({ email, accept }: Props) {
  const [values, setValues] = useState(EMPTY);
  const [faults, setFaults] = useState<Faults>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const { within, show } = useFirstFault();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setFailure(null);
    const parsed = acceptanceFormSchema.safeParse(values);
    const found = parsed.error?.issues.map((issue) => [String(issue.path[0]), issue.message] as const) ?? [];
    setFaults(Object.fromEntries(found));
    if (!parsed.success) return show();
    setSending(true);
    try {
      await accept(parsed.data);
    } catch (error) {
      setSending(false);
      const refusal = error instanceof ApiError ? error : null;
      setFaults(Object.fromEntries(refusal?.campos.map((fault) => [fault.campo, fault.mensagem]) ?? []));
      if (!refusal || refusal.campos.length === 0)
        setFailure(refusal?.message ?? 'Não foi possível entrar. Tente novamente.');
      show();
    }
  }
  const bind = (name: keyof AcceptanceForm) => ({
    name,
    isRequired: true,
    value: values[name],
    onChange: (value: string) => setValues({ ...values, [name]: value }),
    errorMessage: faults[name],
  });
  return (
    <form noValidate onSubmit={(event) => void send(event)} aria-label="Começar o cadastro">
      <div ref={within}>
        <Stack gap="x5">
          {failure ? (
            <InlineAlert tone="danger" announce="assertive">
              {failure}
            </InlineAlert>
          ) : null}
          <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
          <TextField {...bind('name')} label="Seu nome" autoComplete="name" />
          <PasswordField
            {...bind('novaSenha')}
            label="Senha"
            autoComplete="new-password"
            description={`No mínimo ${MIN_PASSWORD_LENGTH} caracteres.`}
          />
          <PasswordField {...bind('confirmacao')} label="Confirme a senha" autoComplete="new-password" />
          <Button type="submit" variant="primary" size="large" isFullWidth isPending={isSending}>
            Começar o cadastro
          </Button>
        </Stack>
      </div>
    </form>
  );
}
