import { ROTA_INICIAL } from '../sessao/destino.ts';

/** First step of the wizard (doc2): where 'Novo agendamento' leads. */
export const ROTA_NOVO_AGENDAMENTO = `${ROTA_INICIAL}/dados-solicitante`;
