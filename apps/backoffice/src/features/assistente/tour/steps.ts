import type { StepId } from '@apto/domain/assistente';
import type { TourStep } from '@apto/ui';
import type { ComponentType } from 'react';
import type { TourProps } from '../../../shared/routing/handle.ts';
import { tourOf } from '../../../shared/tours/tourOf.tsx';

/** Where a field of the step is: `FormField` says it. */
const field = (name: string): string => `[data-field="${name}"]`;
/** A part that says of itself which it is. */
const named = (part: string): string => `[data-tour="${part}"]`;
const ACTIONS = '[role="group"][aria-label="Ações da etapa"]';

/** `DadosAgendamentoGuiaGestaoMedica` */
const AGENDAMENTO_DATA: readonly TourStep[] = [
  {
    id: 'type',
    target: field('tipoExame'),
    title: 'Tipo de exame',
    content:
      'Decide quais exames o SOC indica e quais etapas vêm depois. Trocá-lo limpa o que dependia dele.',
  },
  {
    id: 'city',
    target: field('cidade'),
    title: 'Cidade do exame',
    content: 'Só aparecem cidades em que alguma clínica atende.',
  },
  {
    id: 'people',
    target: field('funcionarios'),
    title: 'Escolher funcionários',
    content: 'Pesquise por nome ou CPF, marque e pressione Adicionar. O primeiro define o cliente do pedido.',
  },
  {
    id: 'contacts',
    target: 'main table',
    title: 'Contatos',
    content:
      'Confira o telefone de cada um, de preferência o do WhatsApp. No demissional, informe a demissão.',
  },
];

/** `ExamesGuiaGestaoMedica`; its words on NR-7 are those of doc3 §2.11. */
const EXAMES: readonly TourStep[] = [
  {
    id: 'up-to-date',
    target: field('funcionarios.0'),
    title: 'Procedimentos em dia',
    content:
      'O que o SOC diz que ainda vale, com a data de refazer. Aceitar de novo está sujeito a cobrança.',
  },
  {
    id: 'nr7',
    target: field('funcionarios.0'),
    title: 'Exame demissional e NR-7',
    content:
      'O demissional é necessário se o último periódico tem mais de 135 dias (graus de risco 1 e 2) ou 90 dias (graus 3 e 4).',
  },
  {
    id: 'to-perform',
    target: field('funcionarios.0.procedimentos'),
    title: 'Procedimentos a realizar',
    content: 'O que será feito: o que o SOC indica e o que você acrescentar.',
  },
  {
    id: 'aso',
    target: named('aso'),
    title: 'ASOs do funcionário',
    content: 'Os atestados que o SOC guarda deste funcionário, para ver ou salvar.',
  },
  {
    id: 'question',
    target: field('funcionarios.0.questionarioRisco'),
    title: 'Questionário de risco',
    content: 'Escolha a situação que descreve o trabalho deste funcionário.',
  },
];

/** `DefinirClinicaGuiaGestaoMedica` */
const CLINIC: readonly TourStep[] = [
  {
    id: 'clinic',
    target: field('prestador'),
    title: 'Clínica do pedido',
    content:
      'As sugeridas vêm primeiro. Em preto, as liberadas para o cliente. Ao lado, as informações da clínica.',
  },
  {
    id: 'range',
    target: field('intervaloSugerido'),
    title: 'Datas sugeridas',
    content: 'Feriados, férias e dias sem atendimento não podem ser escolhidos, e o calendário diz por quê.',
  },
  {
    id: 'period',
    target: field('periodo'),
    title: 'Manhã ou tarde',
    content: 'Só os períodos em que a clínica atende nas datas escolhidas.',
  },
  {
    id: 'hour',
    target: field('horarioMarcado'),
    title: 'Horário combinado',
    content: 'Quando você mesmo agenda: o horário que combinou com a clínica.',
  },
  {
    id: 'who-schedules',
    target: field('quemAgenda'),
    title: 'Quem fala com a clínica',
    content: 'Quem agenda e quem avisa o funcionário. Pode estar definido pelas regras do cliente.',
  },
];

/** `AgendarHorarioGuiaGestaoMedica` */
const SCHEDULE: readonly TourStep[] = [
  {
    id: 'period',
    target: named('period'),
    title: 'Outras datas',
    content: 'Sem horário que sirva? Troque as datas e o período sem voltar de etapa.',
  },
  {
    id: 'row',
    target: '[data-schedule-row]',
    title: 'Dia e horário do exame',
    content: 'Escolha a data e depois o horário. O exame seguinte abre quando este estiver completo.',
  },
  {
    id: 'countdown',
    target: '[role="timer"]',
    title: 'Horários mantidos',
    content: 'O que você escolheu fica guardado até o relógio zerar. Cada escolha recomeça a contagem.',
  },
  {
    id: 'panel',
    target: '[role="table"][aria-label^="Agendar exames de"]',
    title: 'Um painel por funcionário',
    content: 'Agende cada um: o painel some quando o agendamento está salvo. Ou direcione para um atendente.',
    placement: 'top',
  },
];

/** `TelaSolicitacoesGuiaGestaoMedica` */
const FINISH: readonly TourStep[] = [
  {
    id: 'parts',
    target: named('parts'),
    title: 'Confira o pedido',
    content: 'Solicitante, exame, clínica e datas. Alterar leva à etapa e o que foi preenchido continua lá.',
  },
  {
    id: 'people',
    target: 'main table',
    title: 'Funcionários e procedimentos',
    content: 'Cada linha vira um agendamento.',
    placement: 'top',
  },
  {
    id: 'actions',
    target: ACTIONS,
    title: 'Como concluir',
    content:
      'Crie o agendamento, guarde como pré-solicitação para solicitar depois, ou direcione para um atendente.',
    placement: 'top',
  },
];

/** The tours of the wizard's steps, by the step (doc3 §2.11). What is not in sight is skipped. */
export const STEP_TOURS = {
  'dados-agendamento': AGENDAMENTO_DATA,
  procedimentos: EXAMES,
  'definir-clinica': CLINIC,
  agendar: SCHEDULE,
  concluir: FINISH,
} as const satisfies Partial<Record<StepId, readonly TourStep[]>>;

/** A step that has a tour. */
export type ToldStep = keyof typeof STEP_TOURS;

/** The guided tour of one step of the wizard. */
export const stepTour = (step: ToldStep): ComponentType<TourProps> => tourOf(STEP_TOURS[step]);
