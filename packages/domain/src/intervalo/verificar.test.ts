import { describe, expect, it } from 'vitest';
import { aberto, horarioComercial, semana } from '../atendimento/exemplos.test-util.ts';
import { emSaoPaulo } from '../tempo/arbitrarios.test-util.ts';
import type { ContextoIntervalo } from './contexto.ts';
import { criarMotivosDoDia, motivosDoDia } from './motivos.ts';
import { primeiraFalha, verificarIntervalo } from './verificar.ts';

// 2026-11-24 is a Tuesday.
const contexto: ContextoIntervalo = { agora: emSaoPaulo('2026-11-24'), feriados: [], ferias: [] };
const codigos = (inicio: string, fim: string, extra: Partial<ContextoIntervalo> = {}) =>
  verificarIntervalo({ inicio, fim }, { ...contexto, ...extra }).map(({ codigo }) => codigo);
const texto = (inicio: string, fim: string, extra: Partial<ContextoIntervalo> = {}) =>
  primeiraFalha({ inicio, fim }, { ...contexto, ...extra })?.mensagem;

describe('doc2 §5, Date range rules: the text of each failure', () => {
  it('1. start before today, in the wizard and, with "!", in the pickers', () => {
    expect(texto('2026-11-23', '2026-11-25')).toBe('A data inicial não pode ser menor que a data atual');
    expect(texto('2026-11-23', '2026-11-25', { variante: 'seletor' })).toBe(
      'A data inicial não pode ser menor que a data atual!',
    );
    expect(codigos('2026-11-24', '2026-11-25')).toEqual([]);
  });

  it('2. working days reaching the limit', () => {
    expect(texto('2026-11-24', '2026-11-27', { limiteDias: 3 })).toBe(
      'Por favor selecione outro período de datas, o período da sugestão de datas deve conter no maximo 3 dias.',
    );
  });

  it('3. national holiday, municipal holiday with city and state', () => {
    expect(texto('2026-12-24', '2026-12-28')).toBe(
      'Por favor selecione outro período de datas, 25/12/2026 é feriado nacional',
    );
    const feriados = [
      {
        dataFeriado: '2026-12-08',
        abrangencia: 'MUNICIPAL' as const,
        nome: 'Imaculada Conceição',
        cidade: { cidade: 'Campinas', estado: 'SP' },
      },
    ];
    expect(texto('2026-12-07', '2026-12-09', { feriados })).toBe(
      'Por favor selecione outro período de datas, 08/12/2026 é feriado municipal em Campinas-SP',
    );
  });

  it('4. vacation', () => {
    const ferias = [{ dataInicial: '2026-12-01', dataFinal: '2026-12-10' }];
    expect(texto('2026-11-30', '2026-12-02', { ferias })).toBe(
      'Por favor selecione outro período de datas, o Prestador entrará em Férias no dia 01/12/2026 e retornará no dia 10/12/2026.',
    );
  });

  it('5. unserved weekdays, named, and with "!" in the pickers', () => {
    const openingHours = semana({ 2: aberto(), 5: aberto() });
    const esperado = 'o prestador não atende às quartas-feiras e às quintas-feiras';
    expect(texto('2026-11-24', '2026-11-27', { openingHours })).toBe(esperado);
    expect(texto('2026-11-24', '2026-11-27', { openingHours, variante: 'seletor' })).toBe(`${esperado} !`);
  });

  it('6. provider without hours: none registered, or all seven days unserved', () => {
    const esperado = 'Prestador escolhido não contém horários de atendimento disponíveis ou cadastrados.';
    for (const openingHours of [[], semana({ 2: aberto({ manha: false, tarde: false }) })]) {
      expect(texto('2026-11-24', '2026-11-25', { openingHours })).toBe(esperado);
      expect(codigos('2026-11-24', '2026-11-25', { openingHours })).toEqual(['SEM_HORARIOS']);
    }
  });

  it('the setting of the screen narrows the range: first and last day allowed', () => {
    const limites = { minimo: '2026-11-25', maximo: '2026-11-27' };
    expect(texto('2026-11-24', '2026-11-25', limites)).toBe(
      'A data inicial não pode ser menor que 25/11/2026',
    );
    expect(texto('2026-11-27', '2026-11-30', { ...limites, variante: 'seletor' })).toBe(
      'A data final não pode ser maior que 27/11/2026!',
    );
    expect(codigos('2026-11-23', '2026-11-25', limites)).toEqual(['INICIO_NO_PASSADO']);
  });

  it('a range that ends before it starts, or is none, is told apart', () => {
    expect(codigos('2026-11-26', '2026-11-25')).toEqual(['INTERVALO_INVALIDO']);
    expect(codigos('2026-02-30', '2026-11-25')).toEqual(['INTERVALO_INVALIDO']);
    expect(codigos('', '')).toEqual(['INTERVALO_INVALIDO']);
    expect(codigos('2026-11-24', '2226-11-24')).toContain('INTERVALO_INVALIDO');
  });
});

describe('doc2 §5, Date range rules: order and reach', () => {
  it('lists every failing check in the specified order, and the toast takes the first', () => {
    // Thursday 29 October to Saturday 21 November: past start, 20 working days, three national holidays …
    const tudo: Partial<ContextoIntervalo> = {
      agora: emSaoPaulo('2026-10-30'),
      limiteDias: 5,
      maximo: '2026-11-13',
      feriados: [{ dataFeriado: '2026-11-04', abrangencia: 'MUNICIPAL', nome: 'Padroeira' }],
      ferias: [{ dataInicial: '2026-11-05', dataFinal: '2026-11-06' }],
      openingHours: semana({ 1: aberto(), 2: aberto(), 4: aberto(), 5: aberto(), 6: aberto() }),
      diasDesabilitados: [0, 6],
    };
    expect(codigos('2026-10-29', '2026-11-21', tudo)).toEqual([
      'INICIO_NO_PASSADO',
      'DEPOIS_DO_MAXIMO',
      'LIMITE_DE_DIAS',
      'DIA_DESABILITADO',
      'FERIADO_NACIONAL',
      'FERIADO_MUNICIPAL',
      'FERIAS',
      'DIA_NAO_ATENDIDO',
    ]);
    expect(texto('2026-10-29', '2026-11-21', tudo)).toBe(
      'A data inicial não pode ser menor que a data atual',
    );
  });

  it('looks at every day and not only at the ends, and names the days', () => {
    const [falha] = verificarIntervalo({ inicio: '2026-12-21', fim: '2027-01-04' }, contexto);
    expect(falha).toMatchObject({ codigo: 'FERIADO_NACIONAL', datas: ['2026-12-25', '2027-01-01'] });
    expect(falha?.mensagem).toContain('25/12/2026');
  });

  it('national holidays count without being in the registry, and only once when they are', () => {
    const feriados = [{ dataFeriado: '2026-12-25', abrangencia: 'NACIONAL' as const, nome: 'Natal' }];
    for (const extra of [{}, { feriados }]) {
      const falhas = verificarIntervalo(
        { inicio: '2026-12-23', fim: '2026-12-28' },
        { ...contexto, ...extra },
      );
      expect(falhas).toHaveLength(1);
      expect(falhas[0]?.datas).toEqual(['2026-12-25']);
    }
    expect(codigos('2023-11-20', '2023-11-20', { agora: emSaoPaulo('2023-11-01') })).toEqual([]);
  });

  it('a municipal holiday of the same day does not hide the national one', () => {
    const feriados = [{ dataFeriado: '2026-12-25', abrangencia: 'MUNICIPAL' as const, nome: 'Aniversário' }];
    expect(codigos('2026-12-23', '2026-12-28', { feriados })).toEqual([
      'FERIADO_NACIONAL',
      'FERIADO_MUNICIPAL',
    ]);
  });

  it.each([
    // From Tuesday: Wed 1, Thu 2, Fri 3, Sat 4, (Sun), Mon 5.
    ['2026-11-27', 4, []],
    ['2026-11-27', 3, ['LIMITE_DE_DIAS']],
    ['2026-11-30', 6, []],
    ['2026-11-30', 5, ['LIMITE_DE_DIAS']],
    ['2026-11-24', 1, []],
    ['2026-11-25', 1, ['LIMITE_DE_DIAS']],
    ['2027-11-24', 0, ['FERIADO_NACIONAL']],
  ])('doc2 §5: from 2026-11-24 to %s with a limit of %i', (fim, limiteDias, esperados) => {
    expect(codigos('2026-11-24', fim, { limiteDias })).toEqual(esperados);
  });

  it('the days that the limit skips are a setting', () => {
    const semFimDeSemana = { limiteDias: 5, diasNaoUteis: [0, 6] as const };
    expect(codigos('2026-11-24', '2026-11-30', semFimDeSemana)).toEqual([]);
    expect(codigos('2026-11-24', '2026-12-01', semFimDeSemana)).toEqual(['LIMITE_DE_DIAS']);
  });
});

describe('weekends', () => {
  it('doc3 §5.3: a range neither starts nor ends on a disabled day, but may cross it', () => {
    expect(codigos('2026-11-28', '2026-11-30')).toEqual(['DIA_DESABILITADO']);
    expect(codigos('2026-11-27', '2026-11-29')).toEqual(['DIA_DESABILITADO']);
    expect(codigos('2026-11-26', '2026-12-01')).toEqual([]);
    expect(codigos('2026-11-26', '2026-12-01', { openingHours: horarioComercial })).toEqual([]);
    expect(texto('2026-11-28', '2026-11-29')).toBe(
      'Por favor selecione outro período de datas, não há agendamento aos sábados e aos domingos.',
    );
  });

  it('an unserved weekend day at an end has the text of the provider', () => {
    expect(texto('2026-11-27', '2026-11-28', { openingHours: horarioComercial })).toBe(
      'o prestador não atende aos sábados',
    );
  });

  it('an unserved working day is refused wherever it lies, even if the picker disables it', () => {
    const openingHours = semana({ 2: aberto(), 4: aberto() });
    for (const diasDesabilitados of [undefined, [0, 1, 3, 5, 6] as const]) {
      expect(codigos('2026-11-24', '2026-11-26', { openingHours, diasDesabilitados })).toEqual([
        'DIA_NAO_ATENDIDO',
      ]);
    }
  });

  it('opening hours decide: a served Saturday may be chosen', () => {
    const openingHours = [...horarioComercial, ...semana({ 6: aberto({ tarde: false }) })];
    expect(codigos('2026-11-27', '2026-11-28', { openingHours })).toEqual([]);
    expect(codigos('2026-11-27', '2026-11-28', { openingHours, diasDesabilitados: [0, 6] })).toEqual([
      'DIA_DESABILITADO',
    ]);
  });

  it('with no day disabled, a closed weekend inside the range is refused too', () => {
    const estrito = { openingHours: horarioComercial, diasDesabilitados: [] };
    expect(texto('2026-11-26', '2026-12-01', estrito)).toBe(
      'o prestador não atende aos sábados e aos domingos',
    );
  });
});

describe("the calendar's 'Por que não?'", () => {
  const completo: ContextoIntervalo = {
    ...contexto,
    minimo: '2026-11-25',
    maximo: '2026-12-31',
    ferias: [{ dataInicial: '2026-12-01', dataFinal: '2026-12-10' }],
    feriados: [
      {
        dataFeriado: '2026-12-08',
        abrangencia: 'MUNICIPAL',
        nome: 'Imaculada Conceição',
        cidade: { cidade: 'Campinas', estado: 'SP' },
      },
    ],
    openingHours: horarioComercial,
  };
  const motivos = (data: string, extra: Partial<ContextoIntervalo> = {}) =>
    motivosDoDia(data, { ...completo, ...extra }).map(({ texto }) => texto);

  it.each([
    ['2026-11-23', ['Esta data já passou']],
    ['2026-11-24', ['A primeira data permitida é 25/11/2026']],
    ['2026-11-25', []],
    ['2026-11-28', ['O prestador não atende aos sábados']],
    ['2026-12-02', ['Prestador em férias até 10/12/2026']],
    [
      '2026-12-08',
      ['Feriado municipal em Campinas-SP: Imaculada Conceição', 'Prestador em férias até 10/12/2026'],
    ],
    ['2026-12-25', ['Feriado nacional: Natal']],
    ['2027-01-01', ['A última data permitida é 31/12/2026', 'Feriado nacional: Confraternização Universal']],
  ])('%s: %j', (data, esperados) => {
    expect(motivos(data)).toEqual(esperados);
  });

  it('names a disabled day and a provider without hours', () => {
    expect(motivos('2026-11-28', { openingHours: null })).toEqual(['Não há agendamento aos sábados']);
    expect(motivos('2026-11-25', { openingHours: [] })).toEqual([
      'O prestador não tem horários de atendimento cadastrados',
    ]);
  });

  it('answers the same when it is prepared once for many days', () => {
    const daTela = criarMotivosDoDia(completo);
    for (const data of ['2026-11-23', '2026-11-28', '2026-12-08', '2026-12-25']) {
      expect(daTela(data)).toEqual(motivosDoDia(data, completo));
    }
  });
});
