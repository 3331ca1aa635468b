import { describe, expect, it } from 'vitest';
import { criarDisponibilidade, diasPulados } from './availability.logic.ts';
import { textos } from './intl/pt-BR.ts';

// Friday.
const agora = { data: '2026-11-20', hora: '09:00', instante: '2026-11-20T12:00:00.000Z' };

describe('availability with the rules of a suggested range (doc2 §5)', () => {
  const regras = {
    feriados: [
      {
        dataFeriado: '2026-11-25',
        abrangencia: 'MUNICIPAL' as const,
        nome: 'Aniversário da cidade',
        cidade: { cidade: 'Campinas', estado: 'SP' },
      },
    ],
    ferias: [],
  };
  const disponibilidade = criarDisponibilidade({ agora, rules: regras, textos });

  it('lists every failing check in the specified order, with the specified texts', () => {
    const falhas = disponibilidade.falhas({ inicio: '2026-11-19', fim: '2026-11-25' });
    expect(falhas.map(({ codigo }) => codigo)).toEqual([
      'INICIO_NO_PASSADO',
      'FERIADO_NACIONAL',
      'FERIADO_MUNICIPAL',
    ]);
    expect(falhas[0]?.mensagem).toBe('A data inicial não pode ser menor que a data atual');
    expect(falhas[2]?.mensagem).toBe(
      'Por favor selecione outro período de datas, 25/11/2026 é feriado municipal em Campinas-SP',
    );
  });

  it('ui-demands "Non-contiguous ranges": says which days a valid range passes over, and why', () => {
    const intervalo = { inicio: '2026-11-27', fim: '2026-12-01' };
    expect(disponibilidade.falhas(intervalo)).toEqual([]);
    expect(diasPulados(intervalo, disponibilidade.motivos)).toEqual([
      { data: '2026-11-28', texto: 'Não há agendamento aos sábados' },
      { data: '2026-11-29', texto: 'Não há agendamento aos domingos' },
    ]);
  });

  it('counts what a month loader brings as reasons, failures and in the alternatives', () => {
    const comMeses = criarDisponibilidade({
      agora,
      rules: {},
      meses: { motivos: { '2026-11-24': 'Agenda lotada' } },
      textos,
    });
    expect(comMeses.motivos('2026-11-24').map(({ texto }) => texto)).toEqual(['Agenda lotada']);
    expect(comMeses.falhas({ inicio: '2026-11-23', fim: '2026-11-25' }).map(({ codigo }) => codigo)).toEqual([
      'INDISPONIVEL',
    ]);
    expect(comMeses.proximo('2026-11-24')).toBe('2026-11-25');
    const alternativas = comMeses.alternativas({ inicio: '2026-11-23', fim: '2026-11-24' });
    expect(alternativas).toHaveLength(3);
    for (const { inicio, fim } of alternativas)
      expect('2026-11-24' < inicio || '2026-11-24' > fim).toBe(true);
  });
});

describe('availability without rules: only the ends of the field', () => {
  const livre = criarDisponibilidade({ agora, min: '2025-01-01', max: '2026-12-31', textos });

  it('takes past days and weekends, and refuses what lies beyond the ends', () => {
    expect(livre.motivos('2025-01-04')).toEqual([]);
    expect(livre.motivos('2024-12-31')[0]?.texto).toBe('A primeira data permitida é 01/01/2025');
    expect(livre.falhas({ inicio: '2026-12-30', fim: '2027-01-02' })[0]?.codigo).toBe('DEPOIS_DO_MAXIMO');
    expect(livre.proximo('2024-06-01')).toBe('2025-01-01');
    expect(livre.proximo('2027-01-01')).toBeNull();
  });

  it('offers ranges of the same length within the ends', () => {
    expect(livre.alternativas({ inicio: '2024-12-31', fim: '2025-01-01' })).toEqual([
      { inicio: '2025-01-01', fim: '2025-01-02' },
      { inicio: '2025-01-02', fim: '2025-01-03' },
      { inicio: '2025-01-03', fim: '2025-01-04' },
    ]);
    expect(livre.alternativas({ inicio: '2026-12-31', fim: '2027-01-01' })).toEqual([]);
  });
});
