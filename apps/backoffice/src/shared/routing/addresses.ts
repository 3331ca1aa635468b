import { INITIAL_ROUTE } from '../session/destination.ts';

/** First step of the wizard (doc2): where 'Novo agendamento' leads. */
export const NEW_AGENDAMENTO_ROUTE = `${INITIAL_ROUTE}/dados-solicitante`;
