import {
  agendamentoPayloads,
  autoagendamentoPayload,
  type AgendamentoPayload,
  type AssistenteState,
} from '@apto/domain/assistente';

// The domain's payloads are read-only; the contract's input types are not, and take copies.
const copy = (p: AgendamentoPayload) => ({
  ...p,
  procedimentos: p.procedimentos.map((procedimento) => ({ ...procedimento })),
  riscos: p.riscos.map((risco) => ({ ...risco })),
  anexos: p.anexos.map((upload) => ({ ...upload })),
  funcionario: { ...p.funcionario },
  cliente: { ...p.cliente },
  status: { ...p.status },
  tipoExame: { ...p.tipoExame },
  prestador: { ...p.prestador },
  cidade: { ...p.cidade },
});

/** Body of POST /agendamentos, and each of POST /pre-solicitacoes. @throws RangeError when a step is not complete */
export const agendamentosBody = (e: AssistenteState) => agendamentoPayloads(e).map(copy);

/** Body of POST /autoagendamento. @throws RangeError when a step is not complete */
export function autoagendamentoBody(e: AssistenteState) {
  const p = autoagendamentoPayload(e);
  return { ...p, funcionario: { ...p.funcionario }, tipoExame: { ...p.tipoExame } };
}
