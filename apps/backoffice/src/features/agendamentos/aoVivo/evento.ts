import type { EventoDeAgendamento, MensagemSse } from '@apto/api-client';

const TIPOS = [
  'CRIADO',
  'ALTERADO',
  'STATUS',
  'AGENDADO',
] as const satisfies readonly EventoDeAgendamento['tipo'][];

/** The event in a server-sent message, or null for another kind (a heartbeat, an event of a newer server). */
export function eventoDe(mensagem: MensagemSse): EventoDeAgendamento | null {
  if (mensagem.evento !== 'agendamento') return null;
  let valor: unknown;
  try {
    valor = JSON.parse(mensagem.dados);
  } catch {
    return null;
  }
  if (typeof valor !== 'object' || valor === null) return null;
  const { id, version, tipo: nome } = valor as Record<string, unknown>;
  const tipo = TIPOS.find((t) => t === nome);
  return typeof id === 'number' && typeof version === 'number' && tipo ? { id, version, tipo } : null;
}
