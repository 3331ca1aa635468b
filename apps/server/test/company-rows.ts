import { REGISTRIES } from '@apto/domain/registry';
import type { Connection } from '../src/db/port.ts';
import { createPedido } from './pedido.ts';
import type { TestApp } from './helpers.ts';
import { uploadFiles, validValues } from './registry-values.ts';

/** Registries whose tables have rows in the fixture. */
const IN_FIXTURE = new Set([
  'customers',
  'cliente-metodo-atendimento',
  'branch',
  'department',
  'position',
  'hierarchy',
  'employee',
  'procedure',
  'riscos',
  'descricao-risco',
  'supplier',
  'supplier-procedures',
  'profiles',
  'users',
  'companies',
]);

/** A record of each other registry, for a user's company. */
async function fillRegistries(app: TestApp, userId: number, own: object): Promise<void> {
  const token = await app.tokenFor(userId);
  /** What a later one chooses from. */
  const made = new Map<string, number>();
  // What stands below a record comes after every record that it may name.
  const ordered = REGISTRIES.toSorted((a, b) => Number(a.isPart ?? false) - Number(b.isPart ?? false));
  for (const registry of ordered.filter(({ name }) => !IN_FIXTURE.has(name))) {
    await uploadFiles(app, registry, 900 + userId, userId);
    const choices = registry.fields.flatMap((f) =>
      f.type === 'combo' && made.has(f.of) ? [[f.name, made.get(f.of)]] : [],
    );
    const body = {
      ...validValues(registry, 900 + userId),
      ...(Object.fromEntries(choices) as object),
      ...own,
    };
    const { status, body: answer } = await app.invoke('POST', `/cadastros/${registry.name}`, {
      token,
      body,
    });
    if (status !== 201) throw new Error(`${registry.name} was not made: ${status}`);
    made.set(registry.name, (answer as { id: number }).id);
  }
}

/** Rows of company 1 and of company 2 in every table of a company, where the fixture has none. */
export async function fillCompanies(app: TestApp): Promise<void> {
  for (const employee of [1, 5]) await createPedido(app.database.db, { funcionarioId: employee });
  await app.employeeToken(1001);
  await app.employeeToken(1002);
  await fillRegistries(app, 1, {
    customerId: 1,
    branchId: 1,
    supplierId: 1,
    procedureId: 1,
    riscoId: 1,
    procedimentoId: 1,
    descricaoRiscoId: 1,
    hierarchyId: 1,
    positionId: 1,
  });
  await fillRegistries(app, 5, {
    customerId: 3,
    branchId: 4,
    supplierId: 3,
    procedureId: 4,
    riscoId: 3,
    procedimentoId: 4,
    descricaoRiscoId: 2,
    hierarchyId: 4,
    positionId: 3,
  });
  const pair = (statement: (company: 1 | 2) => string) => `${statement(1)}; ${statement(2)};`;
  const funcionario = { 1: 1, 2: 5 };
  const prestador = { 1: 1, 2: 3 };
  const cliente = { 1: 1, 2: 3 };
  const unidade = { 1: 1, 2: 4 };
  const user = { 1: 1, 2: 5 };
  const agendamento = { 1: 1001, 2: 1002 };
  const risco = { 1: 1, 2: 3 };
  await app.database.runScript(
    [
      pair(
        (c) => `insert into agenda (id, prestador_id, ambiente_id, vigencia_inicial)
        values (${100 + c}, ${prestador[c]}, ${c}, '2020-01-01')`,
      ),
      pair(
        (c) =>
          `insert into agenda_periodo (agenda_id, dia_semana, inicio, fim, duracao_minutos) values (${100 + c}, 1, '08:00', '09:00', 30)`,
      ),
      pair(
        (c) =>
          `insert into agenda_excecao (agenda_id, data, atende) values (${100 + c}, '2026-12-24', false)`,
      ),
      pair(
        (c) =>
          `insert into agenda_procedimento (agenda_id, procedimento_id) values (${100 + c}, ${c === 1 ? 1 : 4})`,
      ),
      pair(
        (c) =>
          `insert into prestador_ferias (prestador_id, data_inicial, data_final) values (${prestador[c]}, '2027-01-01', '2027-01-02')`,
      ),
      pair(
        (c) => `insert into reserva (ambiente_id, periodo, tipo, agendamento_id)
        values (${c}, '[2027-01-04 08:00,2027-01-04 08:30)', 'RESERVA', ${agendamento[c]})`,
      ),
      pair(
        (c) => `insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao)
        values (${funcionario[c]}, ${c === 1 ? 1 : 4}, '2026-01-01')`,
      ),
      pair(
        (c) =>
          `insert into cliente_metodo_atendimento (cliente_id, tipo_exame_id, quem_agenda, quem_avisa) values (${cliente[c]}, 9, 'EMPRESA', 'EMPRESA')`,
      ),
      pair(
        (c) =>
          `insert into importacao_lote (cliente_id, arquivo, sha256, linhas, criados, atualizados) values (${cliente[c]}, 'a', 'b', 1, 1, 0)`,
      ),
      pair(
        (
          c,
        ) => `insert into importacao (id, empresa_id, cliente_id, usuario_id, tipo, arquivo, sha256, linha_cabecalho, cabecalhos, colunas)
          values (${100 + c}, ${c}, ${cliente[c]}, ${user[c]}, 'SETORES', 'a', 'b', 1, '[]', '[]')`,
      ),
      pair(
        (c) =>
          `insert into importacao_linha (importacao_id, linha, empresa_id, celulas) values (${100 + c}, 2, ${c}, '[]')`,
      ),
      pair(
        (c) =>
          `insert into importacao_criado (importacao_id, empresa_id, tabela, registro_id) values (${100 + c}, ${c}, 'setor', 1)`,
      ),
      pair(
        (c) => `insert into importacao_coluna (empresa_id, tipo, cabecalho) values (${c}, 'SETORES', 'x')`,
      ),
      pair((c) => `insert into usuario_cliente (usuario_id, cliente_id) values (${user[c]}, ${cliente[c]})`),
      pair((c) => `insert into usuario_unidade values (${user[c]}, ${unidade[c]})`),
      pair(
        (c) =>
          `insert into usuario_convite (empresa_id, usuario_id, token_hash, expira_em) values (${c}, ${user[c]}, 'filled-${c}', '2030-01-01')`,
      ),
      pair(
        (c) =>
          `insert into usuario_recuperacao (empresa_id, usuario_id, token_hash, expira_em) values (${c}, ${user[c]}, 'filled-${c}', '2030-01-01')`,
      ),
      pair(
        (c) =>
          `insert into usuario_segundo_fator (empresa_id, usuario_id, segredo_cifrado) values (${c}, ${user[c]}, 'x')`,
      ),
      pair(
        (c) =>
          `insert into usuario_codigo_reserva (empresa_id, usuario_id, codigo_hash) values (${c}, ${user[c]}, 'filled-${c}')`,
      ),
      pair((c) => `insert into prestador_cadastro (empresa_id, prestador_id) values (${c}, ${prestador[c]})`),
      pair((c) => `insert into agendamento_risco values (${agendamento[c]}, ${risco[c]})`),
      pair(
        (c) =>
          `insert into agendamento_status (agendamento_id, para, acao, descricao) values (${agendamento[c]}, 1, 'CRIAR', 'x')`,
      ),
      pair(
        (c) =>
          `insert into mensagem (canal, destino, agendamento_id, tipo) values ('EMAIL', 'x', ${agendamento[c]}, 'TESTE')`,
      ),
      pair(
        (c) =>
          `insert into sessao (id_hash, tipo, usuario_id, expira_em) values ('filled-${c}', 'interna', ${user[c]}, '2030-01-01')`,
      ),
      pair(
        (c) =>
          `insert into idempotencia (chave, ator, chamada, request_hash, empresa_id) values ('filled-${c}', 'u:${user[c]}', 'x', 'x', ${c})`,
      ),
      pair(
        (c) =>
          `insert into auditoria (sessao_tipo, acao, recurso, empresa_id) values ('interna', 'LER', 'cliente', ${c})`,
      ),
      pair((c) => `insert into outbox (tipo, empresa_id) values ('STATUS', ${c})`),
      pair(
        (
          c,
        ) => `insert into arquivo (empresa_id, chave, usuario_id, nome, tipo_conteudo, tamanho, sha256, expira_em)
        values (${c}, repeat('${c}', 43), ${user[c]}, 'a.pdf', 'application/pdf', 1, repeat('a', 64), '2030-01-01')`,
      ),
      pair(
        (
          c,
        ) => `insert into pre_solicitacao (id, empresa_id, cliente_id, funcionario_id, prestador_id, cidade_id, tipo_exame_id, user_id,
          nome_solicitante, email_solicitante, telefone_solicitante, data_sugestao_inicial, data_sugestao_final, periodo, quem_agenda, quem_avisa)
        values (${100 + c}, ${c}, ${cliente[c]}, ${funcionario[c]}, ${prestador[c]}, 3550308, 2, ${user[c]}, 'x', 'x', 'x', '2027-01-04', '2027-01-05', 1, 'EMPRESA', 'EMPRESA')`,
      ),
      pair(
        (c) =>
          `insert into pre_solicitacao_procedimento (pre_solicitacao_id, procedimento_id, empresa_id) values (${100 + c}, ${c === 1 ? 1 : 4}, ${c})`,
      ),
      pair(
        (c) => `insert into kit (empresa_id, agendamento_id, content_hash, chave, tamanho)
          values (${c}, ${agendamento[c]}, repeat('a', 64), repeat('${c}', 43), 1)`,
      ),
      pair(
        (c) =>
          `insert into lote (id, empresa_id, usuario_id, acao) values (${100 + c}, ${c}, ${user[c]}, 'CANCELAR')`,
      ),
      pair(
        (c) => `insert into lote_item (lote_id, ordem, empresa_id, agendamento_id, situacao)
          values (${100 + c}, 1, ${c}, ${agendamento[c]}, 'PENDENTE')`,
      ),
      pair(
        (c) => `insert into pedido_lote (id, empresa_id, usuario_id, cliente_id, dados)
          values (${100 + c}, ${c}, ${user[c]}, ${cliente[c]}, '{}')`,
      ),
      pair(
        (c) => `insert into pedido_lote_item (pedido_lote_id, ordem, empresa_id, texto, situacao)
          values (${100 + c}, 1, ${c}, 'Ana', 'RECUSADO')`,
      ),
      pair(
        (
          c,
        ) => `insert into mudanca_funcao (empresa_id, cliente_id, funcionario_id, para_hierarquia_id, autor_nome, autor_id, agendamento_id)
          values (${c}, ${cliente[c]}, ${funcionario[c]}, ${c === 1 ? 2 : 4}, 'x', ${user[c]}, ${agendamento[c]})`,
      ),
      pair(
        (c) =>
          `insert into espera (id, empresa_id, agendamento_id) values (${100 + c}, ${c}, ${agendamento[c]})`,
      ),
      pair(
        (
          c,
        ) => `insert into oferta (empresa_id, espera_id, agendamento_id, prestador_id, ambiente_id, data, hora, expira_em)
          values (${c}, ${100 + c}, ${agendamento[c]}, ${prestador[c]}, ${c}, '2026-11-24', '08:00', '2030-01-01')`,
      ),
      pair(
        (c) =>
          `insert into presenca (empresa_id, agendamento_id, usuario_id, aba, modo, expira_em)
        values (${c}, ${agendamento[c]}, ${user[c]}, '00000000-0000-4000-8000-000000000001', 'VENDO', '2030-01-01')`,
      ),
      pair(
        (c) =>
          `insert into presenca_agenda (empresa_id, prestador_id, usuario_id, aba, modo, expira_em)
        values (${c}, ${prestador[c]}, ${user[c]}, '00000000-0000-4000-8000-000000000001', 'VENDO', '2030-01-01')`,
      ),
      pair(
        (c) => `insert into observacao_prestador (empresa_id, agendamento_id, prestador_id, texto, autor_id)
          values (${c}, ${agendamento[c]}, ${prestador[c]}, 'x', ${user[c]})`,
      ),
      pair(
        (c) => `insert into notificacao (empresa_id, usuario_id, tipo, agendamento_id)
          values (${c}, ${user[c]}, 'CANCELAR', ${agendamento[c]})`,
      ),
      pair(
        (c) => `insert into boletim_leitura (empresa_id, boletim_id, usuario_id)
          select ${c}, id, ${user[c]} from boletim where empresa_id = ${c} limit 1`,
      ),
      pair(
        (c) => `insert into filtro_salvo (empresa_id, usuario_id, modulo, tipo, descricao, texto)
          values (${c}, ${user[c]}, 'AGENDAMENTOS', 'FILTRO', 'x', 'status=1')`,
      ),
    ].join('\n'),
  );
}

interface Column {
  table: string;
  column: string;
  /** Where its only foreign key leads; null for other columns. */
  parent: string | null;
}

/**
 * For each table of companies, an SQL expression over an alias that answers whose a row is: the foreign keys up to a table
 * that points at `empresa`; the column itself only where nothing else says it. Read from the catalogue and not from the
 * policies, against which it is held.
 */
export async function ownersByTable(c: Connection): Promise<Map<string, (alias: string) => string>> {
  const { rows } = await c.query<Column>(
    `select r.relname as table, a.attname as column,
       (select min(k.confrelid::regclass::text) from pg_constraint k
        where k.conrelid = r.oid and k.contype = 'f' and k.conkey[1] = a.attnum) as parent
     from pg_class r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
     where r.relnamespace = 'public'::regnamespace and r.relkind in ('r', 'p') order by r.relname, a.attnum`,
  );
  const columns = Map.groupBy(rows, (r) => r.table);
  const ownerOf = (table: string, alias: string): string | null => {
    if (table === 'empresa') return `${alias}.id`;
    const own = columns.get(table) ?? [];
    const column = own.find((r) => r.column === 'empresa_id');
    if (column?.parent === 'empresa') return `${alias}.empresa_id`;
    const ways = own.flatMap(({ column: key, parent }) => {
      const above = parent && parent !== table ? ownerOf(parent, `${alias}_${key}`) : null;
      return above && parent
        ? `(select ${above} from ${parent} ${alias}_${key} where ${alias}_${key}.id = ${alias}.${key})`
        : [];
    });
    if (ways.length > 0) return `coalesce(${ways.join(', ')})`;
    return column ? `${alias}.empresa_id` : null;
  };
  return new Map(
    [...columns.keys()].flatMap((table) =>
      ownerOf(table, 't') === null ? [] : [[table, (alias: string) => ownerOf(table, alias) ?? '']],
    ),
  );
}
