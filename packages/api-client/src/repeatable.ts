/**
 * The POSTs that ask for no Idempotency-Key, and why sending one twice does no harm. Whatever makes something and is not
 * here declares `idempotent`. Read out in OpenAPI, to whoever wonders whether to send a lost call again.
 */
export const REPEATABLE: Readonly<Record<string, string>> = {
  // Only their body makes them no GET: they write nothing.
  availableFaixas: 'só consulta',
  bestPlans: 'só consulta',
  createReservaConfigs: 'só consulta: o nome é do documento, e nada é criado',
  newAvailableFaixas: 'só consulta',
  publicAttachments: 'só consulta',
  readInvitation: 'só consulta',
  readRecovery: 'só consulta',
  readManyFile: 'só lê a planilha: nada é guardado',
  reviewAgendaChange: 'só consulta',
  whoInvites: 'só consulta',
  whyNotAvailable: 'só consulta',
  // Another session hurts nobody, and an answer with a token is not kept to be told again.
  signIn: 'abre outra sessão, e um token não se guarda para ser repetido',
  signInAutoagendamento: 'abre outra sessão, e um token não se guarda para ser repetido',
  signInPrestador: 'abre outra sessão, e um token não se guarda para ser repetido',
  signInPrestadorRegistration: 'abre outra sessão, e um token não se guarda para ser repetido',
  switchCompany: 'encerra a sessão que chama: a segunda vez é 401',
  signOut: 'encerra a sessão que chama: a segunda vez é 401',
  // What they use up is gone the second time.
  acceptInvitation: 'o convite vale uma vez',
  joinByInvitation: 'o convite vale uma vez',
  beginFirstUse: 'a segunda vez é 409: já há um usuário',
  resetPassword: 'o link vale uma vez',
  confirmSecondFactor: 'um código vale uma vez',
  endSecondFactor: 'um código vale uma vez',
  renewRecoveryCodes: 'um código vale uma vez',
  // The same once or twice.
  activateRegistryRecord: 'repetir deixa como está',
  deactivateRegistryRecord: 'repetir deixa como está',
  beginSecondFactor: 'nada muda antes do primeiro código: vale a última chave mostrada',
  markBoletimRead: 'vale a primeira vez',
  readNotifications: 'repetir deixa como está',
  removeSavedFilter: 'repetir deixa como está',
  saveFilter: 'o mesmo nome no mesmo módulo e tipo é o mesmo filtro',
  settleFunctionChange: 'a segunda vez é recusada: não há mais pendência',
  // One link in a while, whoever asks: whether somebody is there must not show in the answer.
  recoverPassword: 'há um limite por destinatário, e o link mais novo é o que vale',
};
