import type { ValidatedAgendamentoPayload } from '@apto/api-client';
import { TIPO_EXAME } from '@apto/domain/exames';
import type { PedidoProcedimento } from '@apto/domain/pedido';
import type { ManyShared } from '../db/schema.ts';

/** The employee whose appointment it is, as the registry has them. */
export interface OwnPart {
  readonly funcionario: number;
  readonly telefoneFuncionario: string;
  readonly emailFuncionario: string | null;
  readonly procedimentos: readonly Pick<PedidoProcedimento, 'id' | 'observacaoAgendamentoConsulta'>[];
  readonly direcionarParaAtendente: boolean;
}

/** One appointment of a bulk request, as the wizard would send it. */
export function payloadOf(shared: ManyShared, own: OwnPart): ValidatedAgendamentoPayload {
  const { cienteCobranca: isAcknowledged, ...common } = shared;
  return {
    ...common,
    ...own,
    procedimentos: own.procedimentos.map(({ id, observacaoAgendamentoConsulta }) => ({
      id,
      observacaoAgendamentoConsulta,
    })),
    riscos: [],
    resideForaDoPais: false,
    procedimentosFromSoc: true,
    asoEmDia: isAcknowledged && shared.tipoExame === TIPO_EXAME.MUDANCA_FUNCAO,
    clienteNaoAlterarSituacaoNoDemissional: false,
    anexos: [],
  };
}
