import { agoraEmSaoPaulo, somarDias, verificarIntervalo, type OpeningHour } from '@apto/domain';
import { migrar } from '../src/db/migrate.ts';
import type { BancoPort } from '../src/db/port.ts';
import { abrirSessao } from '../src/platform/autenticacao.ts';
import { semearFixture, SEQUENCIAS } from './fixture.ts';

/** What signs the sessions of servers that run as processes of their own. */
export const SEGREDO = 'segredo-somente-para-os-testes-0123456789';

/** Migrates and fills a database; answers the attendant's bearer token. */
export async function prepararMundo(banco: BancoPort): Promise<string> {
  await migrar(banco);
  await banco.transacao((tx) => semearFixture(tx));
  await banco.executarScript(SEQUENCIAS);
  return abrirSessao(banco.db, SEGREDO, Date.now(), { tipo: 'interna', usuarioId: 1 });
}

const horarios = [1, 2, 3, 4, 5].map((weekDay): OpeningHour => ({
  weekDay: weekDay as OpeningHour['weekDay'],
  serviceTypeAm: 'HORARIO_MARCADO',
  serviceTypePm: null,
  startHourAm: '08:00',
  endHourAm: '12:00',
  startHourPm: null,
  endHourPm: null,
  atendimentoMatutino: true,
  atendimentoVespertino: false,
}));

/** The next day on which the fixture's clinic serves: the clock of a process is the real one. */
export function proximoDia(): string {
  const agora = agoraEmSaoPaulo(Date.now());
  let dia = somarDias(agora.data, 1);
  while (
    verificarIntervalo({ inicio: dia, fim: dia }, { agora, feriados: [], ferias: [], openingHours: horarios })
      .length > 0
  ) {
    dia = somarDias(dia, 1);
  }
  return dia;
}
