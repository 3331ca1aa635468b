// The app's entrances, by name: what the rail, the palette, the login and the screens lead to. The routes put a feature
// behind each; what lies below one is the feature's own.

/** The appointments list, where a session begins. */
export const HOME_ROUTE = '/gestao-medica-v3/agendamentos';

/** Where who forgot the password asks for a link (doc3 §2.1). */
export const RECOVERY_ROUTE = '/recuperar';

/** Where whoever lacks the second factor that their company asks for enrols it (docs/decisions/0158). */
export const SECOND_FACTOR_ROUTE = '/verificacao-em-duas-etapas';

/** One's own data, sessions and ways to enter (doc3 §2.1). */
export const PROFILE_ROUTE = '/profile';

/** A new request. */
export const NEW_AGENDAMENTO_ROUTE = `${HOME_ROUTE}/novo`;

/** Which draft an address asks the wizard for: an id, or a new one. */
export const DRAFT_PARAM = 'rascunho';
export const NEW_DRAFT = 'novo';

/** The way on with one draft. */
export const draftRoute = (id: string): string =>
  `${NEW_AGENDAMENTO_ROUTE}?${DRAFT_PARAM}=${encodeURIComponent(id)}`;

/** For whom an address begins a new request, of which exam type. */
export const FUNCIONARIO_PARAM = 'funcionario';
export const TYPE_PARAM = 'tipoExame';

/** The exam of an employee's function change, asked for: the wizard with both filled in. */
export const functionChangeExamRoute = (funcionarioId: number): string =>
  `${draftRoute(NEW_DRAFT)}&${FUNCIONARIO_PARAM}=${funcionarioId}&${TYPE_PARAM}=5`;

/** Which appointment an address asks for anew. */
export const AGAIN_PARAM = 'agendamento';

/** The same exam of the same employee, asked for again: the wizard with what stays as it was. */
export const askAgainRoute = (agendamentoId: number): string =>
  `${draftRoute(NEW_DRAFT)}&${AGAIN_PARAM}=${agendamentoId}`;

/** One request for many employees (issue 10 'Bulk request'). */
export const MANY_ROUTE = '/pedidos-em-lote';

/** The attendants' queue (doc3 §2.10). */
export const PANEL_ROUTE = '/painel-agendamento/list';

/** The attendant's page of one request. */
export const panelRequestRoute = (id: number): string => `/painel-agendamento/${id}`;

/** Release of a clinic to a customer (doc2 §2.13). */
export const RELEASE_ROUTE = '/liberar-prestador';

/** What clinics say of themselves, asked for and decided on. */
export const REGISTRATIONS_ROUTE = '/supplier/cadastros';

/** The agendas of the clinics (doc3 agenda). */
export const AGENDA_ROUTE = '/agenda/list';

/** What is missing until the first exam can be asked for (docs/decisions/0147). */
export const FIRST_STEPS_ROUTE = '/primeiros-passos';

/** The sent messages (doc3 §2.1). */
export const MAIL_ROUTE = '/mail/index';

/** What the company tells those who work in it (doc3 §2.1). */
export const BOLETINS_ROUTE = '/boletins/view';

/** Imports of employees (doc3 §2.1). */
export const IMPORT_ROUTE = '/importacao';

/** Imports of branches, departments, positions and hierarchies (doc3 §2.1). */
export const STRUCTURE_IMPORT_ROUTE = '/importacao-cadastro-estrutura';
