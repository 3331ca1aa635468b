/** A chosen slot is no longer offered (doc2 §5 and §8, Schedule step). */
export const UNAVAILABLE_FAIXA_MESSAGE =
  'Um dos períodos selecionados não está mais disponível. Por favor, selecione outro período.';

/** No slots came back for the range (doc2 §8). */
export const NO_FAIXAS_MESSAGE =
  'Sem horários disponíveis para a data/período informado. Tente informar outra data de sugestão.';
