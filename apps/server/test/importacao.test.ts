import { agoraEmSaoPaulo } from '@apto/domain';
import { sql } from 'drizzle-orm';
import excel, { type CellValue, type Worksheet } from 'exceljs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linha, linhas } from '../src/db/port.ts';
import { ErroDePlanilha, lerArquivo } from '../src/importacao/arquivo.ts';
import { importarPlanilha, type Importacao } from '../src/importacao/importar.ts';
import { relatorio } from '../src/importacao/relatorio.ts';
import { BANCOS, criarAppDeTeste, SEGUNDA_10H, type AppDeTeste } from './helpers.ts';

const agora = agoraEmSaoPaulo(SEGUNDA_10H);

async function planilha(montar: (folha: Worksheet, pasta: excel.Workbook) => void): Promise<Uint8Array> {
  const pasta = new excel.Workbook();
  montar(pasta.addWorksheet('Funcionários'), pasta);
  return new Uint8Array(await pasta.xlsx.writeBuffer());
}
const comLinhas = (...linhasDaFolha: CellValue[][]) => planilha((folha) => void folha.addRows(linhasDaFolha));

/** 24 November 1988 as Excel counts. */
const SERIAL = 32_471;
const CABECALHO = [
  'E-MAIL',
  'Dt. Nascimento',
  'Nome Completo',
  'C.P.F',
  'Função',
  'Depto',
  'Filial',
  'Celular (WhatsApp)',
  'Admissão',
];

describe('reading an .xlsx as it comes', () => {
  it('rich text, links, formulas, errors, dates and serials become plain cells', async () => {
    const conteudo = await planilha((folha) => {
      folha.getCell('A1').value = { richText: [{ text: 'No' }, { font: { bold: true }, text: 'me' }] };
      folha.getCell('B1').value = { text: 'ana@exemplo.com.br', hyperlink: 'mailto:ana@exemplo.com.br' };
      folha.getCell('C1').value = { formula: 'A1&"x"', result: 'Nomex' };
      folha.getCell('D1').value = new Date(Date.UTC(1988, 10, 24));
      folha.getCell('E1').value = SERIAL;
      folha.getCell('F1').value = { error: '#N/A' };
      folha.getCell('G1').value = { formula: 'TODAY()', result: new Date(Date.UTC(2026, 10, 23)) };
      folha.getCell('H1').value = true;
      folha.getCell('I1').value = {
        text: { richText: [{ text: 'a@' }, { text: 'b.com' }] },
        hyperlink: 'mailto:a@b.com',
      } as unknown as CellValue;
    });
    expect(await lerArquivo(conteudo)).toEqual([
      [
        'Nome',
        'ana@exemplo.com.br',
        'Nomex',
        { ano: 1988, mes: 11, dia: 24 },
        SERIAL,
        '#N/A',
        { ano: 2026, mes: 11, dia: 23 },
        true,
        'a@b.com',
      ],
    ]);
  });

  it('keeps positions over empty rows and columns, and repeats cells that are merged downwards', async () => {
    const conteudo = await planilha((folha) => {
      folha.getCell('B3').value = 'Matriz';
      folha.mergeCells('B3:B5');
      folha.getCell('D3').value = 'Ana';
      folha.getCell('D4').value = 'Bia';
      folha.getCell('D5').value = 'Caio';
      folha.getCell('A7').value = 'Total';
      folha.mergeCells('A7:D7');
    });
    expect(await lerArquivo(conteudo)).toEqual([
      [],
      [],
      [null, 'Matriz', null, 'Ana'],
      [null, 'Matriz', null, 'Bia'],
      [null, 'Matriz', null, 'Caio'],
      [],
      ['Total', null, null, null],
    ]);
  });

  it('reads the first visible sheet', async () => {
    const conteudo = await planilha((folha, pasta) => {
      folha.state = 'hidden';
      folha.addRow(['escondida']);
      pasta.addWorksheet('Segunda').addRow(['visível']);
    });
    expect(await lerArquivo(conteudo)).toEqual([['visível']]);
  });

  it.each([
    [
      'an old .xls or one with a password',
      new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
      'formato antigo do Excel',
    ],
    ['a CSV', new TextEncoder().encode('nome;cpf\nAna;1'), 'não é uma planilha .xlsx'],
    ['nothing', new Uint8Array(), 'está vazio'],
    ['a broken .xlsx', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2, 3]), 'corrompido'],
    ['more than 10 MB', new Uint8Array(10_485_761).fill(0x50), '10 Mb'],
  ])('says what to do with %s', async (_, conteudo, texto) => {
    await expect(lerArquivo(conteudo)).rejects.toThrow(ErroDePlanilha);
    await expect(lerArquivo(conteudo)).rejects.toThrow(texto);
  });
});

describe.each(BANCOS)('importing staff on %s', (nome) => {
  let app: AppDeTeste;
  const importar = (conteudo: Uint8Array, confirmar = true): Promise<Importacao> =>
    importarPlanilha(app.banco, {
      clienteId: 1,
      conteudo,
      nomeDoArquivo: 'rh/funcionarios.xlsx',
      agora,
      usuarioId: null,
      confirmar,
    });
  const contar = async (tabela: string): Promise<number> =>
    (await linha<{ n: number }>(app.banco.db, sql`select count(*)::int as n from ${sql.identifier(tabela)}`))
      ?.n ?? -1;
  const tudo = () =>
    Promise.all(
      ['funcionario', 'unidade', 'setor', 'cargo', 'hierarquia', 'importacao_lote', 'auditoria'].map(contar),
    );
  const pessoa = async (cpf: string) =>
    linha<Record<string, unknown>>(
      app.banco.db,
      sql`select f.name, f.situation, f.data_nascimento::text as nascimento, f.admission_date::text as admissao, f.phone, f.email,
            u.name as unidade, s.name as setor, g.name as cargo, f.deleted_at is not null as apagado
          from funcionario f left join hierarquia h on h.id = f.customer_hierarchy_id left join unidade u on u.id = f.unidade_id
          left join setor s on s.id = h.setor_id left join cargo g on g.id = h.cargo_id
          where f.customer_id = 1 and f.cpf = ${cpf}`,
    );

  beforeAll(async () => {
    app = await criarAppDeTeste({ banco: nome });
  });
  afterAll(() => app.fechar());
  beforeEach(() => app.irPara(SEGUNDA_10H));

  const folhaDeRh = () =>
    comLinhas(
      ['Padaria Aurora: relação de funcionários'],
      [],
      CABECALHO.map((c) => (c === 'C.P.F' ? 'Nº do CPF' : c)),
      // A CPF that lost its zeros (012.345.678-90), a serial, a name in capitals.
      [
        'ANA@EXEMPLO.COM.BR',
        SERIAL,
        'Ana Luz',
        1_234_567_890,
        'Padeiro',
        'Produção',
        'Matriz',
        '(11) 98888-7777',
        '05/02/2024',
      ],
      [
        null,
        '1990-05-10',
        'Beto Rocha',
        '111.444.777-35',
        'operador',
        'PRODUCAO',
        'matriz',
        null,
        '2027-01-04',
      ],
      [
        { text: 'cida@exemplo.com.br', hyperlink: 'mailto:cida@exemplo.com.br' },
        null,
        'Cida Nova',
        '714.602.380-01',
        'Operador',
        'Produção',
        'Matriz',
        11977776666,
        null,
      ],
    );

  it('a rehearsal writes nothing and tells exactly what would be written', async () => {
    const antes = await tudo();
    const { resultado, gravada, leitura } = await importar(await folhaDeRh(), false);
    expect(gravada).toBe(false);
    expect(leitura.linhaDoCabecalho).toBe(3);
    expect(resultado).toMatchObject({
      criados: 2,
      atualizados: 1,
      inalterados: 0,
      novos: { unidades: [], setores: [], cargos: ['Padeiro'] },
      hierarquiasNovas: 1,
    });
    expect(await tudo()).toEqual(antes);
  });

  it('writes with confirmation: new, changed, and what is missing of the structure', async () => {
    const { resultado, gravada } = await importar(await folhaDeRh());
    expect(gravada).toBe(true);
    expect(resultado).toMatchObject({
      criados: 2,
      atualizados: 1,
      comRiscosHerdados: 1,
      semRiscos: 1,
      desligados: [],
    });
    expect(await pessoa('01234567890')).toMatchObject({
      name: 'Ana Luz',
      situation: 'ATIVO',
      nascimento: '1988-11-24',
      admissao: '2024-02-05',
      phone: '11988887777',
      email: 'ana@exemplo.com.br',
      unidade: 'Matriz',
      setor: 'Produção',
      cargo: 'Padeiro',
    });
    // Empty cells leave what there was; accents and case do not make a second department.
    expect(await pessoa('11144477735')).toMatchObject({
      name: 'Beto Rocha',
      phone: '11987654322',
      email: 'f2@exemplo.com.br',
      admissao: '2027-01-04',
      cargo: 'Operador',
      setor: 'Produção',
    });
    expect(await pessoa('71460238001')).toMatchObject({
      phone: '11977776666',
      email: 'cida@exemplo.com.br',
      cargo: 'Operador',
    });
    const lote = await linha<Record<string, unknown>>(
      app.banco.db,
      sql`select arquivo, linhas, criados, atualizados, length(sha256) as h from importacao_lote order by id desc limit 1`,
    );
    expect(lote).toEqual({ arquivo: 'funcionarios.xlsx', linhas: 3, criados: 2, atualizados: 1, h: 64 });
    const [auditada] = await linhas<{ sessao_tipo: string; cliente_id: number; detalhes: unknown }>(
      app.banco.db,
      sql`select sessao_tipo, cliente_id, detalhes from auditoria where acao = 'IMPORTAR'`,
    );
    expect(auditada).toMatchObject({ sessao_tipo: 'sistema', cliente_id: 1 });
    expect(JSON.stringify(auditada?.detalhes)).not.toContain('01234567890');
  });

  it('repeated, changes nothing', async () => {
    const { resultado } = await importar(await folhaDeRh());
    expect(resultado).toMatchObject({
      criados: 0,
      atualizados: 0,
      inalterados: 3,
      novos: { unidades: [], setores: [], cargos: [] },
      hierarquiasNovas: 0,
    });
  });

  it('lists every problem by row and column, and writes nothing at all', async () => {
    const antes = await tudo();
    const importacao = await importar(
      await comLinhas(
        ['Nome', 'CPF', 'Nascimento', 'Telefone', 'Email'],
        ['Boa Pessoa', '390.533.447-05', '10/05/1990', '11987654321', 'boa@exemplo.com.br'],
        ['', '529.982.247-26', '31/02/1990', '987654321', 'ruim@'],
        ['Dois Iguais', '153.509.460-56', '', '', ''],
        ['Dois Iguais', '15350946056', '', '', ''],
      ),
    );
    expect(importacao.resultado).toBeNull();
    expect(
      importacao.leitura.problemas.filter((p) => p.gravidade === 'erro').map((p) => [p.linha, p.coluna]),
    ).toEqual([
      [3, 'Nome'],
      [3, 'CPF'],
      [3, 'Nascimento'],
      [3, 'Telefone'],
      [3, 'Email'],
      [4, 'CPF'],
      [5, 'CPF'],
    ]);
    expect(await tudo()).toEqual(antes);
    const texto = relatorio(importacao, { code: 'C001', name: 'Padaria Aurora' }).join('\n');
    expect(texto).toContain('7 erros:');
    expect(texto).toMatch(/3 {2,}Nascimento {2,}31\/02\/1990 {2,}Data impossível/);
    expect(texto).toContain('Nada foi gravado');
  });

  it('a failure in the middle undoes all of it', async () => {
    const antes = await tudo();
    await app.banco.executarScript(
      `create function quebrar() returns trigger language plpgsql as $$ begin raise exception 'quebrou'; end $$;
       create trigger quebrar before insert on importacao_lote for each row execute function quebrar();`,
    );
    await expect(
      importar(await comLinhas(['nome', 'cpf', 'setor'], ['Nova Pessoa', '390.533.447-05', 'Setor Novo'])),
    ).rejects.toThrow();
    await app.banco.executarScript('drop trigger quebrar on importacao_lote; drop function quebrar();');
    expect(await tudo()).toEqual(antes);
  });

  it('keeps the situation of who has left, and says so; brings back who was erased', async () => {
    await app.banco.db.execute(sql`update funcionario set situation = 'DEMITIDO' where id = 3`);
    await app.banco.db.execute(
      sql`update funcionario set deleted_at = now() where customer_id = 1 and cpf = '01234567890'`,
    );
    const { resultado } = await importar(
      await comLinhas(
        ['nome', 'cpf'],
        ['Zélia Filial Souza', '390.533.447-05'],
        ['Ana Luz', '012.345.678-90'],
      ),
    );
    expect(resultado).toMatchObject({ atualizados: 2, desligados: [2] });
    expect(await pessoa('39053344705')).toMatchObject({ name: 'Zélia Filial Souza', situation: 'DEMITIDO' });
    expect(await pessoa('01234567890')).toMatchObject({ situation: 'ATIVO', apagado: false });
  });

  it('the same CPF in another customer is another record', async () => {
    await importar(await comLinhas(['nome', 'cpf'], ['Antônio da Aurora', '153.509.460-56']));
    const nomes = await linhas<{ name: string }>(
      app.banco.db,
      sql`select name from funcionario where cpf = '15350946056' order by customer_id`,
    );
    expect(nomes.map((n) => n.name)).toEqual(['Antônio da Aurora', 'Antônio Norte']);
  });

  it('two imports of one customer at once make one record', async () => {
    const conteudo = await comLinhas(
      ['nome', 'cpf', 'unidade', 'setor', 'cargo'],
      ['Gêmea Silva', '862.883.667-57', 'Loja', 'Vendas', 'Caixa'],
    );
    const [a, b] = await Promise.all([importar(conteudo), importar(conteudo)]);
    expect((a.resultado?.criados ?? 0) + (b.resultado?.criados ?? 0)).toBe(1);
    expect((a.resultado?.inalterados ?? 0) + (b.resultado?.inalterados ?? 0)).toBe(1);
    expect(
      await linha(app.banco.db, sql`select count(*)::int as n from unidade where name = 'Loja'`),
    ).toEqual({ n: 1 });
  });

  it('house rule "real input": who was imported is scheduled through the product', async () => {
    const token = await app.tokenDe(2);
    const busca = await app.chamar(
      'GET',
      '/customer/employees/funcionarios-por-situacao/ATIVO?filter=Cida%20Nova',
      { token },
    );
    const { items } = busca.corpo as { items: { id: number; cargo: { name: string } }[] };
    expect(items).toMatchObject([{ cargo: { name: 'Operador' } }]);
    const r = await app.chamar('POST', '/autoagendamento', {
      token,
      body: {
        funcionario: items[0]?.id,
        tipoExame: 2,
        dataSugestaoInicial: '2026-11-24',
        dataSugestaoFinal: '2026-11-30',
        questionarioRisco: 1,
        nomeSolicitante: 'Rita RH',
        emailSolicitante: 'rita@exemplo.com.br',
        telefoneSolicitante: '1133334444',
      },
    });
    expect(r.status).toBe(201);
    expect(r.corpo).toMatchObject({ nomeFuncionario: 'Cida Nova', idStatus: 27 });
  });
});
