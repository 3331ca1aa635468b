import { confirmMyData, ApiError, myAutoagendamento } from '@apto/api-client';
import { useAction, useReload } from '@apto/api-client/react';
import { validateFuncionarioData } from '@apto/domain/autoagendamento';
import { mobilePhoneRefusal } from '@apto/domain/documents';
import type { FieldFailure } from '@apto/domain/messages';
import { Button, InlineAlert, PhoneField, Section, Stack, Text, TextField } from '@apto/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePedido } from '../../shared/pedido/context.ts';
import { Step } from '../../shared/pedido/Step.tsx';
import { leavePedido } from '../../shared/pedido/leave.ts';
import { PATHS } from '../../shared/routing/paths.ts';
import { MY_EXAME, ProposedTime, ProposedTimeLoading } from '../../shared/pedido/ProposedTime.tsx';
import { useProposal } from './useProposal.ts';
import { RequestCard, Who } from './WhoRequested.tsx';

const FORM = 'meus-dados';
/** The call's names for the domain's fields. */
const FIELD = { phone: 'telefoneFuncionario', email: 'emailFuncionario' } as const;
const NONE_SEEN = { phone: false, email: false };

/**
 * Step 1: is this you, and how does the clinic reach you? (doc2 §2.10, §5 'Employee data step') With the time that is
 * proposed, which one press books; who wants another chooses city, clinic and day in the steps that follow.
 */
export function ConfirmData() {
  const pedido = usePedido();
  const navigate = useNavigate();
  const reload = useReload();
  const { trigger } = useAction(confirmMyData);
  const { proposed, isLooking, book } = useProposal(pedido);
  /** Which way on was pressed, until its page is there: what it asks, and the code of the page, may take long on a telephone. */
  const [under, setUnder] = useState<'BOOK' | 'CHOOSE' | null>(null);
  const [phone, setPhone] = useState(pedido.funcionario.phone ?? '');
  const [email, setEmail] = useState(pedido.funcionario.email ?? '');
  /** Fields that were left or sent: what they lack is said from then on. */
  const [seen, setSeen] = useState(NONE_SEEN);
  const [failure, setFailure] = useState<{ error: ApiError; title: string } | null>(null);
  const phoneField = useRef<HTMLInputElement>(null);
  const emailField = useRef<HTMLInputElement>(null);

  const formFailures: FieldFailure[] = validateFuncionarioData({
    telefoneFuncionario: phone,
    emailFuncionario: email,
    formaEnvio: email.trim() ? 'EMAIL' : 'WHATSAPP',
  });
  const failureOf = (field: keyof typeof FIELD): string | undefined =>
    (seen[field] && field === 'phone' ? mobilePhoneRefusal(phone) : null) ??
    (seen[field] ? formFailures.find((f) => f.campo === FIELD[field])?.mensagem : undefined) ??
    failure?.error.campos.find((f) => f.campo.endsWith(field))?.mensagem;

  /** @returns whether telephone and e-mail are kept now */
  async function keepData(): Promise<boolean> {
    setSeen({ phone: true, email: true });
    setFailure(null);
    const [first] = formFailures;
    if (first) {
      (first.campo === FIELD.phone ? phoneField : emailField).current?.focus();
      return false;
    }
    // Only an e-mail that was touched is sent: an empty field that stays empty asks for nothing to be erased.
    const emailChanged = email.trim() !== (pedido.funcionario.email ?? '');
    await trigger({ input: { body: { phone, ...(emailChanged && { email: email.trim() }) } } });
    return true;
  }

  async function attempt(way: 'BOOK' | 'CHOOSE', whatFollows: () => Promise<void>): Promise<void> {
    setUnder(way);
    let title = 'Erro ao atualizar dado';
    try {
      if (!(await keepData())) return;
      title = 'Não foi possível agendar';
      await whatFollows();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure({ error, title });
    } finally {
      setUnder(null);
    }
  }

  const choose = (): Promise<void> =>
    attempt('CHOOSE', async () => {
      await reload(myAutoagendamento);
      await navigate(PATHS.place);
    });

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!proposed) return choose();
    await attempt('BOOK', () => book(proposed));
  }

  const isWithProposal = proposed !== null || isLooking;
  return (
    <Step
      title={isWithProposal ? MY_EXAME : 'Confirme seus dados'}
      isCounted={!isWithProposal}
      description={isWithProposal ? undefined : 'Confira se é você e como a clínica pode falar com você.'}
      action={
        <Button
          type="submit"
          form={FORM}
          variant="primary"
          size="large"
          isFullWidth
          isPending={under === 'BOOK' || (under === 'CHOOSE' && !isWithProposal)}
          pendingLabel={proposed ? 'Agendando' : 'Salvando'}
          disabledReason={isLooking ? 'Procurando um horário para você…' : undefined}
        >
          {isWithProposal ? 'Agendar' : 'Confirmar e continuar'}
        </Button>
      }
      // One button below what is proposed: two of them would lie over the preparation on a small phone.
      secondaryAction={isWithProposal ? undefined : <Leave />}
    >
      {isWithProposal ? <Who pedido={pedido} /> : <RequestCard pedido={pedido} isWithWho />}
      {failure && failure.error.campos.length === 0 && failure.error.status !== 401 ? (
        <InlineAlert tone="danger" title={failure.title} announce="assertive">
          <Text>{failure.error.message} O que você digitou continua aqui.</Text>
        </InlineAlert>
      ) : null}
      {proposed ? (
        <ProposedTime clinic={proposed.clinic} time={proposed.time} />
      ) : isLooking ? (
        <ProposedTimeLoading />
      ) : null}
      {isWithProposal ? (
        <>
          <Button
            isFullWidth
            isPending={under === 'CHOOSE'}
            pendingLabel="Salvando"
            onPress={() => void choose()}
          >
            Mudar clínica, dia ou hora
          </Button>
          <RequestCard pedido={pedido} isWithWho={false} />
        </>
      ) : null}
      <Section title="Atualizar dados">
        <form id={FORM} noValidate onSubmit={(event) => void submit(event)} aria-label="Atualizar dados">
          <Stack gap="x6">
            <PhoneField
              ref={phoneField}
              label="Telefone com WhatsApp"
              name="phone"
              isRequired
              value={phone}
              onChange={setPhone}
              onBlur={() => setSeen((before) => ({ ...before, phone: true }))}
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
              onBlur={() => setSeen((before) => ({ ...before, email: true }))}
              errorMessage={failureOf('email')}
            />
          </Stack>
        </form>
      </Section>
      {isWithProposal ? <Leave /> : null}
    </Step>
  );
}

/** The way out for who is somebody else. */
function Leave() {
  return (
    <Button variant="quiet" isFullWidth onPress={leavePedido}>
      Não sou eu: sair
    </Button>
  );
}
