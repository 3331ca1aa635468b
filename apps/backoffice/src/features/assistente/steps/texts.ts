import type { StepId } from '@apto/domain/assistente';

interface StepTexts {
  readonly question: string;
  readonly help?: string;
}

/** The question that each step asks. */
export const STEP_TEXTS: Readonly<Partial<Record<StepId, StepTexts>>> = {
  'dados-solicitante': { question: 'Por favor confira os dados do solicitante' },
  'dados-agendamento': { question: 'Qual exame, onde e para quem?' },
  pcd: {
    question: 'Quem é PCD e qual laudo comprova?',
    help: 'Cada pessoa com deficiência precisa de ao menos um laudo.',
  },
  anexos: { question: 'Quais documentos acompanham o pedido?' },
  procedimentos: {
    question: 'O que cada funcionário vai fazer?',
    help: 'Aceitar um exame que está em dia está sujeito a cobrança.',
  },
  'definir-clinica': { question: 'Em qual clínica e quando?' },
  agendar: {
    question: 'Em que dia e horário de cada exame?',
    help: 'Cada horário escolhido fica reservado para você enquanto os outros são escolhidos.',
  },
  concluir: {
    question: 'Concluir solicitação',
    help: 'Confira tudo: será criado um agendamento para cada funcionário.',
  },
  autoagendamento: {
    question: 'Quem vai agendar o próprio exame?',
    help: 'O funcionário receberá um link para escolher cidade, clínica e horário.',
  },
  'dados-funcionario': { question: 'Para onde enviamos o link?' },
};
