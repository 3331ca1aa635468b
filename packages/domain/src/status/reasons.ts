/** Why an action is not to be had: the user may not. */
export const NO_PERMISSION_REASON = 'Você não tem permissão para esta ação.';

/** The same of all that a menu lists: said once, over the entries. */
export const NO_PERMISSION_FOR_ANY_REASON = 'Você não tem permissão para estas ações.';

/** Why an action is not to be had: the appointment's status is none of the catalogue's. */
export const UNKNOWN_STATUS_REASON = 'Status do agendamento desconhecido.';

/** Why the clinic cannot go on before it is paid; the tooltip of its tag says the same (doc1 §2.1). */
export const ADVANCE_DEPOSITO_REASON = 'Aguardando depósito antecipado para o prestador';
