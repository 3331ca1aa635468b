import { REGISTRY_PERMISSIONS } from '@apto/domain/registry';
import type { Db } from '../src/db/port.ts';
import * as t from '../src/db/schema.ts';
import { generateHash } from '../src/session/password.ts';
import { keptOf } from '../src/platform/company-key.ts';
import { keyRing } from '../src/platform/key-ring.ts';

/** Password of every user of the fixture. */
export const PASSWORD = 'Senha-de-teste-1';

/** Permissions of an attendant, in the wire's own spelling. */
export const ALL_PERMISSIONS = [
  'gestao_medica_v3:view',
  'gestamedica_agendamentos:criar',
  'gestamedica_agendamentos:editar',
  'gestamedica_agendamentos:reenviarkit',
  'gestamedica_agendamentos:desistencia',
  'gestamedica_agendamentos:cancelar',
  'gestamedica_agendamentos:anexos',
  'gestamedica_agendamentos:timeline',
  'gestamedica_painel_agendamento',
  'gestamedica_painel_prestador',
  'gestamedica_painel_prestador_liberar_prestador:criar',
  'importacao',
  'importacao:criar',
  'importacao:excluir',
  ...REGISTRY_PERMISSIONS,
];

export const CPFS = [
  '52998224725',
  '11144477735',
  '39053344705',
  '15350946056',
  '86288366757',
  '29537995593',
];
/** The id of one of the three exams in the catalogue of a company. */
const exameOf = (empresaId: number, exame: number) => exame + (empresaId - 1) * 3;
const WORKDAYS = [1, 2, 3, 4, 5];

/** The secret of the servers under test: what is kept of keys is made with it. */
export const TEST_SECRET = 'segredo-somente-para-os-testes-0123456789';
const RING = keyRing(TEST_SECRET);
/** What is kept of a company's API key. */
const keyOf = (apiKey: string) => ({ ...keptOf(RING, apiKey), chaveCriadaEm: '2026-11-01T12:00:00Z' });

/**
 * A small world with fixed ids: company 1 with customers 1 (branches 1 and 2) and 2 (branch 3), and
 * company 2 with customer 3 (branch 4). Employees 1–3 belong to customer 1, 4 to 2, 5 to 3.
 * Exams 1–3, risks 1 and 2 and question 1 are company 1's, 4–6, 3 and 2 those of company 2.
 * Clinic 1 (SOC, slots of 30 minutes, one place) and 2 (order of arrival) serve São Paulo; clinic 3 is company 2's.
 */
export async function seedFixture(db: Db): Promise<void> {
  const senhaHash = await generateHash(PASSWORD);
  await db.insert(t.cidade).values([
    { id: 3550308, cidade: 'São Paulo', estado: 'SP', lat: -23.55, lng: -46.63 },
    { id: 4106902, cidade: 'Curitiba', estado: 'PR', lat: -25.43, lng: -49.27 },
  ]);
  await db.insert(t.empresa).values([
    {
      id: 1,
      name: 'Saúde Ocupacional Ltda',
      tradeName: 'Saúde Ocupacional',
      cnpj: '11222333000181',
      ...keyOf('chave-1'),
      tipo: 'GESTORA',
    },
    { id: 2, name: 'Outra Medicina Ltda', tradeName: 'Outra', cnpj: '45723174000110', ...keyOf('chave-2') },
    { id: 3, name: 'Sem Chave Ltda', tradeName: 'Sem Chave', cnpj: '60746948000112' },
  ]);
  await db
    .insert(t.medico)
    .values({ id: 1, empresaId: 1, name: 'Dra. Helena', cpf: '39053344705', crm: '118274', uf: 'SP' });
  await db.insert(t.cliente).values([
    {
      id: 1,
      empresaId: 1,
      code: 'C001',
      name: 'Padaria Aurora',
      apelido: 'Aurora',
      inscricao: '11444777000161',
      usaReservaHorario: true,
      horasBloqueioCancelar: 24,
      horasBloqueioAlterar: 24,
      horasBloqueioDesistencia: 24,
      limiteReagendamento: 2,
    },
    { id: 2, empresaId: 1, code: 'C002', name: 'Metalúrgica Norte', inscricao: '33000167000101' },
    { id: 3, empresaId: 2, code: 'C003', name: 'Cliente da Outra', inscricao: '60701190000104' },
  ]);
  await db.insert(t.unidade).values([
    { id: 1, clienteId: 1, name: 'Matriz', tradeCode: 'M1', riskLevel: 2, cidadeId: 3550308 },
    { id: 2, clienteId: 1, name: 'Filial', tradeCode: 'F1', riskLevel: 3, cidadeId: 3550308 },
    { id: 3, clienteId: 2, name: 'Usina', tradeCode: 'U1', riskLevel: 4, cidadeId: 4106902 },
    { id: 4, clienteId: 3, name: 'Sede', tradeCode: 'S1', riskLevel: 1, cidadeId: 3550308 },
  ]);
  await db.insert(t.setor).values([1, 2, 3].map((c) => ({ id: c, clienteId: c, name: 'Produção' })));
  await db.insert(t.cargo).values([1, 2, 3].map((c) => ({ id: c, clienteId: c, name: 'Operador' })));
  await db.insert(t.hierarquia).values([
    { id: 1, clienteId: 1, unidadeId: 1, setorId: 1, cargoId: 1 },
    { id: 2, clienteId: 1, unidadeId: 2, setorId: 1, cargoId: 1 },
    { id: 3, clienteId: 2, unidadeId: 3, setorId: 2, cargoId: 2 },
    { id: 4, clienteId: 3, unidadeId: 4, setorId: 3, cargoId: 3 },
  ]);
  const funcionario = (
    id: number,
    name: string,
    customerId: number,
    hierarquia: number,
    unidadeId: number,
  ) => ({
    id,
    name,
    customerId,
    customerHierarchyId: hierarquia,
    unidadeId,
    cpf: CPFS[id - 1] as string,
    email: `f${id}@exemplo.com.br`,
    phone: `1198765432${id}`,
    codigoSoc: String(1000 + id),
    admissionDate: '2024-02-01',
    dataNascimento: '1990-05-10',
  });
  await db
    .insert(t.funcionario)
    .values([
      funcionario(1, 'João Conceição', 1, 1, 1),
      funcionario(2, 'Maria das Dores', 1, 1, 1),
      funcionario(3, 'Zélia Filial', 1, 2, 2),
      funcionario(4, 'Antônio Norte', 2, 3, 3),
      funcionario(5, 'Pessoa Alheia', 3, 4, 4),
      { ...funcionario(6, 'Sem Risco Algum', 1, 1, 1) },
    ]);
  await db.insert(t.risco).values([
    { id: 1, empresaId: 1, nome: 'Ruído contínuo' },
    { id: 2, empresaId: 1, nome: 'Poeira mineral' },
    { id: 3, empresaId: 2, nome: 'Ruído contínuo' },
  ]);
  await db.insert(t.descricaoRisco).values([
    { id: 1, empresaId: 1, riscoId: 1, descricao: 'Ruído das prensas' },
    { id: 2, empresaId: 2, riscoId: 3, descricao: 'Ruído das prensas' },
  ]);
  await db
    .insert(t.funcionarioRisco)
    .values([1, 2, 3, 4, 5].map((f) => ({ funcionarioId: f, riscoId: f === 5 ? 3 : 1 })));
  await db.insert(t.procedimento).values(
    [1, 2].flatMap((empresaId) =>
      [
        { id: 1, name: 'Exame clínico', code: 'P001', tipo: 'CLINICO' },
        { id: 2, name: 'Audiometria', code: 'P002', recommendation: 'Repouso auditivo de 14 horas' },
        { id: 3, name: 'Hemograma', code: 'P003', recommendation: 'Jejum de 8 horas' },
      ].map((exame) => ({ ...exame, empresaId, id: exameOf(empresaId, exame.id) })),
    ),
  );
  await db.insert(t.clienteProcedimento).values(
    [1, 2, 3].flatMap((clienteId) =>
      [1, 2, 3, 4, 5].flatMap((tipoExameId) =>
        [1, 2].map((exame) => ({
          clienteId,
          tipoExameId,
          procedimentoId: exameOf(clienteId === 3 ? 2 : 1, exame),
        })),
      ),
    ),
  );
  const clinic = (id: number, empresaId: number, name: string, cnpj: string) => ({
    id,
    empresaId,
    code: `K${id}`,
    name,
    cnpj,
    cidadeId: 3550308,
    phone: '1133334444',
    email: `clinica${id}@exemplo.com.br`,
    street: 'Rua Direita',
    number: '100',
    neighborhood: 'Sé',
    zipCode: '01002000',
  });
  await db.insert(t.prestador).values([
    {
      ...clinic(1, 1, 'Clínica Horário', '19131243000197'),
      sistema: 'SOC',
      reservaHorario: true,
      prioridade: 'PREFERENCIAL',
    },
    { ...clinic(2, 1, 'Clínica Chegada', '18236120000158'), prioridade: 'OUTROS' },
    { ...clinic(3, 2, 'Clínica Alheia', '00000000000191') },
  ]);
  await db.insert(t.prestadorHorario).values(
    [1, 2, 3].flatMap((prestadorId) =>
      WORKDAYS.map((weekDay) => ({
        prestadorId,
        weekDay,
        serviceTypeAm: prestadorId === 1 ? 'HORARIO_MARCADO' : 'ORDEM_CHEGADA',
        serviceTypePm: prestadorId === 1 ? 'HORARIO_MARCADO' : 'ORDEM_CHEGADA',
        startHourAm: '08:00',
        endHourAm: '12:00',
        startHourPm: '13:00',
        endHourPm: '17:00',
        atendimentoMatutino: true,
        atendimentoVespertino: true,
      })),
    ),
  );
  await db.insert(t.prestadorExame).values(
    [1, 2, 3].flatMap((prestadorId) =>
      [1, 2, 3].map((exame) => ({
        prestadorId,
        procedimentoId: exameOf(prestadorId === 3 ? 2 : 1, exame),
        valorCobrar: 5_000,
      })),
    ),
  );
  await db.insert(t.prestadorCliente).values([
    { id: 1, prestadorId: 1, clienteId: 1, condicao: true },
    { id: 2, prestadorId: 3, clienteId: 3, condicao: true },
  ]);
  await db.insert(t.ambiente).values([
    { id: 1, prestadorId: 1, name: 'Sala 1' },
    { id: 2, prestadorId: 3, name: 'Sala 1' },
  ]);
  await db.insert(t.agenda).values([{ id: 1, prestadorId: 1, ambienteId: 1, vigenciaInicial: '2020-01-01' }]);
  await db.insert(t.agendaPeriodo).values(
    WORKDAYS.flatMap((weekday) => [
      { agendaId: 1, diaSemana: weekday, inicio: '08:00', fim: '12:00', duracaoMinutos: 30, vagas: 1 },
      { agendaId: 1, diaSemana: weekday, inicio: '13:00', fim: '17:00', duracaoMinutos: 30, vagas: 1 },
    ]),
  );
  await db.insert(t.questionarioRisco).values(
    [1, 2].map((empresa) => ({
      id: empresa,
      empresaId: empresa,
      pergunta: 'O funcionário trabalha em altura?',
    })),
  );
  await db.insert(t.profile).values([
    { id: 1, empresaId: 1, nome: 'Atendente', permissoes: ALL_PERMISSIONS },
    { id: 2, empresaId: 1, nome: 'Leitura', permissoes: ['gestao_medica_v3:view'] },
    { id: 3, empresaId: 1, nome: 'Nada', permissoes: [] },
    { id: 4, empresaId: 2, nome: 'Atendente', permissoes: ALL_PERMISSIONS },
    { id: 5, empresaId: 3, nome: 'Atendente', permissoes: ALL_PERMISSIONS },
  ]);
  const user = (id: number, username: string, perfilId: number, empresaId = 1) => ({
    id,
    username,
    name: `Usuário ${id}`,
    email: username,
    perfilId,
    empresaId,
    senhaHash,
    acessoTodasUnidades: true,
  });
  await db
    .insert(t.user)
    .values([
      { ...user(1, 'atendente@apto.test', 1), acessoTodosClientes: true },
      user(2, 'cliente@apto.test', 1),
      user(3, 'leitura@apto.test', 2),
      { ...user(4, 'prestador@apto.test', 3), tipo: 'prestador', prestadorId: 1 },
      { ...user(5, 'outra@apto.test', 4, 2), acessoTodosClientes: true },
      { ...user(6, 'sempermissao@apto.test', 3), acessoTodosClientes: true },
      { ...user(7, 'semchave@apto.test', 5, 3), acessoTodosClientes: true },
      { ...user(8, 'filial@apto.test', 1), acessoTodasUnidades: false },
    ]);
  await db.insert(t.userCliente).values([
    { usuarioId: 2, clienteId: 1 },
    { usuarioId: 3, clienteId: 1 },
    { usuarioId: 8, clienteId: 1 },
  ]);
  await db.insert(t.userUnidade).values([{ usuarioId: 8, unidadeId: 2 }]);
}

/** Fixture rows have fixed ids: what the tests add must come after them. */
export const SEQUENCES = `
do $$ declare r record; begin
  for r in select table_name, column_name from information_schema.columns
    where table_schema = 'public' and is_identity = 'YES' loop
    execute format('select setval(pg_get_serial_sequence(%L, %L), greatest((select coalesce(max(%I), 0) from %I), 1000))',
      r.table_name, r.column_name, r.column_name, r.table_name);
  end loop;
end $$;`;
