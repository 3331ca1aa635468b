import { describe, expect, it } from 'vitest';
import { BLOCK } from '../../autoagendamento/index.ts';
import { TIPO_EXAME } from '../../exames/index.ts';
import {
  agendamentoPayloads,
  assistenteSteps,
  autoagendamentoPayload,
  firstIncompleteStep,
  initialState,
} from '../index.ts';
import {
  answersOf,
  begun,
  change,
  charged,
  cliente,
  COMBINATIONS,
  DISMISSAL,
  nameOf,
  walk,
} from './combination.ts';
import * as C from './scenario.ts';

const { after, ctx } = C;

describe('every combination of the wizard reaches a legal end or a stated block', () => {
  it('asks of all of them: 13 exam types, and five questions of two answers', () => {
    expect(COMBINATIONS).toHaveLength(13 * 2 ** 5);
  });

  it('the manual wizard: every one ends at its slots or at a request that can be sent', () => {
    const ends = new Map<string, number>();
    for (const c of COMBINATIONS) {
      const { state, stuck } = walk(begun(c), c);
      expect([nameOf(c), stuck]).toEqual([nameOf(c), null]);
      // doc2 §4 'Time-slot reservation applies', said again.
      const withoutSlots: readonly number[] = [
        TIPO_EXAME.RETORNO_AO_TRABALHO,
        TIPO_EXAME.CONSULTA,
        TIPO_EXAME.TERCEIROS,
        TIPO_EXAME.AVALIACAO_DE_ATESTADO,
        TIPO_EXAME.MONITORACAO_PONTUAL,
      ];
      const slots = c.socClinic && c.slotClient && c.risk && !c.pcd && !withoutSlots.includes(c.type);
      expect([nameOf(c), state.step]).toEqual([nameOf(c), slots ? 'agendar' : 'concluir']);
      const steps = assistenteSteps(state).map(({ id }) => id);
      expect([nameOf(c), steps.includes('pcd')]).toEqual([nameOf(c), c.pcd]);
      // Handed over, or with its slots taken, it can be sent: one appointment for the employee.
      const sent = slots ? after(state, { type: 'ATTENDANT_CHOSEN', forward: true }) : state;
      expect([nameOf(c), firstIncompleteStep(sent, ctx)]).toEqual([nameOf(c), null]);
      expect(agendamentoPayloads(sent)).toHaveLength(1);
      ends.set(state.step, (ends.get(state.step) ?? 0) + 1);
    }
    expect([...ends.values()].reduce((a, b) => a + b, 0)).toBe(COMBINATIONS.length);
  });

  it('self-scheduling: every one can be sent, or a dialog of doc2 §2.9 says why not', () => {
    const blocks = new Map<string, number>();
    for (const c of COMBINATIONS) {
      const opened = after(
        initialState(C.profile, { autoagendamento: true }),
        { type: 'ENQUADRAMENTO_ANSWERED', value: 'nao' },
        { type: 'ADVANCED' },
        { type: 'TIPO_EXAME_CHOSEN', tipoExame: C.type(c.type) },
        { type: 'LINK_FUNCIONARIO_CHOSEN', funcionario: C.funcionario(1) },
        { type: 'CLIENTE_LOADED', cliente: cliente(c) },
        ...answersOf(c),
      );
      const [dialog] = opened.dialogs.filter((d) => d.type === 'BLOCK');
      const wanted = !c.risk
        ? BLOCK.SEM_RISCO
        : [
              TIPO_EXAME.RETORNO_AO_TRABALHO,
              TIPO_EXAME.CONSULTA,
              TIPO_EXAME.TERCEIROS,
              TIPO_EXAME.AVALIACAO_DE_ATESTADO,
            ].includes(c.type as never)
          ? BLOCK.TIPO_NAO_PERMITIDO
          : c.upToDate && [TIPO_EXAME.PERIODICO, TIPO_EXAME.DEMISSIONAL].includes(c.type as never)
            ? BLOCK.EXAMES_EM_DIA
            : null;
      const said = dialog?.type === 'BLOCK' ? dialog.block.codigo : null;
      expect([nameOf(c), said]).toEqual([nameOf(c), wanted?.codigo ?? null]);
      blocks.set(said ?? 'livre', (blocks.get(said ?? 'livre') ?? 0) + 1);
      if (said !== null) {
        // No block is a dead end: the manual wizard takes over, with what was known.
        const manual = after(opened, { type: 'BLOCK_ANSWERED', scheduleManually: true });
        expect([nameOf(c), manual.autoagendamento, manual.step]).toEqual([
          nameOf(c),
          false,
          'dados-agendamento',
        ]);
        continue;
      }
      const { state, stuck } = walk(
        after(
          charged(opened),
          { type: 'INTERVALO_CHOSEN', intervalo: { inicio: '2026-11-25', fim: '2026-11-27' } },
          {
            type: 'SENDING_CHANGED',
            fields: { telefoneFuncionario: '11987654321', emailFuncionario: 'ana@empresa.com.br' },
          },
          change({ dataHomologacao: DISMISSAL }),
        ),
        c,
      );
      expect([nameOf(c), firstIncompleteStep(state, ctx), stuck?.endsWith('nada muda') ?? true]).toEqual([
        nameOf(c),
        null,
        true,
      ]);
      expect(autoagendamentoPayload(state).tipoExame.id).toBe(c.type);
    }
    expect([...blocks.keys()].toSorted()).toEqual([
      'EXAMES_EM_DIA',
      'SEM_RISCO',
      'TIPO_NAO_PERMITIDO',
      'livre',
    ]);
  });
});
