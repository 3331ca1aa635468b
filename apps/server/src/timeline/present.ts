import { editedLines } from '@apto/domain/edit';
import { OLDER_LOOK, statusOf, type Tone } from '@apto/domain/status';
import {
  canResendMessage,
  isMessageKind,
  KEPT_HERE_TEXT,
  maskedDestination,
  MESSAGE_KIND,
  MESSAGE_STATE,
  MESSAGE_STATES,
  type MessageState,
} from '@apto/domain/templates';
import type { SentRow, TimelineEvent } from './repository.ts';

const ACTIONS = new Map<string, string>([
  ['ALTERAR', 'Dados alterados'],
  ['ASSUMIR_ATENDIMENTO', 'Atendimento assumido'],
  ['ANEXAR', 'Arquivo anexado'],
  ['ENTRAR', 'Entrada pelo link de autoagendamento'],
  ['EMITIR_LINK', 'Link de autoagendamento emitido'],
  // The lasting one, of 'Meu agendamento' (docs/decisions/0114).
  ['EMITIR_ACOMPANHAMENTO', 'Link de acompanhamento emitido'],
  ['CONFIRMAR_DADOS', 'Dados confirmados pelo funcionário'],
  ['CONFIRMAR_PRESTADOR', 'Clínica escolhida'],
  ['REENVIAR_KIT', 'Kit reenviado'],
  ['OBSERVACAO_PRESTADOR', 'Observação da clínica'],
  ['ACEITAR_OBSERVACAO', 'Observação da clínica aceita'],
  ['REENVIAR_MENSAGEM', 'Mensagem reenviada'],
  // Who waits for an earlier place (docs/decisions/0151).
  ['ESPERAR_HORARIO', 'Pediu aviso de horário antes'],
  ['DEIXAR_ESPERA', 'Deixou de esperar um horário antes'],
  ['ENCERRAR_ESPERA', 'Espera por um horário antes encerrada'],
  ['OFERECER_HORARIO', 'Horário antes oferecido'],
  ['RECUSAR_OFERTA', 'Horário oferecido recusado'],
  ['EXPIRAR_OFERTA', 'Horário oferecido sem resposta'],
]);

const ORIGINS: Readonly<Record<string, string>> = {
  interna: 'pelo sistema da empresa',
  autoagendamento: 'pelo link de autoagendamento',
  publica: 'pelo link de autoagendamento',
  prestador: 'pelo portal da clínica',
  sistema: 'automaticamente',
};

const origin = ({ session, ip }: TimelineEvent): string | null => {
  if (session === null) return null;
  const way = ORIGINS[session] ?? session;
  return `De onde: ${way}${ip === null ? '' : `, endereço ${ip}`}`;
};

const details = (event: TimelineEvent): (string | null)[] => [
  event.status === null ? null : event.text,
  event.note,
  ...editedLines(event.fields ?? [], event.values),
  event.file === null ? null : `${event.file}${event.kind === null ? '' : ` (${event.kind})`}`,
  origin(event),
];

/** An event as the wire tells it (doc1 §3 'Timeline items'). */
export function toInternalEvent(event: TimelineEvent) {
  const status = event.status === null ? undefined : statusOf(event.status);
  const tone: Tone = status?.tone ?? 'info';
  return {
    data: event.at,
    name: event.author,
    descricao: status?.descricao ?? ACTIONS.get(event.action) ?? event.action,
    observacao:
      details(event)
        .filter((each) => each !== null && each.trim() !== '')
        .join('\n') || null,
    ...OLDER_LOOK[tone],
  };
}

const isState = (state: string): state is MessageState => MESSAGE_STATES.some((each) => each === state);

const hasReason = (state: MessageState): boolean => state === 'FALHA' || state === 'NAO_ENVIADA';

/** A message as the wire tells it. What answers arrive is not known: nothing brings them in yet. */
export function toMessage(m: SentRow) {
  if (!isState(m.state)) throw new Error(`Situação de mensagem desconhecida: ${m.state}.`);
  const isEmail = m.channel === 'EMAIL';
  // As the list of messages shows it, also while it waits.
  const to = maskedDestination(isEmail ? 'EMAIL' : 'WHATSAPP', m.to);
  return {
    id: m.id,
    tipoEvento: isMessageKind(m.kind) ? MESSAGE_KIND[m.kind].label : m.kind,
    createdAt: m.at,
    acao: isEmail ? `Por e-mail${to === '' ? '' : ` a ${to}`}` : 'Por WhatsApp',
    variaveis: null,
    envio: MESSAGE_STATE[m.state].wire,
    destinatario: isMessageKind(m.kind) ? MESSAGE_KIND[m.kind].recipient : null,
    situacao: m.state,
    motivo: m.state === 'NA_CAIXA' ? KEPT_HERE_TEXT : hasReason(m.state) ? m.reason : null,
    podeReenviar: canResendMessage(m.kind, m.state, m.about),
    tel: isEmail ? null : to,
    classificacao: 'ENVIO' as const,
  };
}
