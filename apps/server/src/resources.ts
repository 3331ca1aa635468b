import { accountRoutes } from './account/routes.ts';
import { agendamentoRoutes } from './agendamentos/routes.ts';
import { clinicNoteRoutes } from './clinic-notes/routes.ts';
import { clinicPortalRoutes } from './clinic-portal/routes.ts';
import { clinicRegistrationRoutes } from './clinic-registration/routes.ts';
import { companyRoutes } from './companies/routes.ts';
import { clienteRoutes } from './clientes/routes.ts';
import { panelRoutes } from './panel/routes.ts';
import { agendaRoutes } from './agendas/routes.ts';
import { atendimentoRoutes } from './atendimento/routes.ts';
import { attendantRoutes } from './attendant/routes.ts';
import { autoagendamentoRoutes } from './autoagendamento/routes.ts';
import { boletimRoutes } from './boletins/routes.ts';
import { bulkRoutes } from './bulk/routes.ts';
import { cepRoutes } from './ceps/routes.ts';
import { cidadeRoutes } from './cidades/routes.ts';
import { feriadoRoutes } from './feriados/routes.ts';
import { feriasRoutes } from './ferias/routes.ts';
import { fileRoutes } from './files/routes.ts';
import { firstUseRoutes } from './first-use/routes.ts';
import { functionChangeRoutes } from './function-changes/routes.ts';
import { funcionarioRoutes } from './funcionarios/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { mailRoutes } from './mail/routes.ts';
import { manualRoutes } from './manuals/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { preSolicitacaoRoutes } from './pre-solicitacoes/routes.ts';
import { presenceRoutes } from './presence/routes.ts';
import { manyRequestRoutes } from './many-requests/routes.ts';
import { prestadorRoutes } from './prestadores/routes.ts';
import { profileRoutes } from './profiles/routes.ts';
import { procedimentoRoutes } from './procedimentos/routes.ts';
import type { Server } from './platform/server.ts';
import { processingRoutes } from './processing/routes.ts';
import { ownPathRoutes } from './registry/own-paths.ts';
import { registryRoutes } from './registry/routes.ts';
import { reservaRoutes } from './reservas/routes.ts';
import { resendRoutes } from './resend/routes.ts';
import { savedFilterRoutes } from './saved-filters/routes.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { sessionRoutes } from './session/routes.ts';
import { statusRoutes } from './status/routes.ts';
import { systemRoutes } from './system/routes.ts';
import { timelineRoutes } from './timeline/routes.ts';
import { recoveryRoutes } from './recovery/routes.ts';
import { userRoutes } from './users/routes.ts';
import { waitingListRoutes } from './waiting-list/routes.ts';
import { tipoExameRoutes } from './tipos-exame/routes.ts';

/** Every resource of the server. A new folder adds one line here. */
export const resources: readonly ((server: Server) => void)[] = [
  systemRoutes,
  sessionRoutes,
  accountRoutes,
  secondFactorRoutes,
  statusRoutes,
  tipoExameRoutes,
  cepRoutes,
  userRoutes,
  boletimRoutes,
  recoveryRoutes,
  timelineRoutes,
  agendamentoRoutes,
  panelRoutes,
  companyRoutes,
  clienteRoutes,
  agendaRoutes,
  atendimentoRoutes,
  attendantRoutes,
  autoagendamentoRoutes,
  bulkRoutes,
  cidadeRoutes,
  clinicNoteRoutes,
  clinicPortalRoutes,
  clinicRegistrationRoutes,
  feriadoRoutes,
  feriasRoutes,
  fileRoutes,
  firstUseRoutes,
  functionChangeRoutes,
  funcionarioRoutes,
  importRoutes,
  manyRequestRoutes,
  mailRoutes,
  manualRoutes,
  notificationRoutes,
  preSolicitacaoRoutes,
  presenceRoutes,
  prestadorRoutes,
  procedimentoRoutes,
  processingRoutes,
  profileRoutes,
  registryRoutes,
  reservaRoutes,
  resendRoutes,
  savedFilterRoutes,
  waitingListRoutes,
  // Last: it leaves alone what the others serve.
  ownPathRoutes,
];
