import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { TIPO_EXAME } from '../exames/index.ts';
import { nowInSaoPaulo } from '../time/index.ts';
import { requestFailures, type RequestablePreSolicitacao } from './index.ts';

/** Monday, 10:00 in São Paulo. */
const MORNING = nowInSaoPaulo(Date.parse('2026-11-23T13:00:00Z'));
const AFTERNOON = nowInSaoPaulo(Date.parse('2026-11-23T15:00:01Z'));
const TODAY = '2026-11-23';

const ready = (changes: Partial<RequestablePreSolicitacao> = {}): RequestablePreSolicitacao => ({
  telefoneFuncionario: '11987654321',
  tipoExame: TIPO_EXAME.PERIODICO,
  usaReservaHorario: false,
  horarioMarcadoPrestador: null,
  dataHomologacao: null,
  pendencia: 'NAO',
  desabilitarQuestionarioRisco: false,
  dataSugestaoFinal: '2026-11-26',
  periodo: 1,
  ...changes,
});

describe('doc1 §5: pre-request, before requesting', () => {
  test.each<[sentence: string, changes: Partial<RequestablePreSolicitacao>, detail: string]>([
    ['phone empty', { telefoneFuncionario: null }, 'Telefone está vazio.'],
    ['phone of blanks', { telefoneFuncionario: '  ' }, 'Telefone está vazio.'],
    ['phone of a mask alone', { telefoneFuncionario: '(  )      -    ' }, 'Telefone está vazio.'],
    [
      'phone with 10 or fewer digits',
      { telefoneFuncionario: '(11) 3456-7890' },
      'Formato do telefone está errado.',
    ],
    [
      'phone of 11 digits that is no mobile number',
      { telefoneFuncionario: '00000000000' },
      'Formato do telefone está errado.',
    ],
    [
      'time-slot reservation applies and no provider-agreed time',
      { usaReservaHorario: true },
      'pois não foi informado o horário definido com o prestador',
    ],
    [
      'dismissal exam without dismissal date',
      { tipoExame: TIPO_EXAME.DEMISSIONAL },
      'Data de demissão é obrigatória para o tipo de exame demissional.',
    ],
    [
      'pendency SIM and client has not disabled the risk questionnaire',
      { pendencia: 'SIM' },
      'Há pendências de campos obrigatórios não preenchidos.',
    ],
    [
      'suggested final date before today',
      { dataSugestaoFinal: '2026-11-22' },
      'A data de sugestão é mais antiga que a data atual.',
    ],
    [
      'provider time today not later than now: earlier',
      { dataSugestaoFinal: TODAY, horarioMarcadoPrestador: '09:59' },
      'O horário marcado é mais antigo que o horário atual',
    ],
    [
      'provider time today not later than now: now itself',
      { dataSugestaoFinal: TODAY, horarioMarcadoPrestador: '10:00' },
      'O horário marcado é mais antigo que o horário atual',
    ],
  ])('%s', (_sentence, changes, detail) => {
    expect(requestFailures(ready(changes), MORNING)).toEqual([detail]);
  });

  it('no provider time, final date today, period morning and current hour after 12', () => {
    const today = ready({ dataSugestaoFinal: TODAY });
    expect(requestFailures(today, AFTERNOON)).toEqual(['O periodo é mais antigo que o periodo atual.']);
    expect(requestFailures(today, MORNING)).toEqual([]);
    expect(requestFailures({ ...today, periodo: 2 }, AFTERNOON)).toEqual([]);
    expect(requestFailures({ ...today, dataSugestaoFinal: '2026-11-24' }, AFTERNOON)).toEqual([]);
    // With an agreed time the time decides, and not the period.
    expect(requestFailures({ ...today, horarioMarcadoPrestador: '12:30' }, AFTERNOON)).toEqual([]);
  });

  test.each<[string, Partial<RequestablePreSolicitacao>]>([
    ['reservation with an agreed time', { usaReservaHorario: true, horarioMarcadoPrestador: '10:30' }],
    ['dismissal with its date', { tipoExame: TIPO_EXAME.DEMISSIONAL, dataHomologacao: '2026-11-20' }],
    [
      'a pendency of a client without the questionnaire',
      { pendencia: 'SIM', desabilitarQuestionarioRisco: true },
    ],
    ['a provider time later today', { dataSugestaoFinal: TODAY, horarioMarcadoPrestador: '10:01' }],
    ['a punctuated phone', { telefoneFuncionario: '(11) 98765-4321' }],
  ])('%s can be requested', (_sentence, changes) => {
    expect(requestFailures(ready(changes), MORNING)).toEqual([]);
  });

  it('decision 35: every reason is told, in the document’s order, and the first is the toast’s', () => {
    expect(
      requestFailures(
        ready({
          telefoneFuncionario: '119',
          usaReservaHorario: true,
          tipoExame: TIPO_EXAME.DEMISSIONAL,
          pendencia: 'SIM',
          dataSugestaoFinal: '2026-11-20',
        }),
        MORNING,
      ),
    ).toEqual([
      'Formato do telefone está errado.',
      'pois não foi informado o horário definido com o prestador',
      'Data de demissão é obrigatória para o tipo de exame demissional.',
      'Há pendências de campos obrigatórios não preenchidos.',
      'A data de sugestão é mais antiga que a data atual.',
    ]);
  });

  it('what could be requested on a day can be requested on every earlier one', () => {
    const day = fc
      .integer({ min: 0, max: 40 })
      .map((n) => Date.parse('2026-11-01T13:00:00Z') + n * 86_400_000);
    fc.assert(
      fc.property(day, day, fc.constantFrom(null, '09:00', '15:00'), (a, b, horario) => {
        const p = ready({ horarioMarcadoPrestador: horario, dataSugestaoFinal: '2026-11-20', periodo: 1 });
        const [earlier, later] = [Math.min(a, b), Math.max(a, b)].map((ms) => nowInSaoPaulo(ms));
        if (!earlier || !later || requestFailures(p, later).length > 0) return;
        expect(requestFailures(p, earlier)).toEqual([]);
      }),
    );
  });
});
