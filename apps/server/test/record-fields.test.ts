import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formWith } from './form.ts';
import { createTestApp, MONDAY_10AM, type TestApp } from './helpers.ts';
import { pedido } from './pedidos.ts';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');

describe('what a record answers of the fields that doc1 §3 lists (docs/decisions/0198)', () => {
  let app: TestApp;
  let staff: string;
  let reader: string;
  let id: number;
  beforeAll(async () => {
    app = await createTestApp();
    app.goTo(MONDAY_10AM);
    staff = await app.tokenFor(1);
    reader = await app.tokenFor(3);
    const body = pedido({ telefoneFuncionario: '(11) 91234-5678' });
    id = ((await app.invoke('POST', '/agendamentos', { token: staff, body })).body as { id: number }).id;
  });
  afterAll(() => app.close());

  const get = async (url: string, token = staff) => (await app.invoke('GET', url, { token })).body;
  const row = async () => ((await get('/agendamentos')) as { items: { id: number }[] }).items[0];
  const attach = async (kind: string) => {
    const fields = { origem: 'AGENDAMENTO', origemId: id, tipo: kind };
    const { payload, type } = await formWith({ name: `${kind}.pdf`, content: PDF }, fields);
    const r = await app.invoke('POST', '/anexo', {
      token: staff,
      body: payload,
      headers: { 'content-type': type },
    });
    return (r.body as { chave: string }).chave;
  };

  it('an appointment, in the list and alone', async () => {
    const fields = {
      id,
      companyId: 1,
      userId: 1,
      userResponsavelId: 1,
      idSolicitante: 1,
      tipo: 2,
      telefoneFuncionario: '11912345678',
      telefoneColaborador: '11912345678',
      setor: { id: 1, name: 'Produção' },
      cargo: { id: 1, name: 'Operador' },
      cidade: { id: 3550308, cidade: 'São Paulo', estado: 'SP' },
      prestador: { id: 1 },
      dataSugestaoInicial: '2026-11-25',
      dataSugestaoFinal: '2026-11-26',
      periodo: 1,
      resideForaDoPais: false,
      telemedicina: false,
      quantidadeFaltaConsulta: 0,
      anexoLaudo: null,
      anexoAbono: null,
      anexoConsulta: null,
    };
    expect(await row()).toMatchObject(fields);
    expect(await get(`/agendamentos/${id}`)).toMatchObject(fields);
  });

  it('its newest report, certificate and consultation file by the key that downloads them', async () => {
    await attach('LAUDO_PCD');
    const keys = {
      anexoLaudo: await attach('LAUDO'),
      anexoAbono: await attach('ABONO'),
      anexoConsulta: await attach('CONSULTA'),
    };
    expect(await row()).toMatchObject(keys);
    expect(await get(`/agendamentos/${id}`)).toMatchObject(keys);
  });

  it('an employee: what only the registry needs, to who may see the registry', async () => {
    await app.database.runScript(
      `update funcionario set deficiency = 'VISUAL', pis_pasep = '12056412547', matricula_esocial = 'E1',
         admission_date = '2024-02-01', change_date = '2025-06-03' where id = 1`,
    );
    const known = { id: 1, name: 'João Conceição', customerId: 1, situation: 'ATIVO', deletedAt: null };
    expect(await get('/customer/employees/1')).toMatchObject({
      ...known,
      dataNascimento: '1990-05-10',
      deficiency: 'VISUAL',
      pisPasep: '12056412547',
      matriculaEsocial: 'E1',
      lastMovementationDate: '2025-06-03',
    });
    expect(await get('/customer/employees/1', reader)).toMatchObject({
      ...known,
      dataNascimento: null,
      deficiency: null,
      pisPasep: null,
      matriculaEsocial: null,
      lastMovementationDate: null,
    });
  });

  it('exam types and statuses: the number that SOC knows, and timestamps of nobody', async () => {
    const types = (await get('/tipo_exames')) as unknown[];
    expect(types[4]).toEqual({
      id: 5,
      descricao: 'Mudança de função',
      codigoSoc: '4',
      esocialCodigo: 3,
      createdAt: null,
      updatedAt: null,
    });
    expect(await get('/status_agendamento')).toContainEqual(
      expect.objectContaining({ id: 1, createdAt: null, updatedAt: null }),
    );
  });
});
