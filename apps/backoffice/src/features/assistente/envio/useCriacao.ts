import { contadoresDoPainel, criarAgendamentos, listarAgendamentos } from '@apto/api-client';
import { useCliente, useRecarregar } from '@apto/api-client/react';
import { AVISO_ASSISTENTE, TITULO_ERRO_PADRAO } from '@apto/domain';
import { useStore } from 'jotai';
import { useCallback, useState } from 'react';
import { avisar, avisarErro, ehSilencioso } from '../../../shared/avisos/index.ts';
import { rascunhoAtom } from '../pedido/pedido.ts';
import { chaveDoEnvio } from './chave.ts';
import { corpoDosAgendamentos } from './corpo.ts';
import { useConclusao } from './useConclusao.ts';

export interface Envio {
  readonly enviando: boolean;
  /** Why the last try failed; everything that was typed is still there. */
  readonly falha: Error | null;
  readonly enviar: () => Promise<void>;
}

/** Creates one appointment for each employee, all or none, then shows them in the list (doc2 §2.1, §4). */
export function useCriacao(): Envio {
  const cliente = useCliente();
  const loja = useStore();
  const concluir = useConclusao();
  const recarregar = useRecarregar();
  const [enviando, setEnviando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);

  const enviar = useCallback(async () => {
    const { id, estado } = loja.get(rascunhoAtom);
    setFalha(null);
    setEnviando(true);
    try {
      const body = corpoDosAgendamentos(estado);
      const resposta = await cliente.chamar(
        criarAgendamentos,
        { body },
        { idempotencyKey: chaveDoEnvio(id, body) },
      );
      const criados = Array.isArray(resposta) ? resposta : [resposta];
      for (const { nomeFuncionario } of criados) avisar(AVISO_ASSISTENTE.agendamentoSalvo(nomeFuncionario));
      void recarregar(listarAgendamentos, contadoresDoPainel);
      await concluir();
    } catch (erro) {
      if (ehSilencioso(erro)) return;
      setFalha(erro instanceof Error ? erro : new Error(String(erro)));
      avisarErro(erro, TITULO_ERRO_PADRAO);
    } finally {
      setEnviando(false);
    }
  }, [cliente, concluir, loja, recarregar]);

  return { enviando, falha, enviar };
}
