import { STATUS } from '@apto/domain/status';
import { maskedDestination, type Channel, type MessageKind, type MessageState } from '@apto/domain/templates';
import { addDays, daysBetween, instantInSaoPaulo, type CivilDate, type Now } from '@apto/domain/time';
import type { DataRecord } from './batch.ts';
import { CIDADES } from './catalogue/cidades.ts';
import { EMPRESA } from './clientes.ts';
import { USERS } from './users.ts';

/** So many cities have their own day in the registry too: nothing else is closed by it (docs/decisions/0096). */
const CITIES = 6;

function holidays(today: CivilDate): DataRecord[] {
  const year = Number(today.slice(0, 4));
  const kept = CIDADES.flatMap(({ id, feriados }) => feriados.slice(0, 1).map((each) => ({ id, each })))
    .slice(0, CITIES)
    .map(({ id, each: [day, name] }) => ({ day: `${year}-${day}`, name, city: id, repeats: true }));
  const past = { day: `${year - 1}-12-31`, name: 'Recesso de fim de ano', city: null, repeats: false };
  return [past, ...kept].map(({ day, name, city, repeats }, index) => ({
    id: index + 1,
    empresa_id: EMPRESA.id,
    data_feriado: day,
    descricao: name,
    cidade_id: city,
    repete: repeats,
    ativo: true,
  }));
}

interface Bulletin {
  readonly daysAgo: number;
  readonly title: string;
  readonly text: string;
  /** For one profile alone. */
  readonly profile?: number;
  readonly readBy: readonly number[];
}

const BULLETINS: readonly Bulletin[] = [
  {
    daysAgo: 41,
    title: 'Boas-vindas ao Apto',
    text: 'Os pedidos de exame são feitos em Agendamentos. O que espera por alguém está no Painel de agendamento.\n\nEm cada tela, o ponto de interrogação abre a visita guiada.',
    readBy: [USERS.atendente.id, USERS.colega.id, USERS.cliente.id],
  },
  {
    daysAgo: 16,
    title: 'Kit de exames de altura',
    text: 'As clínicas passam a receber, com o kit, a lista dos pareceres que o ASO deve trazer. Nada muda em como se pede.',
    readBy: [USERS.colega.id],
  },
  {
    daysAgo: 6,
    title: 'Fila de atendentes: quem assume avisa',
    text: 'Ao assumir um pedido de outra pessoa, escreva em Observações por quê. Ela recebe o aviso no sino.',
    profile: USERS.atendente.id,
    readBy: [],
  },
  {
    daysAgo: 2,
    title: 'Plantão de fim de ano',
    text: 'De 21/12 a 02/01 atendemos das 8h às 12h.\n\nUrgências: fale com a central.',
    readBy: [],
  },
];

const at = (day: CivilDate, time: string): string => instantInSaoPaulo(day, time);

function bulletins(today: CivilDate): { told: DataRecord[]; read: DataRecord[] } {
  const out = BULLETINS.map((bulletin, index) => ({
    ...bulletin,
    id: index + 1,
    day: addDays(today, -bulletin.daysAgo),
  }));
  return {
    told: out.map(({ id, title, text, profile, day }) => ({
      id,
      empresa_id: EMPRESA.id,
      descricao: title,
      data: day,
      texto: text,
      perfil_id: profile ?? null,
      ativo: true,
      // Out before the demonstration began: the bell does not ring for it.
      avisado_em: at(day, '08:00'),
    })),
    read: out.flatMap(({ id, readBy, day }) =>
      readBy.map((user) => ({
        empresa_id: EMPRESA.id,
        boletim_id: id,
        usuario_id: user,
        lido_em: at(addDays(day, 1), '09:12'),
      })),
    ),
  };
}

interface Sent {
  readonly kind: MessageKind;
  readonly to: 'FUNCIONARIO' | 'SOLICITANTE' | 'PRESTADOR';
  readonly channel: Channel;
  readonly subject: string;
  readonly state: MessageState;
  readonly reason?: string;
}

/** What goes out about one visit, in turn for one appointment after the other. */
const SENT: readonly Sent[] = [
  {
    kind: 'KIT_PRESTADOR',
    to: 'PRESTADOR',
    channel: 'EMAIL',
    subject: 'Kit de atendimento',
    state: 'ENTREGUE',
  },
  {
    kind: 'CONFIRMACAO',
    to: 'FUNCIONARIO',
    channel: 'WHATSAPP',
    subject: '',
    state: 'ENVIADA',
  },
  {
    kind: 'CONFIRMACAO_SOLICITANTE',
    to: 'SOLICITANTE',
    channel: 'EMAIL',
    subject: 'Exame agendado',
    state: 'ENTREGUE',
  },
  {
    kind: 'LEMBRETE_VESPERA',
    to: 'FUNCIONARIO',
    channel: 'EMAIL',
    subject: 'Seu exame é amanhã',
    state: 'FALHA',
    reason: 'A caixa postal do destinatário está cheia.',
  },
];
/** The appointments that the messages are about. */
const VISITS = 12;
/** Messages are of days before these, so that whoever looks for today's finds their own. */
const QUIET_DAYS = 3;
const OLDEST_DAYS = 60;

/** Visits that are over: what was sent about them says nothing any more, and is not sent again. */
function messages(
  { data: today }: Now,
  agendamentos: readonly DataRecord[],
  prestadores: readonly DataRecord[],
): DataRecord[] {
  const clinics = new Map(prestadores.map((each) => [each['id'], each]));
  const text = (record: DataRecord, column: string): string => {
    const value = record[column];
    return typeof value === 'string' ? value : '';
  };
  const over = agendamentos
    .filter((each) => {
      const ago = daysBetween(text(each, 'data_agendamento') || today, today);
      return each['status_id'] === STATUS.CONCLUIDO && ago > QUIET_DAYS && ago < OLDEST_DAYS;
    })
    .slice(0, VISITS);
  return over
    .flatMap((visit, turn) => {
      const sent = SENT.slice(0, 2 + (turn % 3));
      const day = text(visit, 'data_agendamento');
      const clinic = clinics.get(visit['prestador_id']) ?? {};
      const address = { FUNCIONARIO: 'funcionario', SOLICITANTE: 'solicitante' } as const;
      return sent.map(({ kind, to, channel, subject, state, reason }, step) => {
        const contact = channel === 'EMAIL' ? 'email' : 'telefone';
        const whole = to === 'PRESTADOR' ? text(clinic, 'email') : text(visit, `${contact}_${address[to]}`);
        const moment = at(addDays(day, -1), `09:${String(turn * 4 + step).padStart(2, '0')}`);
        return {
          empresa_id: EMPRESA.id,
          canal: channel,
          destino: maskedDestination(channel, whole),
          assunto: subject === '' ? null : subject,
          agendamento_id: visit['id'],
          tipo: kind,
          situacao: state,
          tentativas: state === 'FALHA' ? 5 : 1,
          proxima_tentativa: moment,
          erro: reason ?? null,
          enviada_em: state === 'FALHA' ? null : moment,
          created_at: moment,
          destinatario: to,
          dia: day,
          hora: visit['hora_agendamento'] ?? null,
          nome_destinatario: to === 'PRESTADOR' ? text(clinic, 'name') : null,
        };
      });
    })
    .filter((each) => each.destino !== '')
    .sort((a, b) => a.created_at.localeCompare(b.created_at));
}

/**
 * What an office keeps beside its requests: holidays that it registered, bulletins, and messages that went out. By table, in
 * the order of their references; dated from today, and the same on every machine.
 */
export function buildOffice(
  now: Now,
  agendamentos: readonly DataRecord[],
  prestadores: readonly DataRecord[],
): [table: string, records: DataRecord[]][] {
  const { told, read } = bulletins(now.data);
  return [
    ['feriado', holidays(now.data)],
    ['boletim', told],
    ['boletim_leitura', read],
    ['mensagem', messages(now, agendamentos, prestadores)],
  ];
}
