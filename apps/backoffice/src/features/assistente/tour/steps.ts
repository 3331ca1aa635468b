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
      'As sugeridas vêm primeiro. Em cinza, as não liberadas para o cliente. Ao lado, as informações da clínica.',
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

/** Who asks, and which of the two ways the request takes. */
const SOLICITANTE: readonly TourStep[] = [
  {
    id: 'name',
    target: field('nomeSolicitante'),
    title: 'Quem pede o exame',
    content: 'Vem com os seus dados. Troque-os quando pedir em nome de outra pessoa.',
  },
  {
    id: 'contact',
    target: field('emailSolicitante'),
    title: 'Contato do solicitante',
    content: 'O que se comunica sobre o pedido vai para este e-mail; o telefone é para quem agenda.',
  },
  {
    id: 'mode',
    target: 'main [role="radiogroup"]',
    title: 'Manual ou por link',
    content:
      'No manual você escolhe clínica e datas, para até 10 funcionários. Por link, cada funcionário escolhe as suas.',
  },
  {
    id: 'pcd',
    target: field('enquadramentoLaudoPCD'),
    title: 'Enquadramento de laudo PCD',
    content: 'Um laudo PCD não se agenda por link: escolha o agendamento manual.',
  },
];

const PCD: readonly TourStep[] = [
  {
    id: 'mark',
    target: 'main :has(> [role="switch"])',
    title: 'Pessoa com deficiência',
    content: 'Vem do cadastro do funcionário. Corrija aqui o que vale para este pedido.',
  },
  {
    id: 'files',
    target: field('funcionarios.0.laudoPcd'),
    title: 'Documentos do laudo',
    content: 'O tipo de deficiência diz qual documento anexar. Arraste os arquivos ou escolha-os.',
  },
];

const ANEXOS: readonly TourStep[] = [
  {
    id: 'date',
    target: field('funcionarios.0.dataLiberacao'),
    title: 'Liberação e motivo do retorno',
    content: 'No retorno ao trabalho: desde quando a pessoa está liberada, e do que ela volta.',
  },
  {
    id: 'files',
    target: field('funcionarios.0.anexos'),
    title: 'Laudo de cada um',
    content: 'Exigido no retorno ao trabalho, e em consulta e terceiros com procedimento de PCD.',
  },
];

const AUTOAGENDAMENTO: readonly TourStep[] = [
  {
    id: 'person',
    target: field('funcionario'),
    title: 'Para quem é o link',
    content: 'Um link é de uma pessoa: ela escolhe cidade, clínica e horário pelo celular.',
  },
  {
    id: 'days',
    target: field('dataSugestaoInicial'),
    title: 'Datas oferecidas',
    content: 'Entre estes dias a pessoa escolhe o dela.',
  },
  {
    id: 'question',
    target: field('questionarioRisco'),
    title: 'Riscos do trabalho',
    content: 'Escolha a situação que descreve o trabalho da pessoa, quando o SOC não a conhece.',
  },
];

const FUNCIONARIO_DATA: readonly TourStep[] = [
  {
    id: 'phone',
    target: field('telefoneFuncionario'),
    title: 'WhatsApp do funcionário',
    content: 'Confira o número: por ele a pessoa recebe o link, que abre com o CPF dela.',
  },
  {
    id: 'channel',
    target: 'main [role="radiogroup"]',
    title: 'Por onde vai o link',
    content: 'Por WhatsApp ou por e-mail. Ao enviar, o pedido é criado.',
  },
  {
    id: 'email',
    target: field('emailFuncionario'),
    title: 'E-mail do funcionário',
    content: 'Outro caminho para o mesmo link, de quem não usa WhatsApp.',
  },
];

/** The tours of the wizard's steps, by the step (doc3 §2.11). What is not in sight is skipped. */
export const STEP_TOURS: Readonly<Record<StepId, readonly TourStep[]>> = {
  'dados-solicitante': SOLICITANTE,
  pcd: PCD,
  anexos: ANEXOS,
  autoagendamento: AUTOAGENDAMENTO,
  'dados-funcionario': FUNCIONARIO_DATA,
  'dados-agendamento': AGENDAMENTO_DATA,
  procedimentos: EXAMES,
  'definir-clinica': CLINIC,
  agendar: SCHEDULE,
  concluir: FINISH,
};

/** The guided tour of one step of the wizard. */
export const stepTour = (step: StepId): ComponentType<TourProps> => tourOf(STEP_TOURS[step]);
