/** The name of the first profile: it may do everything. */
export const ADMINISTRATOR_PROFILE = 'Administrador';

/** 401: not the code of this installation. */
export const WRONG_CODE_TEXT = 'Código inválido. Confira o que o servidor mostrou ao iniciar.';

/** 409: somebody was quicker, or it was done long ago. */
export const FIRST_USE_DONE_TEXT = 'Esta instalação já tem um administrador. Entre com a conta dele.';

/** What the server says beside the code where it was started. */
export const FIRST_USE_HINT = 'código, válido uma vez';
