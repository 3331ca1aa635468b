import { consideraExamesEmDia, permiteAutoagendamento } from '../exames/index.ts';

export type CodigoBloqueio =
  | 'TIPO_NAO_PERMITIDO'
  | 'SEM_RISCO'
  | 'EXAMES_EM_DIA'
  | 'ENQUADRAMENTO_PCD'
  | 'AGUARDANDO_RISCO';

export interface Bloqueio {
  readonly codigo: CodigoBloqueio;
  readonly titulo: string;
  readonly texto: string;
  readonly botao: string;
}

/** Button of the dialogs that lead out of self-scheduling (doc2 §2.9). */
export const BOTAO_AGENDAR_MANUALMENTE = 'Agendar manualmente';

/** Dialogs that stop self-scheduling, with the titles and buttons of doc2 §2.2 and §2.9. */
export const BLOQUEIO: Readonly<Record<CodigoBloqueio, Bloqueio>> = {
  TIPO_NAO_PERMITIDO: {
    codigo: 'TIPO_NAO_PERMITIDO',
    titulo: 'Tipo de exame não permitido',
    texto: 'Este tipo de exame não pode ser agendado pelo próprio funcionário.',
    botao: BOTAO_AGENDAR_MANUALMENTE,
  },
  SEM_RISCO: {
    codigo: 'SEM_RISCO',
    titulo: 'Funcionário sem risco não permitido',
    texto: 'O funcionário escolhido não tem riscos aplicados e não pode usar o autoagendamento.',
    botao: BOTAO_AGENDAR_MANUALMENTE,
  },
  EXAMES_EM_DIA: {
    codigo: 'EXAMES_EM_DIA',
    titulo: 'Funcionário com exames em dia não permitido',
    texto: 'Os exames do funcionário escolhido estão em dia e não podem ser pedidos pelo autoagendamento.',
    botao: BOTAO_AGENDAR_MANUALMENTE,
  },
  ENQUADRAMENTO_PCD: {
    codigo: 'ENQUADRAMENTO_PCD',
    titulo: 'Esse exame não pode ser realizado pelo autoagendamento',
    texto: 'Exames com enquadramento de laudo PCD são pedidos pelo agendamento manual.',
    botao: BOTAO_AGENDAR_MANUALMENTE,
  },
  AGUARDANDO_RISCO: {
    codigo: 'AGUARDANDO_RISCO',
    titulo: 'Aguardando confirmação de risco',
    texto: 'A equipe técnica de segurança avaliará o questionário de risco.',
    botao: 'Entendi',
  },
};

/**
 * The first reason for which an employee may not book this exam by a link, or null (doc2 §4 'Self-scheduling
 * flow', steps 1 to 3). What is not known yet (`null`) does not block.
 */
export function bloqueioDoAutoagendamento(pedido: {
  readonly tipoExame: number | null;
  readonly possuiRisco: boolean | null;
  readonly examesEmDia: boolean | null;
  readonly enquadramentoLaudoPCD?: 'sim' | 'nao' | null;
}): Bloqueio | null {
  const { tipoExame, possuiRisco, examesEmDia, enquadramentoLaudoPCD } = pedido;
  if (enquadramentoLaudoPCD === 'sim') return BLOQUEIO.ENQUADRAMENTO_PCD;
  if (possuiRisco === false) return BLOQUEIO.SEM_RISCO;
  if (tipoExame !== null && !permiteAutoagendamento(tipoExame)) return BLOQUEIO.TIPO_NAO_PERMITIDO;
  if (examesEmDia === true && consideraExamesEmDia(tipoExame)) return BLOQUEIO.EXAMES_EM_DIA;
  return null;
}

/** Whether the final step issues a link, or opens 'Aguardando confirmação de risco' (doc2 §4, step 5). */
export function desfechoDoAutoagendamento(
  funcionarios: readonly { readonly possuiRisco: boolean | null }[],
): { readonly emiteLink: true } | { readonly emiteLink: false; readonly bloqueio: Bloqueio } {
  return funcionarios.some((f) => f.possuiRisco !== true)
    ? { emiteLink: false, bloqueio: BLOQUEIO.AGUARDANDO_RISCO }
    : { emiteLink: true };
}
