import type { Api } from './api.ts';
import { today, addDays } from './dates.ts';
import { EXAME_TYPE, type Funcionario } from './people.ts';

export interface Invite {
  readonly agendamentoId: number;
  readonly token: string;
  readonly link: string;
}

/** Days that a link of these tests offers: tomorrow and the nine after it, the most that is allowed (doc2 §5). */
export const linkWindow = (): { inicio: string; fim: string } => ({
  inicio: addDays(today(), 1),
  fim: addDays(today(), 10),
});

/** Sends a link for a request again (or for the first time) and answers what the dialog would show. */
export const sendLink = (
  api: Api,
  f: Funcionario,
  agendamentoId: number,
): Promise<{ token: string; link: string }> =>
  api.send('/autoagendamento/enviar-link-autoagendamento-colaborador', {
    phone: f.phone,
    email: null,
    formaEnvio: 'WHATSAPP',
    cpf: f.cpf,
    agendamentoId,
  });

/** Makes a self-scheduling request and its link by the calls, for tests that begin after the wizard. */
export async function createInvite(api: Api, f: Funcionario): Promise<Invite> {
  const { inicio: start, fim: end } = linkWindow();
  const [question] = await api.read<{ id: number }[]>('/questionario-risco');
  const { id } = await api.send<{ id: number }>('/autoagendamento', {
    funcionario: { id: f.id },
    tipoExame: { id: EXAME_TYPE.PERIODICO },
    dataSugestaoInicial: start,
    dataSugestaoFinal: end,
    questionarioRisco: question?.id ?? null,
    nomeSolicitante: 'Clara Cliente',
    emailSolicitante: 'cliente@apto.test',
    telefoneSolicitante: '11992004001',
    telefoneFuncionario: f.phone,
  });
  return { agendamentoId: id, ...(await sendLink(api, f, id)) };
}
