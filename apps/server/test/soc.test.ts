import { deflateRawSync } from 'node:zlib';
import { addDays, formatDate, nowInSaoPaulo } from '@apto/domain/time';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { socWebServices } from '../src/gateways/soc/index.ts';
import { encrypt } from '../src/platform/cipher.ts';
import { IntegrationError } from '../src/platform/ports.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';
import { SOC, startSocStub, type SocStub } from './soc-stub.ts';

const PDF = Buffer.from('%PDF-1.7\n%\r\n--conteúdo');
const PERIODICO = 2;

/** A zip with one deflated entry, as SOC packs a file. */
function zipOf(name: string, content: Buffer): Buffer {
  const [data, label] = [deflateRawSync(content), Buffer.from(name)];
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(data.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(label.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(data.length, 20);
  entry.writeUInt32LE(content.length, 24);
  entry.writeUInt16LE(label.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + label.length, 12);
  end.writeUInt32LE(local.length + label.length + data.length, 16);
  return Buffer.concat([local, label, data, entry, label, end]);
}

describe.each(DATABASES)('SOC’s own web services, each company with its keys, on %s', (database) => {
  let app: TestApp;
  let stub: SocStub;
  let token: string;
  const today = nowInSaoPaulo(Date.now()).data;
  const soon = addDays(today, 90);

  beforeAll(async () => {
    stub = await startSocStub();
    app = await createTestApp({ database, env: { SOC_URL: stub.url } });
    token = await app.tokenFor(1);
  });
  afterAll(async () => {
    await app.close();
    await stub.close();
  });

  const setKeys = (keys: Record<string, string | null>) =>
    app.database.db.execute(
      sql`update empresa set ${sql.join(
        Object.entries(keys).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`),
        sql`, `,
      )} where id = 1`,
    );
  const sealed = (text: string): string => encrypt(app.config.keyRing, text);
  const codes = async (): Promise<Map<number, string>> => {
    const found = await app.database.rawTransaction((c) =>
      c.query<{ id: number; code: string }>('select id, code from procedimento where id in (1, 2, 3)'),
    );
    return new Map(found.rows.map(({ id, code }) => [id, code]));
  };

  beforeEach(async () => {
    stub.faults = [];
    stub.rows = {};
    stub.files.clear();
    await setKeys({
      codigo_empresa_principal: SOC.principal,
      username: sealed(SOC.user.name),
      chave_acesso: sealed(SOC.user.password),
      codigo_responsavel: sealed(SOC.user.responsible),
      codigo_usuario_soc: sealed(SOC.user.code),
      codigo_exporta_dados: sealed(SOC.due.code),
      chave_acesso_exporta_dados: sealed(SOC.due.key),
      codigo_exporta_sugeridos: sealed(SOC.suggested.code),
      chave_exporta_sugeridos: sealed(SOC.suggested.key),
      codigo_exporta_ged: sealed(SOC.ged.code),
      chave_exporta_ged: sealed(SOC.ged.key),
      tipo_socged_aso: SOC.asoType,
    });
    stub.asked = [];
  });

  const procedimentos = (type: number = PERIODICO) =>
    app.invoke('GET', `/importacao/procedimentos-soc/funcionario/1/customer/1/tipo-exame/${type}`, { token });

  it('the exams of an exam type, which are up to date, and the latest clinical one', async () => {
    const code = await codes();
    stub.rows[SOC.suggested.code] = () =>
      [1, 2].map((id) => ({ CODIGO_EXAME: code.get(id) ?? '', CODIGORH_EXAME: '', NOME_EXAME: 'AVALIAÇÃO' }));
    stub.rows[SOC.due.code] = () => [
      {
        CODIGOFUNCIONARIO: '0001001',
        CODIGOEXAME: code.get(1) ?? '',
        EXAME: 'CLÍNICO',
        DATARESULTADO: '03/02/2026',
        REFAZER: formatDate(soon),
      },
      {
        CODIGOFUNCIONARIO: '1001',
        CODIGOEXAME: code.get(2) ?? '',
        EXAME: 'AUDIO',
        DATARESULTADO: '03/02/2024',
        REFAZER: formatDate(addDays(today, -1)),
      },
      // Of somebody else, whatever was asked for.
      {
        CODIGOFUNCIONARIO: '1002',
        CODIGOEXAME: code.get(2) ?? '',
        EXAME: 'AUDIO',
        DATARESULTADO: '03/02/2026',
        REFAZER: formatDate(soon),
      },
    ];
    const { status, body: answer } = await procedimentos();
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      procedimentos: expect.arrayContaining([
        expect.objectContaining({ id: 1 }),
        expect.objectContaining({ id: 2 }),
      ]) as unknown,
      examesEmDia: false,
      examesEmDiaList: [{ idExame: 1, dataUltimaRealizacao: '2026-02-03', dataRefazerExame: soon }],
      ultimoExameClinico: '2026-02-03',
    });
    expect(stub.asked).toEqual(
      expect.arrayContaining([
        {
          empresa: 'C001',
          codigo: SOC.suggested.code,
          chave: SOC.suggested.key,
          tipoSaida: 'json',
          tipoBusca: '1',
          codigoFuncionario: '1001',
          tipoExame: '2',
        },
        expect.objectContaining({
          empresa: SOC.principal,
          codigo: SOC.due.code,
          chave: SOC.due.key,
          empresaTrabalho: 'C001',
          funcionarios: '1001',
        }),
      ]),
    );
  });

  it.each([
    [4, '5'],
    [5, '4'],
    [8, '20'],
  ])('exam type %i is SOC’s %s', async (type, its) => {
    await procedimentos(type);
    expect(stub.asked).toContainEqual(expect.objectContaining({ tipoExame: its }));
  });

  it('an exam that the registry has not is a failure, not an exam less', async () => {
    stub.rows[SOC.suggested.code] = () => [{ CODIGO_EXAME: 'NENHUM', NOME_EXAME: 'X' }];
    const { status } = await procedimentos();
    expect(status).toBe(503);
  });

  it.each([
    ['the key is another', { chave_acesso_exporta_dados: 'outra' }],
    ['the company has no keys', { chave_acesso_exporta_dados: null }],
  ])('%s: a failure whose words tell no secret', async (_, changed) => {
    await setKeys(
      Object.fromEntries(Object.entries(changed).map(([k, v]) => [k, v === null ? null : sealed(v)])),
    );
    const { status, raw } = await procedimentos();
    expect(status).toBe(503);
    expect(raw.toString()).not.toMatch(/outra|chave-d/);
  });

  const asos = '/anexo/FUNCIONARIO_ASO/1';
  const ged = (rows: Record<string, string | number>[]) => {
    stub.rows[SOC.ged.code] = (asked) => (asked['codigoTipoSocged'] === SOC.asoType ? rows : []);
  };
  const file = (over: Record<string, string | number> = {}) => ({
    CD_EMPRESA: 'C001',
    CD_FUNCIONARIO: '1001',
    CD_GED: '9',
    NM_GED: 'ASO',
    CD_ARQUIVO_GED: '90000000042',
    NM_ARQUIVOS_GED: '../ASO periódico',
    DT_EMISSAO: '03/02/2025',
    DT_UPLOAD_ARQUIVO: '04/02/2025',
    ...over,
  });
  const owner = { funcionarioId: 1, clienteId: 1 };
  const adapter = (patience?: Parameters<typeof socWebServices>[1]['patience']) =>
    socWebServices(stub.url, {
      database: app.database,
      keyRing: app.config.keyRing,
      ...(patience ? { patience } : {}),
    });

  it('the ASO files of the employee alone, the newest first', async () => {
    ged([
      file({
        CD_ARQUIVO_GED: '41',
        DT_EMISSAO: '',
        DT_UPLOAD_ARQUIVO: '04/02/2024',
        NM_ARQUIVOS_GED: 'Admissão',
      }),
      file(),
      file({ CD_ARQUIVO_GED: '43', CD_FUNCIONARIO: '1002' }),
    ]);
    const { status, body: answer } = await app.invoke('GET', asos, { token });
    expect(status).toBe(200);
    expect(
      (answer as { id: number; createdAt: string; nomeArquivo: string }[]).map((a) => [
        a.id,
        a.createdAt,
        a.nomeArquivo,
      ]),
    ).toEqual([
      [90_000_000_042, '2025-02-03', '../ASO periódico'],
      [41, '2024-02-04', 'Admissão'],
    ]);
    expect(stub.asked).toEqual([expect.objectContaining({ empresa: 'C001', cpfFuncionario: '52998224725' })]);
  });

  it.each([
    ['as it is', PDF],
    ['in a zip', zipOf('ASO.pdf', PDF)],
  ])('the content of one, %s', async (_, content) => {
    ged([file()]);
    stub.files.set('90000000042', content);
    expect(await adapter().asos?.open(owner, 90_000_000_042)).toEqual({
      name: 'ASO periódico.pdf',
      type: 'application/pdf',
      content: PDF,
    });
    expect(JSON.stringify(stub.asked.at(-1))).not.toContain(SOC.user.password);
    expect(await adapter().asos?.open(owner, 43)).toBeNull();
  });

  it.each([
    ['a page in its place', Buffer.from('<html>sessão expirada</html>'), 'não é PDF nem imagem'],
    ['SOC refuses it', undefined, 'soc recusou o arquivo (SOC-301)'],
  ])('%s is refused', async (_, content, said) => {
    ged([file()]);
    if (content) stub.files.set('90000000042', content);
    await expect(adapter().asos?.open(owner, 90_000_000_042)).rejects.toThrow(said);
  });

  it('a password that is not the user’s is refused', async () => {
    ged([file()]);
    await setKeys({ chave_acesso: sealed('outra') });
    await expect(adapter({ ...QUICK, tries: 1 }).asos?.open(owner, 90_000_000_042)).rejects.toThrow(
      'soc respondeu 500.',
    );
  });

  it('without the keys of SOCGED the button says why, and no file is asked for', async () => {
    await setKeys({ codigo_exporta_ged: null });
    const { body: answer } = await app.invoke('GET', '/anexo/FUNCIONARIO_ASO', { token });
    expect((answer as { motivo: string }).motivo).toContain('chaves do SOC');
    expect((await app.invoke('GET', asos, { token })).status).toBe(422);
    expect(stub.asked).toEqual([]);
  });

  const QUICK = { tries: 3, tryMs: 500, wholeMs: 2_000, pauseMs: 1, failuresToOpen: 2, openMs: 60_000 };
  const list = (soc: ReturnType<typeof adapter>) => soc.asos?.list(owner);

  it('what fails in passing is asked again: a 503, a cut, a silence', async () => {
    ged([file()]);
    stub.faults = [{ status: 503 }, { silenceMs: 1 }];
    expect(await list(adapter(QUICK))).toHaveLength(1);
    stub.faults = [{ silenceMs: 5_000 }];
    expect(await list(adapter({ ...QUICK, tryMs: 200 }))).toHaveLength(1);
  });

  it('a refusal is not asked again, and does not stop the next', async () => {
    stub.faults = [{ status: 403 }];
    const soc = adapter(QUICK);
    await expect(list(soc)).rejects.toThrow('soc respondeu 403.');
    expect(stub.faults).toEqual([]);
    ged([file()]);
    expect(await list(soc)).toHaveLength(1);
  });

  it('after failures in a row nobody waits for it, and another company is still served', async () => {
    ged([file()]);
    const soc = adapter({ ...QUICK, tries: 1 });
    stub.faults = [{ status: 500 }, { status: 500 }];
    for (let call = 0; call < 2; call++) await expect(list(soc)).rejects.toBeInstanceOf(IntegrationError);
    stub.asked = [];
    await expect(list(soc)).rejects.toThrow('não é perguntado por enquanto');
    expect(stub.asked).toEqual([]);
    // Employee 5 is of a company without keys: it is told that, not that SOC is away.
    await expect(soc.asos?.list({ funcionarioId: 5, clienteId: 3 })).rejects.toThrow('A empresa não tem');
  });

  it.each<[string, Record<string, string | number>]>([
    ['a day that is none', file({ DT_EMISSAO: '31/02/2026' })],
    ['a number that is none', file({ CD_ARQUIVO_GED: '123.456.789-09' })],
  ])('%s is told by its place and nothing of what', async (_, row) => {
    ged([row]);
    const error: unknown = await list(adapter(QUICK))?.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(IntegrationError);
    expect((error as Error).message).toContain('soc respondeu fora do formato combinado (0.');
    expect((error as Error).message).not.toMatch(/31\/02|123\.456/);
  });

  it('the risks are the registry’s, for SOC publishes none', async () => {
    const { body: answer } = await app.invoke('GET', '/customer/employees/riscos-soc/1', { token });
    expect(answer).toMatchObject([{ nome: 'Ruído contínuo' }]);
  });
});
