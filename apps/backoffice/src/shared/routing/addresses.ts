// The app's entrances, by name: what the rail, the palette, the login and the screens lead to. The routes put a feature
// behind each; what lies below one is the feature's own.

/** The appointments list, where a session begins. */
export const HOME_ROUTE = '/gestao-medica-v3/agendamentos';

/** A new request. */
export const NEW_AGENDAMENTO_ROUTE = `${HOME_ROUTE}/novo`;
