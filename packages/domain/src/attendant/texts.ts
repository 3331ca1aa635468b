import { NOTICE_LIFE, type Notice } from '../messages/index.ts';
import { periodoName, PERIODO } from '../periodos/index.ts';
import { ofStatus, recordText, STATUS, type ActionWithRecord, type IdStatus } from '../status/index.ts';
import { formatDateWithWeekday } from '../time/index.ts';
import type { AttendantAction } from './actions.ts';
import { DAY_CHOSEN_LABEL, DAYS_PROPOSED_LABEL, type ChosenWhen, type ProposedDay } from './when.ts';

interface ActionTexts {
  /** The button. */
  readonly label: string;
  /** What happens then, below the dialog's title. */
  readonly purpose: string;
  /** The toast. */
  readonly done: string;
}

/** Toasts of what a clinic noted (doc3 §7.6). */
export const CLINIC_NOTE_NOTICE = {
  accepted: (count: number): Notice => ({
    tone: 'success',
    title:
      count === 0
        ? 'Outra pessoa já tinha aceitado.'
        : count === 1
          ? 'Observação aceita.'
          : `${count} observações aceitas.`,
    life: NOTICE_LIFE.LIST_SUCCESS,
  }),
  acceptFailed: (message: string): Notice => ({
    tone: 'danger',
    title: 'Não foi possível aceitar.',
    detail: message,
  }),
} as const;

/** A new day is held before anybody is told: another step tells it (docs/decisions/0065). */
const TOLD_WHEN_SCHEDULED = 'Funcionário e solicitante só são avisados quando você agendar.';

export const ATTENDANT_TEXT: Readonly<Record<AttendantAction, ActionTexts>> = {
  INICIAR_ATENDIMENTO: {
    label: 'Iniciar',
    purpose: 'O atendimento passa a ser seu.',
    done: 'Atendimento iniciado.',
  },
  APLICAR_RISCO: {
    label: 'Aplicar risco',
    purpose: 'Os riscos passam a valer para este pedido.',
    done: 'Risco aplicado.',
  },
  AGENDAR: {
    label: 'Agendar',
    purpose: 'Quem é avisado recebe o dia, o horário e o preparo.',
    done: 'Agendamento confirmado.',
  },
  CONFIRMAR_AGENDA: {
    label: 'Confirmar agenda',
    purpose: 'O horário reservado passa a valer.',
    done: 'Agenda confirmada.',
  },
  PEDIR_CONFIRMACAO_PRESTADOR: {
    label: 'Perguntar à clínica',
    purpose: 'A clínica vê o pedido no portal e confirma, recusa ou propõe outro horário.',
    done: 'Pergunta enviada à clínica.',
  },
  PEDIR_CONFIRMACAO_FUNCIONARIO: {
    label: 'Perguntar ao funcionário',
    purpose: 'O funcionário recebe um link para confirmar este dia ou dizer que não pode.',
    done: 'Pergunta enviada ao funcionário.',
  },
  ATENDER_PENDENCIA: {
    label: 'Resolver pendência',
    purpose: 'Diga o que foi combinado. O pedido volta para o agendamento.',
    done: 'Pendência resolvida.',
  },
  RESOLVER_PENDENCIA: {
    label: 'Responder pelo cliente',
    purpose: 'Registre a resposta que o solicitante deu fora do sistema.',
    done: 'Resposta registrada.',
  },
  ESCOLHER_DATA: {
    label: 'Escolher data',
    purpose: 'Quem cuida do pedido agenda a data escolhida e avisa quando ela estiver confirmada.',
    done: 'Data escolhida.',
  },
  CONFIRMAR_PELO_PRESTADOR: {
    label: 'Confirmar pela clínica',
    purpose: 'A clínica confirmou por telefone ou e-mail.',
    done: 'Confirmação da clínica registrada.',
  },
  PROPOR_OUTRO_HORARIO: {
    label: 'Outro horário da clínica',
    purpose: 'Registre o dia e o horário que a clínica ofereceu.',
    done: 'Proposta da clínica registrada.',
  },
  RECUSAR_PELO_PRESTADOR: {
    label: 'Recusar pela clínica',
    purpose: 'A clínica não pode atender neste dia.',
    done: 'Recusa da clínica registrada.',
  },
  CONFIRMAR_PELO_FUNCIONARIO: {
    label: 'Confirmar pelo funcionário',
    purpose: 'O funcionário confirmou por telefone ou mensagem.',
    done: 'Confirmação do funcionário registrada.',
  },
  RECUSAR_PELO_FUNCIONARIO: {
    label: 'Recusar pelo funcionário',
    purpose: 'O pedido termina sem consulta e a vaga é liberada. Isso não pode ser desfeito.',
    done: 'Recusa do funcionário registrada.',
  },
  ENTREGAR_KIT: {
    label: 'Kit entregue',
    purpose: 'O kit chegou à clínica e ao solicitante.',
    done: 'Entrega do kit registrada.',
  },
  REGISTRAR_CHEGADA: {
    label: 'Registrar chegada',
    purpose: 'O funcionário chegou à clínica.',
    done: 'Chegada registrada.',
  },
  CONFIRMAR_COMPARECIMENTO: {
    label: 'Concluir',
    purpose: 'O funcionário fez o exame e o pedido termina. Isso não pode ser desfeito.',
    done: 'Agendamento concluído.',
  },
  REAGENDAR: {
    label: 'Reagendar',
    purpose: `O horário anterior é liberado e o novo fica reservado. ${TOLD_WHEN_SCHEDULED}`,
    done: 'Novo horário reservado.',
  },
  AGUARDAR_DATA: {
    label: 'Propor data',
    purpose: 'O solicitante recebe as datas por e-mail e escolhe uma delas na lista.',
    done: 'Proposta de data registrada.',
  },
  PENDENCIAR_CLIENTE: {
    label: 'Perguntar ao cliente',
    purpose: 'O solicitante vê a pergunta na lista e responde ali.',
    done: 'Pendência aberta para o cliente.',
  },
  MARCAR_FALTA: {
    label: 'Falta Consulta',
    purpose: 'O funcionário não compareceu.',
    done: 'Falta registrada.',
  },
  DESISTIR: {
    // The row menu's word (doc1 §2.1).
    label: 'Desistência de Vaga',
    purpose: 'A vaga é liberada e o pedido termina.',
    done: 'Vaga liberada.',
  },
  CANCELAR: {
    label: 'Cancelar agendamento',
    purpose: 'O pedido é cancelado e a vaga, liberada.',
    done: 'Pedido cancelado.',
  },
};

const NEXT_STEP_HINT: Partial<Record<IdStatus, string>> = {
  [STATUS.REAGENDADO]: `O novo horário está reservado. ${TOLD_WHEN_SCHEDULED}`,
  // The kit of the row menu is another one, and doc1 §4 keeps it to the days after this: here each message goes again.
  [STATUS.KIT_PENDENTE]:
    'O kit não chegou a um dos destinatários. Envie de novo a mensagem que falhou, em Timeline Whatsapp, ou registre a entrega se ele chegou por outro caminho.',
};

/** What the step that the page puts first is for, where the one before it leaves that open; null: its name says it. */
export const nextStepHint = (idStatus: number): string | null => ofStatus(NEXT_STEP_HINT, idStatus) ?? null;

/** 'terça-feira, 24 de novembro de 2026, às 09:30' or ', de manhã ou à tarde, por ordem de chegada'. */
export function whenText({ data: day, hora: time, periodo }: ChosenWhen): string {
  const date = formatDateWithWeekday(day);
  if (time) return `${date}, às ${time}`;
  const part = periodo === PERIODO.AMBOS ? 'manhã ou tarde' : periodoName(periodo).toLowerCase();
  return `${date}, ${part}, por ordem de chegada`;
}

/** A day that is proposed: where no time was named it is still to be agreed on, also where the clinic serves by arrival. */
export const proposedDayText = ({ data: day, hora: time }: ProposedDay): string =>
  `${formatDateWithWeekday(day)}, ${time ? `às ${time}` : 'horário a combinar'}`;

const LEAD: Readonly<Record<Exclude<AttendantAction, ActionWithRecord>, string>> = {
  INICIAR_ATENDIMENTO: 'Atendimento iniciado',
  APLICAR_RISCO: 'Riscos aplicados',
  AGENDAR: 'Agendado',
  CONFIRMAR_AGENDA: 'Agenda confirmada',
  PEDIR_CONFIRMACAO_FUNCIONARIO: 'Confirmação pedida ao funcionário',
  ATENDER_PENDENCIA: 'Pendência atendida',
  ESCOLHER_DATA: DAY_CHOSEN_LABEL,
  CONFIRMAR_PELO_PRESTADOR: 'Confirmado pela clínica, registrado pelo atendente',
  PROPOR_OUTRO_HORARIO: 'Alteração proposta pela clínica, registrada pelo atendente',
  RECUSAR_PELO_PRESTADOR: 'Recusado pela clínica, registrado pelo atendente',
  CONFIRMAR_PELO_FUNCIONARIO: 'Confirmado pelo funcionário, registrado pelo atendente',
  RECUSAR_PELO_FUNCIONARIO: 'Recusado pelo funcionário, registrado pelo atendente',
  ENTREGAR_KIT: 'Kit entregue, registrado pelo atendente',
  REGISTRAR_CHEGADA: 'Chegada registrada pelo atendente',
  CONFIRMAR_COMPARECIMENTO: 'Comparecimento confirmado pelo atendente',
  REAGENDAR: 'Remarcado',
  AGUARDAR_DATA: DAYS_PROPOSED_LABEL,
  PENDENCIAR_CLIENTE: 'Pendência do cliente',
};

const LIST_ACTIONS = [
  'CANCELAR',
  'DESISTIR',
  'RESOLVER_PENDENCIA',
  'MARCAR_FALTA',
  'PEDIR_CONFIRMACAO_PRESTADOR',
];
const isOfList = (action: AttendantAction): action is Extract<AttendantAction, ActionWithRecord> =>
  LIST_ACTIONS.includes(action);

/**
 * `descricao` of the status record: the list's own words where the list has the action (doc1 §4), else what happened,
 * for which day and clinic, and why.
 */
export function attendantRecordText(
  action: AttendantAction,
  {
    reason = '',
    from,
    when = [],
    clinic,
  }: {
    reason?: string;
    /** When and where it was before. */
    from?: string | null;
    when?: readonly string[];
    clinic?: string;
  } = {},
): string {
  if (isOfList(action)) return recordText(action, reason);
  const days = [from ?? '', when.join('; ')].filter(Boolean).join(' → ');
  const whenAndWhere = [days, ...(clinic ? [clinic] : [])].filter(Boolean).join(', em ');
  const what = [LEAD[action], whenAndWhere].filter(Boolean).join(': ');
  const said = reason.trim();
  if (!said) return what;
  return whenAndWhere ? withReason(what, said) : `${what}: ${said}`;
}

const withReason = (what: string, reason: string): string => `${what}. Motivo: ${reason.trim()}`;

/** The record of whoever goes to another room at the same time. */
export const roomChangeText = (from: string, to: string, reason: string): string =>
  withReason(`Sala: ${from} → ${to}`, reason);

/** 409 of a request that changed meanwhile: who did it, and where it stands now. */
export const changedByText = (name: string, status: string): string =>
  `${name} alterou este pedido enquanto você o via. Agora ele está com status '${status}'.`;
