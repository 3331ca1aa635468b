import { confirmMyData, ApiError, myAutoagendamento } from '@apto/api-client';
import { useAction, useReload } from '@apto/api-client/react';
import { validateFuncionarioData } from '@apto/domain/autoagendamento';
import type { FieldFailure } from '@apto/domain/messages';
import { Avatar, Button, Card, Inline, InlineAlert, PhoneField, Stack, Text, TextField } from '@apto/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePedido } from '../../shared/pedido/context.ts';
import { Step } from '../../shared/pedido/Step.tsx';
import { leavePedido } from '../../shared/pedido/leave.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { WhoRequested } from './WhoRequested.tsx';

const FORM = 'meus-dados';
/** The call's names for the domain's fields. */
const FIELD = { phone: 'telefoneFuncionario', email: 'emailFuncionario' } as const;

/** Step 1: is this you, and how does the clinic reach you? (doc2 §2.10, §5 'Employee data step') */
export function ConfirmData() {
  const pedido = usePedido();
  const navigate = useNavigate();
  const reload = useReload();
  const { trigger, isMutating } = useAction(confirmMyData);
  const [phone, setPhone] = useState(pedido.funcionario.phone ?? '');
  const [email, setEmail] = useState(pedido.funcionario.email ?? '');
  const [sent, setSent] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);

  const formFailures: FieldFailure[] = sent
    ? validateFuncionarioData({
        telefoneFuncionario: phone,
        emailFuncionario: email,
        formaEnvio: email.trim() ? 'EMAIL' : 'WHATSAPP',
      })
    : [];
  const failureOf = (field: keyof typeof FIELD): string | undefined =>
    formFailures.find((f) => f.campo === FIELD[field])?.mensagem ??
    error?.campos.find((f) => f.campo.endsWith(field))?.mensagem;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setSent(true);
    setError(null);
    const [first] = validateFuncionarioData({
      telefoneFuncionario: phone,
      emailFuncionario: email,
      formaEnvio: email.trim() ? 'EMAIL' : 'WHATSAPP',
    });
    if (first) return (first.campo === FIELD.phone ? phoneField : emailField).current?.focus();
    try {
      // Only an e-mail that was touched is sent: an empty field that stays empty asks for nothing to be erased.
      const emailChanged = email.trim() !== (pedido.funcionario.email ?? '');
      await trigger({ input: { body: { phone, ...(emailChanged && { email: email.trim() }) } } });
      await reload(myAutoagendamento);
      await navigate(PATHS.place);
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure);
    }
  }

  return (
    <Step
      title="Confirme seus dados"
      description="Confira se é você e como a clínica pode falar com você."
      action={
        <Button
          type="submit"
          form={FORM}
          variant="primary"
          size="large"
          isFullWidth
          isPending={isMutating}
          pendingLabel="Salvando"
        >
          Confirmar e continuar
        </Button>
      }
      secondaryAction={
        <Button variant="quiet" isFullWidth onPress={leavePedido}>
          Não sou eu: sair
        </Button>
      }
    >
      <Card isSunken>
        <Inline gap="x4" isWrapping={false}>
          <Avatar
            name={pedido.cliente.name}
            src={pedido.cliente.urlLogo ?? undefined}
            size="lg"
            isDecorative
          />
          <WhoRequested pedido={pedido} />
        </Inline>
      </Card>
      <form id={FORM} noValidate onSubmit={(event) => void send(event)} aria-label="Seus dados">
        <Stack gap="x6">
          {error && error.campos.length === 0 && error.status !== 401 ? (
            <InlineAlert tone="danger" title="Erro ao atualizar dado" announce="assertive">
              <Text>{error.message} O que você digitou continua aqui.</Text>
            </InlineAlert>
          ) : null}
          <PhoneField
            ref={phoneField}
            label="Telefone com WhatsApp"
            name="phone"
            isRequired
            value={phone}
            onChange={setPhone}
            errorMessage={failureOf('phone')}
          />
          <TextField
            ref={emailField}
            label="E-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            isOptional
            value={email}
            onChange={setEmail}
            errorMessage={failureOf('email')}
          />
        </Stack>
      </form>
    </Step>
  );
}
