import type { Audience, ObstacleCode } from './types.ts';

/** Who can lift an obstacle, by who is told: staff, or the employee. */
interface Lifter {
  readonly STAFF: string;
  readonly FUNCIONARIO: string;
}

const NOBODY = (why: string): Lifter => ({ STAFF: why, FUNCIONARIO: why });
const PASSED = NOBODY('Ninguém pode mudar: o dia já passou.');
const CLINIC_HOURS: Lifter = {
  STAFF: 'Quem edita o cadastro da clínica pode mudar os horários de atendimento.',
  FUNCIONARIO: 'Só a clínica pode mudar os dias e horários em que atende.',
};
const FULL: Lifter = {
  STAFF: 'Quem cuida da agenda da clínica pode abrir vagas; um cancelamento também libera uma.',
  FUNCIONARIO: 'A clínica pode abrir vagas, e um cancelamento também libera uma.',
};
const REQUESTED_DAYS: Lifter = {
  STAFF: 'Quem cuida do pedido pode mudar o período sugerido.',
  FUNCIONARIO: 'Quem pediu o exame pode mudar o período do pedido.',
};

const LIFTERS: Readonly<Record<ObstacleCode, Lifter | null>> = {
  PASSADO: PASSED,
  INICIO_NO_PASSADO: PASSED,
  ANTES_DO_MINIMO: REQUESTED_DAYS,
  DEPOIS_DO_MAXIMO: REQUESTED_DAYS,
  INTERVALO_INVALIDO: NOBODY('Escolha uma data final igual ou posterior à inicial.'),
  LIMITE_DE_DIAS: {
    STAFF: 'Quem configura os prazos do cliente ou da empresa pode mudar o limite de datas.',
    FUNCIONARIO: 'Quem pediu o exame pode dividir o período.',
  },
  // The clinic may well be open: the link itself knows no weekend (doc2 §5 'Employee's confirmation').
  DIA_DESABILITADO: {
    STAFF: CLINIC_HOURS.STAFF,
    FUNCIONARIO: 'Pelo link não se agenda em fim de semana. Quem pediu o exame pode marcar com a clínica.',
  },
  FERIADO_NACIONAL: NOBODY('Ninguém pode mudar: é feriado por lei.'),
  FERIADO_MUNICIPAL: {
    STAFF: 'Quem edita os feriados da empresa pode corrigir o cadastro.',
    FUNCIONARIO: 'Ninguém pode mudar: é feriado na cidade.',
  },
  FERIAS: {
    STAFF: 'Quem cuida da agenda da clínica pode mudar as férias.',
    FUNCIONARIO: 'Só a clínica pode mudar as férias dela.',
  },
  DIA_NAO_ATENDIDO: CLINIC_HOURS,
  SEM_HORARIOS: CLINIC_HOURS,
  NO_PERIODO: CLINIC_HOURS,
  PERIODO_NOT_SERVED: CLINIC_HOURS,
  MANHA_OVER: NOBODY('Ninguém pode mudar: a manhã já passou.'),
  NO_FAIXAS: FULL,
  FULL: FULL,
  NO_AGENDA: {
    STAFF: 'Quem cuida da agenda da clínica pode abrir uma agenda nestes dias.',
    FUNCIONARIO: 'Só a clínica pode abrir horários nestes dias.',
  },
  ANTECEDENCIA: {
    STAFF: 'Quem edita os exames da clínica pode mudar a antecedência.',
    FUNCIONARIO: 'Só a clínica pode aceitar com menos antecedência.',
  },
  NOT_RELEASED: {
    STAFF: 'Quem tem a permissão de liberar prestadores pode liberar a clínica para este cliente.',
    FUNCIONARIO: 'Quem pediu o exame pode liberar a clínica.',
  },
  NOT_OCCUPATIONAL: {
    STAFF: 'Quem edita o cadastro da clínica pode marcar que ela faz o exame clínico ocupacional.',
    FUNCIONARIO: 'Só a clínica pode passar a fazer este exame.',
  },
  ASO_NOT_KEPT: {
    STAFF: 'Quem edita o cadastro da clínica pode marcar que ela atende com ASO retido.',
    FUNCIONARIO: 'Só a clínica pode passar a atender assim.',
  },
};

const isKnown = (code: string): code is ObstacleCode => Object.hasOwn(LIFTERS, code);

/** Who can lift what is in the way, a whole sentence (issue 10 'Por que não?'); null for a code that no rule has. */
export const whoLifts = (code: string, audience: Audience = 'STAFF'): string | null =>
  isKnown(code) ? (LIFTERS[code]?.[audience] ?? null) : null;
