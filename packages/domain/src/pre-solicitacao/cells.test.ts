import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { TiposExame } from '../exames/index.ts';
import {
  cellChanges,
  cellFailures,
  changedCells,
  preSolicitacaoCells,
  schedulingTexts,
  tipoExameOfName,
  truncatedEmail,
  type PreSolicitacaoCells,
} from './index.ts';

const before = preSolicitacaoCells({
  telefoneFuncionario: '11987654321',
  emailFuncionario: 'ana@exemplo.com.br',
  tipoExame: { id: 2 },
  dataSugestaoInicial: '2026-11-25',
  dataSugestaoFinal: '2026-11-26',
  periodo: 1,
  horarioMarcadoPrestador: null,
});
const after = (changes: Partial<PreSolicitacaoCells>): PreSolicitacaoCells => ({ ...before, ...changes });
const scheduling = (changes: Partial<PreSolicitacaoCells['agendamento']>) =>
  after({ agendamento: { ...before.agendamento, ...changes } });

describe('doc1 §5: pre-request inline edit', () => {
  test.each<[sentence: string, cells: PreSolicitacaoCells, failures: object]>([
    ['empty phone shows Telefone é Obrigatório.', after({ phone: '' }), { phone: 'Telefone é Obrigatório.' }],
    [
      'a phone under 11 characters shows a wrong-format message',
      after({ phone: '(11) 3456-7890' }),
      { phone: 'Formato do telefone está errado.' },
    ],
    ['a blank value is rejected: e-mail', after({ email: ' ' }), { email: 'Campo obrigatório' }],
    ['a blank value is rejected: exam type', after({ tipoExame: '' }), { tipoExame: 'Campo obrigatório' }],
    [
      'a blank value is rejected: scheduling period',
      scheduling({ inicio: null, fim: null }),
      { agendamento: 'Campo obrigatório' },
    ],
    ['an e-mail that is none', after({ email: 'ana@' }), { email: 'Digite um email válido' }],
    [
      'days in the wrong order',
      scheduling({ inicio: '2026-11-27' }),
      { agendamento: 'O campo precisa ser informado corretamente' },
    ],
    [
      'a time that is none',
      scheduling({ horario: '25:00' }),
      {
        agendamento:
          'O formato de horário está inválido. Por favor, insira um formato de horário válido (HH:mm).',
      },
    ],
    ['nothing changed', before, {}],
  ])('%s', (_sentence, cells, failures) => {
    expect(cellFailures(before, cells)).toEqual(failures);
  });

  it('the e-mail is optional: one that was never there is not asked for while another cell is edited', () => {
    const without = after({ email: '', phone: '' });
    expect(cellFailures(without, { ...without, tipoExame: 'Admissional' })).toEqual({});
  });

  it('phone punctuation is stripped', () => {
    expect(cellChanges(before, after({ phone: '(21) 91234-5678' }))).toEqual({
      telefoneFuncionario: '21912345678',
    });
    expect(changedCells(before, after({ phone: '(11) 98765-4321' }))).toEqual([]);
  });

  it('a change of exam type name maps to the exam type id', () => {
    expect(cellChanges(before, after({ tipoExame: 'Demissional' }))).toEqual({ tipoExame: 4 });
    for (const { id, descricao: name } of TiposExame) expect(tipoExameOfName(name)).toBe(id);
    expect(tipoExameOfName('Qualquer')).toBeUndefined();
  });

  it('only what was changed is sent, and a time that was taken away is sent as none', () => {
    expect(cellChanges(before, before)).toEqual({});
    expect(cellChanges(scheduling({ horario: '08:30' }), before)).toEqual({
      dataSugestaoInicial: '2026-11-25',
      dataSugestaoFinal: '2026-11-26',
      periodo: 1,
      horarioMarcadoPrestador: null,
    });
  });

  it('spaces and punctuation alone are no change, whatever the value', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,8}$/), fc.constantFrom('', ' ', '  '), (text, space) => {
        const one = after({ email: `${text}@exemplo.com` });
        expect(changedCells(one, { ...one, email: `${space}${one.email}${space}` })).toEqual([]);
      }),
    );
  });
});

describe('doc1 §2.3: what the table and its detail show', () => {
  it('days, period and agreed time', () => {
    expect(schedulingTexts(before.agendamento)).toEqual(['25/11/2026 a 26/11/2026', 'Manhã']);
    expect(schedulingTexts({ ...before.agendamento, fim: '2026-11-25', horario: '08:30' })).toEqual([
      '25/11/2026',
      'Manhã · 08:30',
    ]);
  });

  it('email (truncated at 40 characters)', () => {
    expect(truncatedEmail('a'.repeat(40))).toBe('a'.repeat(40));
    expect(truncatedEmail('a'.repeat(41))).toBe(`${'a'.repeat(40)}…`);
  });
});
