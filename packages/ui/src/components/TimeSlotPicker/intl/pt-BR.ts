import { MENSAGEM_FAIXA_INDISPONIVEL, MENSAGEM_SEM_FAIXAS } from '@apto/domain';

/** Texts of the slot picker. */
export const texts = {
  label: 'Horário',
  morning: 'Manhã',
  afternoon: 'Tarde',
  chooseDate: 'Escolha primeiro a data.',
  isLoading: 'Carregando os horários…',
  empty: MENSAGEM_SEM_FAIXAS,
  error: 'Não foi possível buscar os horários.',
  retry: 'Tentar novamente',
  taken: MENSAGEM_FAIXA_INDISPONIVEL,
  takenReason: 'Este horário acabou de ser ocupado',
  nearestSlots: 'Horários livres mais próximos:',
  until: (hora: string): string => `até ${hora}`,
  at: (clinica: string): string => `em ${clinica}`,
  places: (n: number): string => (n === 1 ? 'última vaga' : `${n} vagas`),
};
