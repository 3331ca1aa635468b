import type { Api } from './api.ts';
import { today, addDays, weekdayOf } from './dates.ts';
import { EXAME_TYPE, type Funcionario } from './people.ts';

export interface Invite {
  readonly agendamentoId: number;
  readonly token: string;
  readonly link: string;
}

const NATIONAL = ['01-01', '04-21', '05-01', '09-07', '10-12', '11-02', '11-15', '11-20', '12-25'];
const isFeriado = (date: string): boolean => NATIONAL.includes(date.slice(5));
const isOpen = (date: string): boolean => weekdayOf(date) % 6 !== 0 && !isFeriado(date);
/** Days on offer that the tests need. */
const OPEN_DAYS = 4;

/**
 * Decision 58: at most ten dates, working days at both ends and no national holiday between them.
 * @param ahead days from today on which the first may be; 1 is tomorrow
 */
export function linkWindow(ahead = 1): { inicio: string; fim: string } {
  for (let n = ahead; n < ahead + 60; n += 1) {
    const start = addDays(today(), n);
    const dates = Array.from({ length: 10 }, (_, i) => addDays(start, i));
    const feriado = dates.findIndex(isFeriado);
    const open = (feriado < 0 ? dates : dates.slice(0, feriado)).filter(isOpen);
    const end = open.at(-1);
    if (isOpen(start) && end && open.length >= OPEN_DAYS) return { inicio: start, fim: end };
  }
  throw new Error('Não há dias para um link nos próximos dois meses');
}

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
export async function createInvite(api: Api, f: Funcionario, ahead?: number): Promise<Invite> {
  const { inicio: start, fim: end } = linkWindow(ahead);
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
