import { confirmarMeusDados, ErroDeApi, meuAutoagendamento } from '@apto/api-client';
import { useAcao, useRecarregar } from '@apto/api-client/react';
import { validarDadosDoFuncionario, type FalhaDeCampo } from '@apto/domain';
import { Avatar, Button, Card, Inline, InlineAlert, PhoneField, Stack, Text, TextField } from '@apto/ui';
import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePedido } from '../../shared/pedido/contexto.ts';
import { Etapa } from '../../shared/pedido/Etapa.tsx';
import { sairDoPedido } from '../../shared/pedido/sair.ts';
import { CAMINHO } from '../../shared/rotas/caminhos.ts';
import { QuemPediu } from './QuemPediu.tsx';

const FORM = 'meus-dados';
/** The call's names for the domain's fields. */
const CAMPO = { phone: 'telefoneFuncionario', email: 'emailFuncionario' } as const;

/** Step 1: is this you, and how does the clinic reach you? (doc2 §2.10, §5 'Employee data step') */
export function ConfirmarDados() {
  const pedido = usePedido();
  const navegar = useNavigate();
  const recarregar = useRecarregar();
  const { trigger, isMutating } = useAcao(confirmarMeusDados);
  const [phone, setPhone] = useState(pedido.funcionario.phone ?? '');
  const [email, setEmail] = useState(pedido.funcionario.email ?? '');
  const [enviado, setEnviado] = useState(false);
  const [erro, setErro] = useState<ErroDeApi | null>(null);
  const campoPhone = useRef<HTMLInputElement>(null);
  const campoEmail = useRef<HTMLInputElement>(null);

  const doForm: FalhaDeCampo[] = enviado
    ? validarDadosDoFuncionario({
        telefoneFuncionario: phone,
        emailFuncionario: email,
        formaEnvio: email.trim() ? 'EMAIL' : 'WHATSAPP',
      })
    : [];
  const falhaDe = (campo: keyof typeof CAMPO): string | undefined =>
    doForm.find((f) => f.campo === CAMPO[campo])?.mensagem ??
    erro?.campos.find((f) => f.campo.endsWith(campo))?.mensagem;

  async function enviar(event: FormEvent): Promise<void> {
    event.preventDefault();
    setEnviado(true);
    setErro(null);
    const [primeira] = validarDadosDoFuncionario({
      telefoneFuncionario: phone,
      emailFuncionario: email,
      formaEnvio: email.trim() ? 'EMAIL' : 'WHATSAPP',
    });
    if (primeira) return (primeira.campo === CAMPO.phone ? campoPhone : campoEmail).current?.focus();
    try {
      // Only an e-mail that was touched is sent: an empty field that stays empty asks for nothing to be erased.
      const mudouEmail = email.trim() !== (pedido.funcionario.email ?? '');
      await trigger({ entrada: { body: { phone, ...(mudouEmail && { email: email.trim() }) } } });
      await recarregar(meuAutoagendamento);
      await navegar(CAMINHO.local);
    } catch (falha) {
      if (!(falha instanceof ErroDeApi)) throw falha;
      setErro(falha);
    }
  }

  return (
    <Etapa
      titulo="Confirme seus dados"
      descricao="Confira se é você e como a clínica pode falar com você."
      acao={
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
      acaoSecundaria={
        <Button variant="quiet" isFullWidth onPress={sairDoPedido}>
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
          <QuemPediu pedido={pedido} />
        </Inline>
      </Card>
      <form id={FORM} noValidate onSubmit={(event) => void enviar(event)} aria-label="Seus dados">
        <Stack gap="x6">
          {erro && erro.campos.length === 0 && erro.status !== 401 ? (
            <InlineAlert tone="perigo" title="Erro ao atualizar dado" announce="assertive">
              <Text>{erro.message} O que você digitou continua aqui.</Text>
            </InlineAlert>
          ) : null}
          <PhoneField
            ref={campoPhone}
            label="Telefone com WhatsApp"
            name="phone"
            isRequired
            value={phone}
            onChange={setPhone}
            errorMessage={falhaDe('phone')}
          />
          <TextField
            ref={campoEmail}
            label="E-mail"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="email"
            isOptional
            value={email}
            onChange={setEmail}
            errorMessage={falhaDe('email')}
          />
        </Stack>
      </form>
    </Etapa>
  );
}
