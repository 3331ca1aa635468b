import { EXAMPLE_ROW, importOf, type ImportKind, type ImportMode } from '@apto/domain/imports';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { csv, importing } from './importing.ts';

describe.each(DATABASES)("issue 11 'Imports': the company's own registries, on %s", (database) => {
  let app: TestApp;
  let mine: string;
  beforeAll(async () => {
    app = await createTestApp({ database });
    mine = await app.tokenFor(1);
  });
  afterAll(() => app.close());

  const own = importing(() => ({ app, token: mine }), { kind: 'PROCEDIMENTOS' });
  const { query, rows, undo } = own;
  const send = (
    content: string | Buffer,
    kind: ImportKind,
    options: { clienteId?: number; token?: string } = {},
  ) => own.send(content, { kind, ...options });
  const checked = (content: string | Buffer, kind: ImportKind) => own.checked(content, { kind });
  const imported = (content: string, kind: ImportKind, mode: ImportMode = 'TUDO') =>
    own.imported(content, mode, { kind });
  const problemsOf = async (id: number) =>
    (await rows(id)).map((each) => each.problemas.map((p) => [p.coluna, p.mensagem]));

  it('exams, clinics, customers and prices, each naming the ones before, and back', async () => {
    const exams = await imported(
      csv(
        ['Código', 'Exame', 'Tipo', 'Validade', 'Jejum'],
        ['IMP-1', 'Glicemia importada', 'laboratorial', '12', '8'],
        ['IMP-2', 'Clínico importado', 'Clínico', '12', ''],
      ),
      'PROCEDIMENTOS',
    );
    expect([exams.situacao, exams.contagem.novos, exams.cliente]).toEqual(['CONCLUIDA', 2, null]);
    expect(
      await query(
        "select code, tipo, validade_meses as months from procedimento where code like 'IMP-%' order by 1",
      ),
    ).toEqual([
      { code: 'IMP-1', tipo: 'LABORATORIAL', months: 12 },
      { code: 'IMP-2', tipo: 'CLINICO', months: 12 },
    ]);

    const clinics = await imported(
      csv(
        [
          'CNPJ',
          'Código',
          'Razão social',
          'Prioridade',
          'Cidade',
          'Dias de antecedência do depósito',
          'Reserva horários',
        ],
        ['11222333000181', 'IMP-P', 'Clínica Importada', 'Preferencial', 'São Paulo - SP', '0', 'sim'],
      ),
      'PRESTADORES',
    );
    expect(clinics.contagem).toMatchObject({ novos: 1, recusadas: 0 });
    expect(
      await query(
        "select code, prioridade, reserva_horario as reserves from prestador where cnpj = '11222333000181'",
      ),
    ).toEqual([{ code: 'IMP-P', prioridade: 'PREFERENCIAL', reserves: true }]);

    const customers = await imported(
      csv(
        ['Código', 'Razão social', 'Nome fantasia', 'CNPJ', 'Grau de risco'],
        ['IMP-C', 'Oficina Importada Ltda.', 'Oficina', '11.444.777/0001-61', '3'],
      ),
      'CLIENTES',
    );
    expect(customers.contagem).toMatchObject({ novos: 1 });
    // What the form begins with stands where the sheet says nothing; the number says its kind.
    expect(
      await query(
        "select tp_insc as kind, quem_agenda as who, grau_risco as level from cliente where code = 'IMP-C'",
      ),
    ).toEqual([{ kind: '1', who: 'USUARIO_ESCOLHE', level: 3 }]);

    const prices = await imported(
      csv(
        ['CNPJ', 'Exame', 'Preço'],
        ['11.222.333/0001-81', 'IMP-1', 'R$ 1.035,50'],
        ['IMP-P', 'clinico importado', '80'],
      ),
      'PRECOS',
    );
    expect(prices.contagem).toMatchObject({ novos: 2 });
    const kept = () =>
      query(
        `select p.code, e.valor_cobrar as price from prestador_exame e join procedimento p on p.id = e.procedimento_id
         where p.code like 'IMP-%' order by 1`,
      );
    expect(await kept()).toEqual([
      { code: 'IMP-1', price: 103_550 },
      { code: 'IMP-2', price: 8_000 },
    ]);
    const own = await imported(
      csv(['CNPJ', 'Cliente', 'Exame', 'Valor'], ['11222333000181', 'Oficina', 'IMP-2', '70,00']),
      'PRECOS_CLIENTE',
    );
    expect(own.contagem).toMatchObject({ novos: 1 });

    // Changed, as it was, and back: an empty cell leaves what there is.
    const again = await imported(
      csv(
        ['CNPJ', 'Exame', 'Preço', 'Código próprio'],
        ['11222333000181', 'IMP-1', '90,00', ''],
        ['11222333000181', 'IMP-2', '80,00', ''],
      ),
      'PRECOS',
    );
    expect(again.contagem).toMatchObject({ atualizados: 1, iguais: 1 });
    expect((await undo(again.id)).contagem.desfeitas).toBe(1);
    expect((await kept())[0]).toEqual({ code: 'IMP-1', price: 103_550 });

    // What is used stays, and says by what.
    const held = await undo(exams.id);
    expect(held.contagem).toMatchObject({ mantidas: 2 });
    expect((await rows(exams.id)).map((each) => each.motivo)).toEqual([
      expect.stringContaining('exames de prestadores'),
      expect.stringContaining('exames de prestadores'),
    ]);
    for (const { id } of [own, prices, customers, clinics])
      expect((await undo(id)).situacao).toBe('DESFEITA');
    expect(await query("select 1 from prestador where cnpj = '11222333000181'")).toEqual([]);
    const trail = await query<{ acao: string }>(
      "select acao from auditoria where recurso = 'prestador' and detalhes ->> 'importacao' = $1 order by id",
      [String(clinics.id)],
    );
    expect(trail.map((each) => each.acao)).toEqual(['CRIAR', 'EXCLUIR']);
  });

  it('changes many at once, each what its row says, and gives each back what it was', async () => {
    const COUNT = 130;
    const numbers = Array.from({ length: COUNT }, (_, n) => n);
    const head = ['Código', 'Exame', 'Tipo', 'Validade', 'Horas de jejum', 'Código do eSocial'];
    const code = (n: number) => `MUITOS-${String(n).padStart(3, '0')}`;
    const made = await imported(
      csv(head, ...numbers.map((n) => [code(n), `Exame ${n}`, 'Imagem', '12', '', '0281'])),
      'PROCEDIMENTOS',
    );
    const kept = () =>
      query<{ code: string }>(
        `select code, name, validade_meses as months, jejum_horas as fasting, codigo_esocial as social,
           procedimento_diagnostico_id as diagnosis from procedimento where code like 'MUITOS-%' order by code`,
      );
    const before = await kept();
    expect(before).toHaveLength(COUNT);
    // Every fourth stays as it is; of the others a name, a number and a number more, or what follows from a code changes.
    const said = (n: number): string[] =>
      [
        [code(n), `Exame ${n}`, 'Imagem', '12', '', '0281'],
        [code(n), `Exame ${n} d'água`, 'Imagem', '', '', ''],
        [code(n), '', '', String(24 + (n >> 1)), '8', ''],
        [code(n), '', '', '', '', '0583'],
      ][n % 4] ?? [];
    const changed = await imported(csv(head, ...numbers.map(said)), 'PROCEDIMENTOS');
    expect(changed.contagem).toMatchObject({ iguais: 33, atualizados: 97, recusadas: 0 });
    const wanted = before.map((record, n) => ({
      ...record,
      ...[
        {},
        { name: `Exame ${n} d'água` },
        { months: 24 + (n >> 1), fasting: 8 },
        { social: '0583', diagnosis: 583 },
      ][n % 4],
    }));
    expect(await kept()).toEqual(wanted);

    expect((await undo(changed.id)).contagem).toMatchObject({ desfeitas: 97, mantidas: 0 });
    expect(await kept()).toEqual(before);
    // Whatever was changed since they were made stays, also what was given back.
    expect((await undo(made.id)).contagem).toMatchObject({ desfeitas: 33, mantidas: 97 });
  });

  it('writes one record that two rows name once after the other', async () => {
    await imported(
      csv(['Código', 'Exame', 'Tipo', 'Validade'], ['DUAS', 'Duas vezes', 'Imagem', '12']),
      'PROCEDIMENTOS',
    );
    const [clinic] = await query<{ cnpj: string }>(
      'select cnpj from prestador where ativo order by id limit 1',
    );
    const price = (procedure: string, value: string) => [clinic?.cnpj ?? '', procedure, value];
    const head = ['CNPJ', 'Exame', 'Preço'];
    await imported(csv(head, price('DUAS', '10,00')), 'PRECOS');
    const twice = await imported(
      csv(head, price('DUAS', '11,00'), price('Duas vezes', '12,00')),
      'PRECOS',
      'CERTAS',
    );
    expect(twice.contagem).toMatchObject({ atualizados: 2, recusadas: 0 });
    expect(
      await query(
        "select e.valor_cobrar as price from prestador_exame e join procedimento p on p.id = e.procedimento_id where p.code = 'DUAS'",
      ),
    ).toEqual([{ price: 1_200 }]);
  });

  it('says in each cell what the form would say, and what a new record lacks', async () => {
    const exams = await checked(
      csv(
        ['Código', 'Nome', 'Tipo', 'Validade em meses', 'Código do eSocial'],
        ['E-1', 'Um', 'Radiografia', '12', '0281'],
        ['E-2', '', 'Imagem', '0', '281'],
        ['', 'Sem código', 'Imagem', '12', ''],
      ),
      'PROCEDIMENTOS',
    );
    expect(await problemsOf(exams.id)).toEqual([
      [['tipo', 'Use uma destas opções: Clínico, Laboratorial, Imagem, Audiometria, Outro']],
      // All of a row at once: the name that a new record lacks waits for no other cell.
      [
        ['codigoEsocial', 'São quatro dígitos'],
        ['validadeMeses', 'O menor valor é 1'],
        ['name', 'Nome não preenchido'],
      ],
      [['code', 'Código não preenchido']],
    ]);
    const lacking = await checked(csv(['Código', 'Nome'], ['E-3', 'Só o nome']), 'PROCEDIMENTOS');
    // The columns that say it are not in the sheet: it stands beside what names the row.
    expect(await problemsOf(lacking.id)).toEqual([
      [
        ['code', 'Tipo não preenchido'],
        ['code', 'Validade em meses não preenchido'],
      ],
    ]);
    const named = await checked(
      csv(
        ['CNPJ', 'Exame', 'Preço'],
        ['11444777000161', 'Exame que não há', '1.2.3'],
        ['Clínica que não há', 'Exame que não há', '10'],
      ),
      'PRECOS',
    );
    expect(await problemsOf(named.id)).toEqual([
      [
        ['price', 'Valor inválido: use 1.234,56'],
        ['supplierId', 'Prestador: não há nada com o nome ou o código 11444777000161'],
        ['procedureId', 'Exame: não há nada com o nome ou o código Exame que não há'],
      ],
      [
        ['supplierId', 'Prestador: não há nada com o nome ou o código Clínica que não há'],
        ['procedureId', 'Exame: não há nada com o nome ou o código Exame que não há'],
      ],
    ]);
    for (const { id } of [exams, lacking, named])
      await app.invoke('DELETE', `/importacao/${id}`, { token: mine });
  });

  it('is for who may change the registry and sees the whole company', async () => {
    const sheet = csv(['Código', 'Nome'], ['E-9', 'Nove']);
    expect((await send(sheet, 'PROCEDIMENTOS', { clienteId: 1 })).status).toBe(400);
    expect((await send(sheet, 'SETORES')).status).toBe(400);
    // Who sees only some customers reaches no import of the whole company.
    const limited = await app.tokenFor(2);
    expect((await send(sheet, 'PROCEDIMENTOS', { token: limited })).status).toBe(422);
    const [profile] = await query<{ id: number; all: string[] }>(
      'select p.id, p.permissoes as all from perfil p join usuario u on u.perfil_id = p.id where u.id = 1',
    );
    const { id } = await checked(sheet, 'PROCEDIMENTOS');
    await query(
      "update perfil set permissoes = array_remove(permissoes, 'gestamedica_painel_cadastro_exames:editar') where id = $1",
      [profile?.id],
    );
    expect((await send(sheet, 'PROCEDIMENTOS')).status).toBe(403);
    expect(
      (await app.invoke('POST', `/importacao/${id}/iniciar`, { token: mine, body: { modo: 'CERTAS' } }))
        .status,
    ).toBe(403);
    await query(
      "update perfil set permissoes = array_remove(permissoes, 'gestamedica_painel_cadastro_exames') where id = $1",
      [profile?.id],
    );
    expect((await app.invoke('GET', `/importacao/${id}`, { token: mine })).status).toBe(404);
    await query('update perfil set permissoes = $2 where id = $1', [profile?.id, profile?.all]);
    await app.invoke('DELETE', `/importacao/${id}`, { token: mine });
  });

  it('gives models that are read without a question', async () => {
    for (const kind of ['CLIENTES', 'PROCEDIMENTOS', 'PRESTADORES'] as const) {
      const model = await app.invoke('GET', `/importacao-modelo/${kind}`, { token: mine });
      expect(model.status).toBe(200);
      const { id, contagem: counts, colunas } = await checked(model.raw, kind);
      // The example alone is all there is to look at: it stays, and is told of.
      expect([kind, (await problemsOf(id)).flat(), counts.comErro]).toEqual([
        kind,
        [[importOf(kind).keyColumns[0], EXAMPLE_ROW]],
        0,
      ]);
      expect(colunas).not.toContain(null);
      await app.invoke('DELETE', `/importacao/${id}`, { token: mine });
    }
  });

  it('leaves the example of the model out where rows were filled in below it', async () => {
    const { columns } = importOf('CLIENTES');
    const example = columns.map((column) => column.example);
    const own = columns.map((column) =>
      column.id === 'code' ? 'CLI-99' : column.id === 'name' ? 'Oficina Boreal Ltda.' : column.example,
    );
    const { id, contagem: counts } = await checked(
      csv(
        columns.map(({ label }) => label),
        example,
        own,
      ),
      'CLIENTES',
    );
    expect([counts.total, counts.comErro, counts.comAviso]).toEqual([1, 0, 0]);
    expect((await rows(id)).map(({ linha: at, celulas }) => [at, celulas['code']])).toEqual([[3, 'CLI-99']]);
    await app.invoke('DELETE', `/importacao/${id}`, { token: mine });
  });
});
