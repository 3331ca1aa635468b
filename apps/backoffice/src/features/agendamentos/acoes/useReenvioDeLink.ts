import { enviarLinkAutoagendamento, type AgendamentoLinha, type Resposta } from '@apto/api-client';
import { useCliente } from '@apto/api-client/react';
import { AVISO_AGENDAMENTOS, normalizarTelefone, type FormReenviarLink } from '@apto/domain';
import { useCallback, useState } from 'react';
import { avisar, ehSilencioso, mensagemDe } from '../../../shared/avisos/index.ts';
import { useTentativa } from './useTentativa.ts';

export type LinkEnviado = Resposta<typeof enviarLinkAutoagendamento>;

export interface ReenvioDeLink {
  /** Whose link; null while nothing is open. */
  agendamento: AgendamentoLinha | null;
  /** The new link and token, once sent. */
  enviado: LinkEnviado | null;
  pedir: (agendamento: AgendamentoLinha) => void;
  /** Sends by the chosen channel. Rejects with the server's sentence; the form keeps what was typed. */
  enviar: (form: FormReenviarLink) => Promise<void>;
  fechar: () => void;
}

/** Reenviar Link: a new token by WhatsApp or e-mail (doc1 §2.5). Earlier tokens stop working (decision 19). */
export function useReenvioDeLink(): ReenvioDeLink {
  const cliente = useCliente();
  const tentativa = useTentativa();
  const [agendamento, setAgendamento] = useState<AgendamentoLinha | null>(null);
  const [enviado, setEnviado] = useState<LinkEnviado | null>(null);

  const enviar = useCallback(
    async ({ formaEnvio, phone, email }: FormReenviarLink) => {
      if (!agendamento) return;
      try {
        const body = {
          formaEnvio,
          phone: phone ? normalizarTelefone(phone) : null,
          email: email.trim() || null,
          cpf: agendamento.funcionario.cpf,
          agendamentoId: agendamento.id,
        };
        const link = await cliente.chamar(
          enviarLinkAutoagendamento,
          { body },
          { idempotencyKey: tentativa.chave(JSON.stringify(body)) },
        );
        setEnviado(link);
      } catch (erro) {
        if (!ehSilencioso(erro)) avisar(AVISO_AGENDAMENTOS.falhaAoGerarToken(mensagemDe(erro)));
        throw erro;
      }
    },
    [agendamento, cliente, tentativa],
  );

  return {
    agendamento,
    enviado,
    enviar,
    pedir: useCallback(
      (linha: AgendamentoLinha) => {
        tentativa.recomecar();
        setEnviado(null);
        setAgendamento(linha);
      },
      [tentativa],
    ),
    fechar: useCallback(() => {
      setAgendamento(null);
      setEnviado(null);
    }, []),
  };
}
