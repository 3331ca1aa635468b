import type { EtapaId } from '@apto/domain';

interface TextosDaEtapa {
  readonly pergunta: string;
  readonly ajuda?: string;
}

/** The question that each step asks. */
export const TEXTOS_DA_ETAPA: Readonly<Partial<Record<EtapaId, TextosDaEtapa>>> = {
  'dados-solicitante': { pergunta: 'Por favor confira os dados do solicitante' },
  'dados-agendamento': { pergunta: 'Qual exame, onde e para quem?' },
  procedimentos: {
    pergunta: 'O que cada funcionário vai fazer?',
    ajuda: 'Aceitar um exame que está em dia está sujeito a cobrança.',
  },
  'definir-clinica': { pergunta: 'Em qual clínica e quando?' },
  concluir: {
    pergunta: 'Concluir solicitação',
    ajuda: 'Confira tudo: será criado um agendamento para cada funcionário.',
  },
  autoagendamento: {
    pergunta: 'Quem vai agendar o próprio exame?',
    ajuda: 'O funcionário receberá um link para escolher cidade, clínica e horário.',
  },
  'dados-funcionario': { pergunta: 'Para onde enviamos o link?' },
};
