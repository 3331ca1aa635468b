import type { AssistenteContext } from '@apto/domain/assistente';
import { tipoExame } from '@apto/domain/exames';

/** The steps for which there is no screen yet: what the requester must know of each, and what to do instead. */
export const ATTENDANT_STEPS: AssistenteContext['attendantSteps'] = {
  pcd: () =>
    'Há funcionário PCD neste pedido, e o envio do laudo PCD ainda não está disponível nesta versão. ' +
    'Direcione o pedido para um atendente, que pedirá o documento, ou remova o funcionário.',
  anexos: (pedido) =>
    `O exame '${tipoExame(pedido.tipoExame?.id).descricao}' precisa de documentos, e o envio de anexos ainda não ` +
    'está disponível nesta versão. Direcione o pedido para um atendente, que pedirá os documentos, ou escolha ' +
    'outro tipo de exame.',
  agendar: () =>
    'Esta clínica trabalha com reserva de horários, e a reserva ainda não está disponível nesta versão. ' +
    'Direcione o pedido para um atendente, que reservará o horário, ou escolha outra clínica.',
};
