import { describe, expect, it } from 'vitest';
import { PERIODO } from '../periodos/index.ts';
import { kitContent, kitFileName, picturesOf, type KitBlock, type KitFacts } from './index.ts';

const facts: KitFacts = {
  agendamento: 42,
  empresa: 'Saúde Ocupacional',
  cliente: { name: 'Padaria Aurora', inscricao: '11444777000161', medicoPcmso: null, signature: null },
  unidade: 'Matriz',
  setor: 'Produção',
  cargo: null,
  funcionario: { name: 'João Conceição', nomeSocial: null, cpf: '52998224725', dataNascimento: '1990-05-10' },
  tipoExame: 'Periódico',
  data: '2026-11-24',
  hora: '08:30',
  periodo: PERIODO.MANHA,
  timeZone: 'America/Sao_Paulo',
  prestador: {
    name: 'Clínica Horário',
    cnpj: '19131243000197',
    phone: '1133334444',
    address: { street: 'Rua Direita', number: '100', city: { cidade: 'São Paulo', estado: 'SP' } },
    oQueLevar: 'Carteira de vacinação; Óculos',
  },
  exames: [
    { name: 'Exame clínico', recommendation: null, data: null, hora: null },
    { name: 'Hemograma', recommendation: 'Jejum de 8 horas', jejumHoras: 8, data: '2026-11-25', hora: null },
    { name: 'Glicemia', recommendation: 'Jejum de 8 horas', jejumHoras: 8, data: null, hora: null },
    { name: 'Colesterol', recommendation: null, jejumHoras: 8, data: null, hora: null },
  ],
  duration: null,
  riscos: ['Ruído contínuo'],
  pareceres: [],
  solicitante: { name: 'Rita', phone: '11987654321' },
};

const part = (f: KitFacts, id: string): readonly KitBlock[] => {
  const found = kitContent(f).parts.find((each) => each.id === id);
  if (!found) throw new Error(id);
  return found.blocks;
};
const detail = (blocks: readonly KitBlock[], term: string) =>
  blocks.flatMap((b) => (b.kind === 'facts' ? b.items : [])).find((i) => i.term === term)?.detail;
const items = (blocks: readonly KitBlock[], title: string) =>
  blocks.flatMap((b) => (b.kind === 'list' && b.title === title ? b.items : []));

describe('issue 9: the kit is request form, guidance, exam list and consent', () => {
  it('in this order, each a part of its own', () => {
    expect(kitContent(facts).parts.map(({ id, title }) => [id, title])).toEqual([
      ['REQUEST', 'Guia de encaminhamento'],
      ['GUIDANCE', 'Orientações ao funcionário'],
      ['EXAMES', 'Relação de exames'],
      ['CONSENT', 'Termo de consentimento'],
    ]);
  });

  it('the request form says who, where, when, and the hazards that the ASO must state', () => {
    const form = part(facts, 'REQUEST');
    expect(detail(form, 'CPF')).toBe('529.982.247-25');
    expect(detail(form, 'CNPJ')).toBe('11.444.777/0001-61');
    expect(detail(form, 'Data e horário')).toBe('terça-feira, 24 de novembro de 2026, às 08:30');
    expect(detail(form, 'Cargo')).toBe('Não informado');
    expect(items(form, 'Riscos ocupacionais')).toEqual(['Ruído contínuo']);
    const opinions = ['Apto para trabalho em altura (NR-35)'];
    const asked = part({ ...facts, pareceres: opinions }, 'REQUEST');
    expect(items(asked, 'Pareceres que o ASO deve trazer')).toEqual(opinions);
    expect(form.some((b) => b.kind === 'list' && b.title.startsWith('Pareceres'))).toBe(false);
    expect(items(part({ ...facts, riscos: [] }, 'REQUEST'), 'Riscos ocupacionais')).toEqual([
      'Agendamento sem riscos',
    ]);
  });

  it('NR-7 7.5.19.1: the request form names who answers for the PCMSO, where somebody does', () => {
    const named = (medicoPcmso: string | null) =>
      detail(
        part({ ...facts, cliente: { ...facts.cliente, medicoPcmso } }, 'REQUEST'),
        'Médico responsável pelo PCMSO',
      );
    expect([named('Ana Luz, CRM 12345 SP'), named(null)]).toEqual(['Ana Luz, CRM 12345 SP', undefined]);
  });

  it('docs/decisions/0172: the physician’s picture stands on the request form alone, and says that it is only one', () => {
    const named = { ...facts.cliente, medicoPcmso: 'Ana Luz, CRM 12345 SP' };
    const of = (cliente: KitFacts['cliente']) => kitContent({ ...facts, cliente });
    const pictured = of({ ...named, signature: 'chave' });
    expect(
      pictured.parts.flatMap(({ id, blocks }) => (blocks.some((b) => b.kind === 'pictured') ? [id] : [])),
    ).toEqual(['REQUEST']);
    expect(pictured.parts[0]?.blocks.at(-1)).toMatchObject({
      image: 'chave',
      alternative: 'Assinatura de Ana Luz, CRM 12345 SP',
      name: 'Ana Luz, CRM 12345 SP · Médico responsável pelo PCMSO',
      note: expect.stringMatching(/não é assinatura digital/i) as string,
    });
    expect(picturesOf(pictured)).toEqual(['chave']);
    // A picture of nobody, and a name without a picture.
    for (const cliente of [{ ...facts.cliente, signature: 'chave' }, named])
      expect(picturesOf(of(cliente))).toEqual([]);
  });

  it('docs/decisions/0173: the guidance says how long it takes, where somebody said so', () => {
    const length = (duration: KitFacts['duration']) =>
      detail(part({ ...facts, duration }, 'GUIDANCE'), 'Tempo previsto');
    expect([length({ minutos: 80, aoMenos: false }), length(null)]).toEqual(['1 h 20 min', undefined]);
  });

  it('the number of the customer has its own name', () => {
    const known = (as: string | null) =>
      detail(part({ ...facts, cliente: { ...facts.cliente, apelido: as } }, 'REQUEST'), 'Empresa');
    expect([known('Aurora'), known('Padaria Aurora'), known(null)]).toEqual([
      'Padaria Aurora (Aurora)',
      'Padaria Aurora',
      'Padaria Aurora',
    ]);
    const site = { ...facts, cliente: { ...facts.cliente, inscricao: '115830024985' } };
    expect(detail(part(site, 'REQUEST'), 'CNO')).toBe('11.583.00249/85');
    expect(detail(part(facts, 'REQUEST'), 'CNPJ')).toBe('11.444.777/0001-61');
  });

  it('the guidance repeats a preparation once, from its hour on, and names no exam that asks for it', () => {
    const guidance = part(facts, 'GUIDANCE');
    expect(items(guidance, 'Antes do exame')).toEqual([
      // Of another day, whose hour nobody knows.
      'Jejum de 8 horas',
      'Jejum de 8 horas, a partir de 00:30',
    ]);
    expect(items(guidance, 'O que levar')).toEqual([
      'Documento oficial com foto',
      'Carteira de vacinação',
      'Óculos',
    ]);
    expect(JSON.stringify(guidance)).not.toContain('Hemograma');
  });

  it('the exam list has each exam with its preparation and its day', () => {
    const [table] = part(facts, 'EXAMES').filter((b) => b.kind === 'table');
    expect(table).toMatchObject({
      rows: [
        ['Exame clínico', 'Sem preparo', '24/11/2026 08:30', ''],
        ['Hemograma', 'Jejum de 8 horas', '25/11/2026', ''],
        ['Glicemia', 'Jejum de 8 horas, a partir de 00:30', '24/11/2026 08:30', ''],
        ['Colesterol', 'Jejum de 8 horas, a partir de 00:30', '24/11/2026 08:30', ''],
      ],
    });
  });

  it('the consent names the person, the clinic and the company, and promises that no result leaves', () => {
    const text = JSON.stringify(part(facts, 'CONSENT'));
    for (const word of ['João Conceição', 'Clínica Horário', 'Padaria Aurora', 'não traz resultados'])
      expect(text).toContain(word);
  });

  it('the social name comes first, and the registered one stands only where the papers must match', () => {
    const social = { ...facts, funcionario: { ...facts.funcionario, nomeSocial: 'Joana' } };
    expect(detail(part(social, 'REQUEST'), 'Funcionário')).toBe('Joana (nome de registro: João Conceição)');
    expect(kitContent(social).title).toBe('Kit de agendamento: Joana');
    expect(JSON.stringify(part(social, 'CONSENT'))).toContain('Eu, Joana, CPF');
  });

  it('the same facts give the same kit, and its file names nobody', () => {
    expect(kitContent({ ...facts })).toEqual(kitContent(facts));
    expect(kitFileName(42)).toBe('kit-agendamento-42.pdf');
  });
});
