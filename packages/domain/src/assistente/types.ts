import type { Who } from '../pedido/index.ts';

/** The steps, by the last segment of their routes (doc2 §2.1, decisions #13). */
export type StepId =
  | 'dados-solicitante'
  | 'dados-agendamento'
  | 'pcd'
  | 'procedimentos'
  | 'anexos'
  | 'definir-clinica'
  | 'agendar'
  | 'concluir'
  | 'autoagendamento'
  | 'dados-funcionario';

/** The signed-in user as the wizard needs them: defaults of the requester's data and of the method. */
export interface SolicitanteProfile {
  readonly name: string;
  readonly email?: string | null;
  readonly phone?: string | null;
  readonly quemAgenda?: Who | null;
  readonly quemAvisa?: Who | null;
}
