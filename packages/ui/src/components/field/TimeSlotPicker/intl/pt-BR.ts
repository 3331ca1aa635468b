import { UNAVAILABLE_FAIXA_MESSAGE, NO_FAIXAS_MESSAGE } from '@apto/domain/messages';

/** Texts of the slot picker. */
export const texts = {
  label: 'Horário',
  morning: 'Manhã',
  afternoon: 'Tarde',
  chooseDate: 'Escolha primeiro a data.',
  isLoading: 'Carregando os horários…',
  empty: NO_FAIXAS_MESSAGE,
  error: 'Não foi possível buscar os horários.',
  retry: 'Tentar novamente',
  taken: UNAVAILABLE_FAIXA_MESSAGE,
  takenReason: 'Este horário acabou de ser ocupado',
  nearestSlots: 'Horários livres mais próximos:',
  marked: 'O preparo para o exame fica mais difícil nestes horários.',
  until: (time: string): string => `chegada até ${time}`,
  at: (clinic: string): string => `em ${clinic}`,
  places: (n: number): string => (n === 1 ? 'última vaga' : `${n} vagas`),
};
