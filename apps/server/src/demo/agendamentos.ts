import { attendantRecordText, proposedDayText, type ProposedDay } from '@apto/domain/attendant';
import { availablePeriodos } from '@apto/domain/atendimento';
import { allowsAutoagendamento, allowsReserva, TIPO_EXAME } from '@apto/domain/exames';
import { depositDueOn } from '@apto/domain/deposito';
import type { Intervalo } from '@apto/domain/intervalo';
import { PERIODO, periodoOfHorario, type Periodo } from '@apto/domain/periodos';
import { deadlineDay } from '@apto/domain/queue';
import { STATUS, statusOf, recordText, type StatusAction } from '@apto/domain/status';
import {
  instantInSaoPaulo,
  minutesOfDay,
  timeFromMinutes,
  addDays,
  type CivilDate,
  type Now,
} from '@apto/domain/time';
import type { RandomSource } from './random.ts';
import { cargosForBusinessLine } from './catalogue/cargos.ts';
import { PATHS, PORTAL_PATHS, REASONS, TYPES, type Step, type When } from './catalogue/paths.ts';
import { EXAMES_BY_TYPE } from './catalogue/exames.ts';
import { EMPRESA, exameIdOf } from './clientes.ts';
import type { BuiltFuncionario } from './funcionarios.ts';
import { workdayFrom } from './days.ts';
import { createLedger, type Booking } from './ledger.ts';
import type { DataRecord } from './batch.ts';
import { DEPOSIT, openingHours, type BuiltPrestador } from './prestadores.ts';
import { USERS } from './users.ts';

type Tables = Record<
  'agendamento' | 'agendamento_procedimento' | 'agendamento_risco' | 'agendamento_status' | 'reserva',
  DataRecord[]
>;

const DETAILS = [
  'Dor ao levantar peso, relatada ao encarregado.',
  'Acompanhamento depois de afastamento.',
  'Pedido do próprio funcionário.',
] as const;

/** A demonstration of fewer is for tests, which count on what each has. */
const MIN_WITH_PORTAL = 500;

/** Their clinic books slots: the tag of the one opens the reservation, and the other's are on their way. */
const WITH_SLOTS: readonly number[] = [STATUS.PROCESSANDO_AGENDAMENTO, STATUS.AGUARDANDO_CONFIRMACAO_AGENDA];

const SHIFTS = [PERIODO.MANHA, PERIODO.TARDE, PERIODO.AMBOS] as const;

/** Minutes after the previous step of a path. */
const MIN_STEP = 25;

const booksSlots = (p: BuiltPrestador): boolean => p.ambientes.length > 0 && p.shifts.size > 0;

/** Two days to choose from, both still to come. */
const proposedFrom = (today: CivilDate): ProposedDay[] => [
  { data: workdayFrom(addDays(today, 2)), hora: '08:30' },
  { data: workdayFrom(addDays(today, 5)), hora: null },
];

/** Text of a status record as the product writes it. */
function describeStep([action, to]: Step, reason: string, today: CivilDate): string {
  if (
    action === 'CANCELAR' ||
    action === 'DESISTIR' ||
    action === 'SOLICITAR_ALTERACAO' ||
    action === 'MARCAR_FALTA'
  ) {
    return recordText(action, reason);
  }
  if (action === 'AGUARDAR_DATA')
    return attendantRecordText(action, {
      when: proposedFrom(today).map((day) => proposedDayText(day)),
    });
  if (action === 'PENDENCIAR_CLIENTE') return attendantRecordText(action, { reason });
  if (action === 'CRIAR') return 'Agendamento criado';
  if (action === 'CRIAR_AUTOAGENDAMENTO') return 'Autoagendamento criado';
  const base = `Mudança de status para ${statusOf(to)?.descricao ?? to}`;
  return reason ? `${base}. Motivo: ${reason}` : base;
}

/** Appointments over every status and exam type, dated from today, with what belongs to them. */
export function buildAgendamentos(
  random: RandomSource,
  now: Now,
  count: number,
  funcionarios: readonly BuiltFuncionario[],
  prestadores: readonly BuiltPrestador[],
): Tables {
  const tables: Tables = {
    agendamento: [],
    agendamento_procedimento: [],
    agendamento_risco: [],
    agendamento_status: [],
    reserva: [],
  };
  const workbook = createLedger(random, now);
  const byCidade = Map.groupBy(prestadores, (p) => p.cidade.id);
  const activeOnes = funcionarios.filter((f) => f.situation !== 'DEMITIDO');
  const withRisco = activeOnes.filter((f) => f.riscos.length > 0);
  const withoutRisco = activeOnes.filter((f) => f.riscos.length === 0);
  const prepaidCidades = new Set(
    prestadores.filter((p) => p.deposito && p.shifts.size > 0).map((p) => p.cidade.id),
  );
  const withDeposito = activeOnes.filter((f) => prepaidCidades.has(f.position.cidade.id));
  const slotCidades = new Set(prestadores.filter(booksSlots).map((p) => p.cidade.id));
  const withSlots = activeOnes.filter((f) => slotCidades.has(f.position.cidade.id));
  const [portalClinic] = prestadores;
  const ofPortalCidade = activeOnes.filter((f) => f.position.cidade.id === portalClinic?.cidade.id);
  const paths = PATHS.map((c) => [c, c.weight] as const);

  for (let n = 0; n < count; n += 1) {
    // The last ones are the portal's, so that the others are what they would be without it.
    const ofPortal = count > MIN_WITH_PORTAL ? PORTAL_PATHS[n - count + PORTAL_PATHS.length] : undefined;
    // Every status and every exam type appears even in a small demonstration.
    const path = ofPortal ?? PATHS[n] ?? random.weighted(paths);
    const fromLink =
      path.status === STATUS.AUTOAGENDAMENTO || path.status === STATUS.AGUARDANDO_APLICACAO_RISCO;
    const drawn = fromLink
      ? random.weighted(TYPES.filter(([id]) => allowsAutoagendamento(id)))
      : (TYPES[n % 50]?.[0] ?? random.weighted(TYPES));
    const type = WITH_SLOTS.includes(path.status) && !allowsReserva(drawn) ? TIPO_EXAME.PERIODICO : drawn;
    const f = random.choose(ofPortal && ofPortalCidade.length > 0 ? ofPortalCidade : candidates(path.status));
    const clinic = ofPortal ? (portalClinic ?? null) : fromLink ? null : chooseClinic(f, type, path.status);
    add(n + 1, type, f, clinic, path.when, path.steps, fromLink);
  }
  return tables;

  function candidates(status: number): readonly BuiltFuncionario[] {
    if (status === STATUS.AGUARDANDO_APLICACAO_RISCO) return withoutRisco;
    if (status === STATUS.AUTOAGENDAMENTO) return withRisco;
    if (WITH_SLOTS.includes(status) && withSlots.length > 0) return withSlots;
    return status === STATUS.DEPOSITO_ANTECIPADO ? withDeposito : activeOnes;
  }

  function chooseClinic(f: BuiltFuncionario, type: number, status: number): BuiltPrestador | null {
    const deposito = status === STATUS.DEPOSITO_ANTECIPADO;
    const ofCidade = byCidade.get(f.position.cidade.id) ?? [];
    const allOf = WITH_SLOTS.includes(status) ? ofCidade.filter(booksSlots) : ofCidade;
    const suitable = allOf.filter(
      (p) => p.shifts.size > 0 && (p.occupational || type > 5) && p.deposito === deposito,
    );
    if (suitable.length > 0)
      return random.weighted(suitable.map((p) => [p, p.prioridade === 'OUTROS' ? 1 : 4] as const));
    return allOf.find((p) => p.shifts.size > 0) ?? null;
  }

  function add(
    id: number,
    type: number,
    f: BuiltFuncionario,
    clinic: BuiltPrestador | null,
    when: When,
    steps: readonly Step[],
    fromLink: boolean,
  ): void {
    const status = steps.at(-1)?.[1] ?? STATUS.EM_ABERTO;
    const booking = clinic && when ? workbook.book(clinic, when) : null;
    const createdDaysAgo = ageInDays(when, status, booking);
    const createdAt = addDays(now.data, -createdDaysAgo);
    // Requests of today were made before now.
    const ceiling =
      createdDaysAgo === 0 ? Math.max(5, minutesOfDay(now.time) - steps.length * MIN_STEP - 5) : 17 * 60;
    let minute = random.integer(Math.min(7 * 60, ceiling), ceiling);
    const at = (day: string, m: number): string =>
      instantInSaoPaulo(day, timeFromMinutes(Math.max(0, Math.min(m, 23 * 60 + 59))));
    // Nothing has happened that is still to come, at whichever hour the demonstration begins.
    const instant = (day: string, m: number): string =>
      Date.parse(at(day, m)) > Date.parse(now.instant) ? now.instant : at(day, m);
    const records = steps.map((step): DataRecord => {
      const reason = random.choose(REASONS[step[0]] ?? ['']);
      const record = {
        agendamento_id: id,
        para: step[1],
        acao: step[0],
        descricao: describeStep(step, reason, now.data),
        datas_propostas: step[0] === 'AGUARDAR_DATA' ? proposedFrom(now.data) : null,
        created_at: instant(...momentOf(step[0], createdAt, booking, minute)),
      };
      minute += MIN_STEP + random.integer(0, 20);
      return record;
    });
    const forCliente = f.cliente.id === 1;
    const solicitante = forCliente ? USERS.cliente : { name: `RH ${f.cliente.dados.apelido}` };
    // What still waits for a day suggests one that is to come.
    const wait = !booking && statusOf(status)?.grupo === 'EM_PROCESSO';
    const begin =
      booking?.data ??
      workbook.suggestable(
        clinic,
        wait ? addDays(now.data, random.integer(1, 4)) : addDays(createdAt, random.integer(2, 9)),
      );
    const end =
      booking?.data ??
      workbook.suggestable(clinic, addDays(begin, wait ? random.integer(4, 9) : random.integer(1, 5)));
    const dismissal = type === TIPO_EXAME.DEMISSIONAL ? addDays(now.data, random.integer(-5, 12)) : null;
    const isOwn = steps.length > 1 && random.chance(0.35);
    const holder = isOwn ? USERS.atendente : USERS.colega;
    const start = records.find(({ acao: action }) => action === 'INICIAR_ATENDIMENTO');
    let from: number | null = null;
    for (const record of records) {
      const system = isSystemAction(record['acao'] as StatusAction);
      const author = record === start ? holder : USERS.atendente;
      tables.agendamento_status.push({
        ...record,
        de: from,
        autor_id: system ? null : author.id,
        autor_nome: system ? 'Sistema' : author.name,
      });
      from = record['para'] as number;
    }
    tables.agendamento.push({
      id,
      empresa_id: EMPRESA.id,
      cliente_id: f.cliente.id,
      unidade_id: f.position.unidadeId,
      setor_id: f.position.setorId,
      cargo_id: f.position.cargoId,
      funcionario_id: f.id,
      prestador_id: clinic?.id ?? null,
      cidade_id: fromLink ? null : f.position.cidade.id,
      tipo_exame_id: type,
      status_id: status,
      versao: steps.length,
      user_id: forCliente ? USERS.cliente.id : USERS.atendente.id,
      user_responsavel_id: start || isOwn ? holder.id : null,
      atendimento_iniciado_em: start?.['created_at'] ?? null,
      prazo_atendimento: deadlineDay(createdAt, EMPRESA.dias_atendimento),
      nome_funcionario: f.name,
      cpf_funcionario: f.cpf,
      nome_cliente: f.cliente.dados.name,
      telefone_funcionario: f.phone,
      email_funcionario: f.email,
      nome_solicitante: solicitante.name,
      email_solicitante: forCliente ? 'cliente@apto.test' : `rh@${f.cliente.dados.domain}`,
      telefone_solicitante: `${f.position.cidade.ddd}3${random.digits(7)}`,
      data_sugestao_inicial: begin,
      data_sugestao_final: end,
      periodo: booking?.time
        ? periodoOfHorario(booking.time)
        : periodoAt(clinic, { inicio: begin, fim: end }, random.choose(SHIFTS)),
      data_agendamento: booking?.data ?? null,
      hora_agendamento: booking?.time ?? null,
      hora_saida: booking?.exit ?? null,
      observacao: random.chance(0.1) ? 'Ligar antes de enviar o kit.' : null,
      pcd: f.pcd,
      sem_riscos: f.riscos.length === 0,
      quem_agenda: 'EMPRESA',
      quem_avisa: 'EMPRESA',
      motivo_consulta: type === TIPO_EXAME.CONSULTA ? random.integer(1, 4) : null,
      detalhe_consulta: type === TIPO_EXAME.CONSULTA ? random.choose(DETAILS) : null,
      tipo_retorno: type === TIPO_EXAME.RETORNO_AO_TRABALHO ? random.integer(1, 5) : null,
      data_liberacao: type === TIPO_EXAME.RETORNO_AO_TRABALHO ? addDays(createdAt, 3) : null,
      data_homologacao: dismissal,
      quantidade_falta_consulta: status === STATUS.FALTA_CONSULTA ? random.integer(1, 2) : 0,
      usa_reserva_horario: booking?.ambienteId !== undefined,
      deposito_antecipado: clinic?.deposito ?? false,
      deposito_ate:
        status === STATUS.DEPOSITO_ANTECIPADO && booking
          ? depositDueOn(booking.data, DEPOSIT, { advanceDeposit: false, daysInAdvance: null }, now.data)
          : null,
      autoagendamento: fromLink,
      direcionar_para_atendente: status === STATUS.EM_ABERTO && id % 5 === 0,
      created_at: records[0]?.['created_at'],
      updated_at: records.at(-1)?.['created_at'],
    });
    addChildren(id, type, f, clinic, booking);
  }

  /** The shift that was drawn, or the first one that is served instead. */
  function periodoAt(clinic: BuiltPrestador | null, intervalo: Intervalo, drawn: Periodo): Periodo {
    const served = availablePeriodos({
      now,
      intervalo,
      openingHours: clinic && clinic.shifts.size > 0 ? openingHours(clinic) : null,
      isSocClinic: clinic?.soc ?? false,
    });
    return served.includes(drawn) ? drawn : (served[0] ?? drawn);
  }

  function addChildren(
    id: number,
    type: number,
    f: BuiltFuncionario,
    clinic: BuiltPrestador | null,
    booking: Booking | null,
  ): void {
    const model = cargosForBusinessLine(f.cliente.dados.businessLine).find(
      (c) => c.cargo === f.position.model.cargo,
    );
    const exames = type <= 5 ? (model?.exames ?? ['clinico']) : (EXAMES_BY_TYPE[type] ?? ['clinico']);
    for (const key of exames) {
      tables.agendamento_procedimento.push({
        agendamento_id: id,
        procedimento_id: exameIdOf(key),
        prestador_id: clinic?.id ?? null,
        data_agendamento: booking?.data ?? null,
        hora_agendamento: booking?.time ?? null,
      });
    }
    for (const risco of f.riscos) tables.agendamento_risco.push({ agendamento_id: id, risco_id: risco });
    if (booking?.ambienteId && booking.time && booking.exit) {
      tables.reserva.push({
        ambiente_id: booking.ambienteId,
        vaga: booking.vaga ?? 1,
        periodo: `[${booking.data} ${booking.time},${booking.data} ${booking.exit})`,
        tipo: 'RESERVA',
        agendamento_id: id,
        ativa: true,
      });
    }
  }

  function ageInDays(when: When, status: number, booking: Booking | null): number {
    if (when === 'PAST') return (booking?.daysAgo ?? random.integer(5, 150)) + random.integer(3, 12);
    if (when === 'YESTERDAY' || when === 'TODAY') return (booking?.daysAgo ?? 0) + random.integer(3, 12);
    if (status === STATUS.CANCELADO || status === STATUS.DESISTENCIA_DE_VAGA) return random.integer(2, 160);
    if (status === STATUS.EM_ABERTO || status === STATUS.PROCESSANDO_SOLICITACAO) return random.integer(0, 4);
    return random.integer(1, 14);
  }
}

const SYSTEM_ACTIONS: readonly StatusAction[] = [
  'CHEGAR_DIA',
  'ENCERRAR_DIA',
  'FALHAR_KIT',
  'RESERVAR_HORARIOS',
  'AGUARDAR_CONFIRMACAO_AGENDA',
  'PROCESSAR_SOLICITACAO',
];
const isSystemAction = (action: StatusAction): boolean => SYSTEM_ACTIONS.includes(action);

/** Minutes after midnight at which the clock takes its steps. */
const CLOCK_STEP = 5;

/**
 * Day and minute of a step: the clock takes those of the exam's day as the day begins and as it has passed, people tell
 * of the exam on the day after, and everything else is of the day of the request.
 */
function momentOf(
  action: StatusAction,
  createdAt: string,
  booking: Booking | null,
  minute: number,
): [day: string, minute: number] {
  if (!booking) return [createdAt, minute];
  if (action === 'CHEGAR_DIA') return [booking.data, CLOCK_STEP];
  const nextDay = addDays(booking.data, 1);
  if (action === 'ENCERRAR_DIA') return [nextDay, CLOCK_STEP];
  if (action === 'MARCAR_FALTA' || action === 'CONFIRMAR_COMPARECIMENTO') return [nextDay, minute];
  return [createdAt, minute];
}
