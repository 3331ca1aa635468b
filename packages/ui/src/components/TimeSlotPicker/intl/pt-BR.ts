import { MENSAGEM_FAIXA_INDISPONIVEL, MENSAGEM_SEM_FAIXAS } from '@apto/domain';

/** Texts of the slot picker. */
export const textos = {
  rotulo: 'Horário',
  manha: 'Manhã',
  tarde: 'Tarde',
  escolhaData: 'Escolha primeiro a data.',
  carregando: 'Carregando os horários…',
  vazio: MENSAGEM_SEM_FAIXAS,
  erro: 'Não foi possível buscar os horários.',
  tentarNovamente: 'Tentar novamente',
  ocupado: MENSAGEM_FAIXA_INDISPONIVEL,
  ocupadoMotivo: 'Este horário acabou de ser ocupado',
  maisProximos: 'Horários livres mais próximos:',
  ate: (hora: string): string => `até ${hora}`,
  em: (clinica: string): string => `em ${clinica}`,
  vagas: (n: number): string => (n === 1 ? 'última vaga' : `${n} vagas`),
};
