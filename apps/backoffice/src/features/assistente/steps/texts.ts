import type { StepId } from '@apto/domain/assistente';

interface StepTexts {
  readonly pergunta: string;
  readonly help?: string;
}

/** The question that each step asks. */
export const STEP_TEXTS: Readonly<Partial<Record<StepId, StepTexts>>> = {
  'dados-solicitante': { pergunta: 'Por favor confira os dados do solicitante' },
  'dados-agendamento': { pergunta: 'Qual exame, onde e para quem?' },
  procedimentos: {
    pergunta: 'O que cada funcionário vai fazer?',
    help: 'Aceitar um exame que está em dia está sujeito a cobrança.',
  },
  'definir-clinica': { pergunta: 'Em qual clínica e quando?' },
  concluir: {
    pergunta: 'Concluir solicitação',
    help: 'Confira tudo: será criado um agendamento para cada funcionário.',
  },
  autoagendamento: {
    pergunta: 'Quem vai agendar o próprio exame?',
    help: 'O funcionário receberá um link para escolher cidade, clínica e horário.',
  },
  'dados-funcionario': { pergunta: 'Para onde enviamos o link?' },
};
