import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OpeningHour } from '../atendimento/index.ts';
import type { RegistryValues } from '../registry/index.ts';
import * as C from './index.ts';

const MONDAY: OpeningHour = {
  weekDay: 1,
  serviceTypeAm: 'HORARIO_MARCADO',
  serviceTypePm: 'ORDEM_CHEGADA',
  startHourAm: '08:00',
  endHourAm: '12:00',
  startHourPm: '13:00',
  endHourPm: '17:00',
  atendimentoMatutino: true,
  atendimentoVespertino: true,
};
const VALUES: RegistryValues = {
  name: 'Clínica Boa Ltda',
  tradeName: null,
  cnpj: '12.ABC.345/01DE-35',
  cnes: '1234567',
  email: 'contato@clinica.com.br',
  phone: '(11) 98765-4321',
  commercialPhone: null,
  zipCode: '01310-100',
  street: 'Avenida Paulista',
  number: '1000',
  addressComplement: null,
  neighborhood: 'Bela Vista',
  idCity: 3550308,
  metodoPagamento: 'PIX',
  chavePix: '12.ABC.345/01DE-35',
  nomeBanco: 'Banco que ficou',
  codigoAgencia: null,
  contaCorrente: null,
};
const send = (changes: RegistryValues = {}, openingHours: OpeningHour[] = [MONDAY]) =>
  C.registrationSchema.safeParse({ values: { ...VALUES, ...changes }, openingHours });
const faults = (result: ReturnType<typeof send>) =>
  result.error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('doc3 §2.1: what a clinic says of itself', () => {
  it('is kept clean, and by Pix no account is kept', () => {
    expect(send().data?.values).toMatchObject({
      cnpj: '12ABC34501DE35',
      phone: '11987654321',
      zipCode: '01310100',
      chavePix: '12ABC34501DE35',
      nomeBanco: null,
    });
  });

  it('to an account no Pix key is kept', () => {
    const account = {
      metodoPagamento: 'CONTA',
      nomeBanco: 'Banco',
      codigoAgencia: '1',
      contaCorrente: '2-3',
    };
    expect(send(account).data?.values).toMatchObject({ chavePix: null, contaCorrente: '2-3' });
  });

  it.each<[RegistryValues, string, string]>([
    [{ name: null }, 'values.name', 'Campo obrigatório'],
    [{ cnpj: '12.ABC.345/01DE-36' }, 'values.cnpj', 'CNPJ inválido'],
    [{ cnes: '123' }, 'values.cnes', 'São sete dígitos'],
    [{ zipCode: '013' }, 'values.zipCode', 'CEP inválido: são 8 dígitos'],
    [{ idCity: null }, 'values.idCity', 'Campo obrigatório'],
    [{ metodoPagamento: null }, 'values.metodoPagamento', 'Campo obrigatório'],
    [{ chavePix: null }, 'values.chavePix', 'Campo obrigatório'],
    [{ chavePix: '123' }, 'values.chavePix', expect.stringContaining('Chave Pix inválida') as string],
    [
      { metodoPagamento: 'CONTA', codigoAgencia: '1', contaCorrente: '2', nomeBanco: ' ' },
      'values.nomeBanco',
      'Campo obrigatório',
    ],
  ])('%j is refused at %s', (changes, path, message) => {
    expect(faults(send(changes))).toEqual([[path, message]]);
  });

  it.each<[Partial<OpeningHour>, string]>([
    [{ endHourAm: null }, 'segunda-feira, manhã: informe o início e o fim.'],
    [{ endHourAm: '08:00' }, 'segunda-feira, manhã: o fim deve ser posterior ao início.'],
    [{ serviceTypePm: null }, 'segunda-feira, tarde: escolha como a clínica recebe as pessoas.'],
    [{ startHourPm: '11:00' }, 'segunda-feira: a tarde começa antes do fim da manhã.'],
    [{ atendimentoMatutino: false, atendimentoVespertino: false }, C.NO_HOURS_TEXT],
  ])('a Monday with %j is refused', (changes, message) => {
    expect(faults(send({}, [{ ...MONDAY, ...changes }]))).toEqual([['openingHours', message]]);
  });

  it('a period that is not served says nothing else, whatever was typed in it', () => {
    const day = { ...MONDAY, atendimentoVespertino: false, startHourPm: '99:99' };
    expect(C.cleanWeek([day])).toEqual([
      { ...MONDAY, atendimentoVespertino: false, startHourPm: null, endHourPm: null, serviceTypePm: null },
    ]);
  });

  it('a draft is kept as it was typed, and nothing beside the fields', () => {
    const draft = C.registrationDraftSchema.parse({ values: { cnpj: '12', hacker: 1 }, openingHours: [] });
    expect(draft.values['cnpj']).toBe('12');
    expect(Object.keys(draft.values)).toEqual(C.REGISTRATION_FIELDS.map(({ name }) => name));
  });
});

const state = (values: RegistryValues = {}, openingHours: OpeningHour[] = [MONDAY]): C.RegistrationState => ({
  values: { ...VALUES, ...values },
  openingHours,
  cidade: 'São Paulo - SP',
});

describe('issue 11: what staff decides of it', () => {
  it('nothing differs, nothing is asked', () => {
    expect(C.reviewItems(state(), state(), [])).toEqual([]);
    expect(C.reviewItems(state({ tradeName: null }), state({ tradeName: '' }), [])).toEqual([]);
  });

  it('old beside new, in the words of the registry; payment and hours as a whole', () => {
    const items = C.reviewItems(
      state({ metodoPagamento: 'CONTA', chavePix: null, contaCorrente: '1-9' }),
      state({ phone: '11911112222' }, [{ ...MONDAY, endHourPm: '18:00' }]),
      [{ id: 7, nomeArquivo: 'alvara.pdf' }],
    );
    expect(items.map(({ campo: item, antes: before, depois: after }) => [item, before, after])).toEqual([
      ['phone', ['(11) 98765-4321'], ['(11) 91111-2222']],
      [
        'horarios',
        ['segunda-feira: 08:00 às 12:00 e 13:00 às 17:00 (horário marcado, ordem de chegada)'],
        ['segunda-feira: 08:00 às 12:00 e 13:00 às 18:00 (horário marcado, ordem de chegada)'],
      ],
      [
        'pagamento',
        ['Como recebe: Conta bancária', 'Banco: Banco que ficou', 'Conta corrente: 1-9'],
        ['Como recebe: Pix', 'Chave Pix: 12.ABC.345/01DE-35', 'Banco: Banco que ficou'],
      ],
      ['arquivo:7', [], ['alvara.pdf']],
    ]);
  });

  it('each item is decided once and nothing else is, whatever the order', () => {
    const items = C.reviewItems(state(), state({ phone: '1', street: 'Outra', chavePix: 'x' }), []);
    const all = items.map(({ campo: item }) => ({ campo: item, aceita: true, motivo: '' }));
    fc.assert(
      fc.property(fc.shuffledSubarray(all, { minLength: 0 }), (given) => {
        expect(C.decidesAll(items, given)).toBe(given.length === all.length);
      }),
    );
    expect(C.decidesAll(items, [...all, all[0] as C.Decision])).toBe(false);
    expect(C.decidesAll(items, [...all.slice(1), { campo: 'idCity', aceita: true, motivo: '' }])).toBe(false);
  });

  it('a refusal says why', () => {
    expect(C.decisionSchema.safeParse({ campo: 'phone', aceita: false, motivo: ' ' }).success).toBe(false);
    expect(C.decisionSchema.safeParse({ campo: 'phone', aceita: true }).success).toBe(true);
  });

  it('what is accepted is written, payment with all its fields, and refused files go', () => {
    expect(
      C.acceptedOf([
        { campo: 'phone', aceita: true, motivo: '' },
        { campo: 'street', aceita: false, motivo: 'Rua errada' },
        { campo: 'pagamento', aceita: true, motivo: '' },
        { campo: 'horarios', aceita: false, motivo: 'Sem sábado' },
        { campo: 'arquivo:7', aceita: false, motivo: 'Ilegível' },
        { campo: 'arquivo:8', aceita: true, motivo: '' },
      ]),
    ).toEqual({
      fields: ['phone', ...C.REGISTRATION_PARTS.payment],
      hours: false,
      refusedFiles: [7],
      keptFiles: [8],
    });
  });
});

describe('issue 11: how far a registration got', () => {
  it.each<[C.RegistrationAction, string]>([
    ['SAVE', 'ABERTO DEVOLVIDO'],
    ['SEND', 'ABERTO DEVOLVIDO'],
    ['DECIDE', 'ENVIADO'],
    ['CANCEL', 'ABERTO ENVIADO DEVOLVIDO'],
  ])('%s is for %s', (action, from) => {
    expect(C.REGISTRATION_SITUATIONS.filter((each) => C.mayRegister(each, action)).join(' ')).toBe(from);
  });

  it('one refusal gives it back to the clinic; one that is over may no longer be moved', () => {
    expect(C.afterReview([{ aceita: true }, { aceita: false }])).toBe('DEVOLVIDO');
    expect(C.afterReview([{ aceita: true }])).toBe('CONCLUIDO');
    for (const each of C.REGISTRATION_SITUATIONS.filter(C.isOver))
      expect((['SAVE', 'SEND', 'DECIDE', 'CANCEL'] as const).some((a) => C.mayRegister(each, a))).toBe(false);
  });
});
