import { payloadDeAutoagendamento, payloadsDeAgendamento, type EstadoAssistente } from '@apto/domain';

// The domain's payloads are read-only; the contract's input types are not, and take copies.

/** Body of POST /agendamentos. @throws RangeError when a step is not complete */
export const corpoDosAgendamentos = (e: EstadoAssistente) =>
  payloadsDeAgendamento(e).map((p) => ({
    ...p,
    procedimentos: p.procedimentos.map((procedimento) => ({ ...procedimento })),
    riscos: p.riscos.map((risco) => ({ ...risco })),
    funcionario: { ...p.funcionario },
    cliente: { ...p.cliente },
    status: { ...p.status },
    tipoExame: { ...p.tipoExame },
    prestador: { ...p.prestador },
    cidade: { ...p.cidade },
  }));

/** Body of POST /autoagendamento. @throws RangeError when a step is not complete */
export function corpoDoAutoagendamento(e: EstadoAssistente) {
  const p = payloadDeAutoagendamento(e);
  return { ...p, funcionario: { ...p.funcionario }, tipoExame: { ...p.tipoExame } };
}
