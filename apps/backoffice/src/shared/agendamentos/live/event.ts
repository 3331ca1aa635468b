import type { AgendamentoEvent, SseMessage } from '@apto/api-client';

const TYPES = [
  'CRIADO',
  'ALTERADO',
  'STATUS',
  'AGENDADO',
] as const satisfies readonly AgendamentoEvent['tipo'][];

/** The event in a server-sent message, or null for another kind (a heartbeat, an event of a newer server). */
export function eventFrom(message: SseMessage): AgendamentoEvent | null {
  if (message.event !== 'agendamento') return null;
  let value: unknown;
  try {
    value = JSON.parse(message.data);
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { id, version, tipo: name } = value as Record<string, unknown>;
  const type = TYPES.find((t) => t === name);
  return typeof id === 'number' && typeof version === 'number' && type ? { id, version, tipo: type } : null;
}
