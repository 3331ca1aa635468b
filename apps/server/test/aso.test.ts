import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';

describe.each(DATABASES)('doc2 §2.6 Baixar ASO, on %s', (database) => {
  let app: TestApp;
  let token: string;
  let ids: number[];
  beforeAll(async () => {
    app = await createTestApp({ database });
    token = await app.tokenFor(2);
    await app.database.runScript(
      `insert into funcionario_exame (funcionario_id, procedimento_id, tipo_exame_id, data_ultima_realizacao) values
        (1, 1, 1, '2024-02-01'), (1, 1, 2, '2025-03-10'), (1, 2, 2, '2025-03-10'), (2, 2, 2, '2025-05-01'),
        (5, 4, 2, '2025-06-01')`,
    );
    const list = await app.invoke('GET', '/anexo/FUNCIONARIO_ASO/1', { token });
    ids = (list.body as { id: number }[]).map(({ id }) => id);
  });
  afterAll(() => app.close());

  const trail = async () =>
    (
      await app.database.rawTransaction((c) =>
        c.query<{ acao: string; recurso_id: number; cliente_id: number; detalhes: unknown }>(
          "select acao, recurso_id, cliente_id, detalhes from auditoria where recurso = 'funcionario_aso' and dado_de_saude order by id",
        ),
      )
    ).rows;

  it('the demonstration’s SOC has one file for each day with a clinical exam, the newest first', async () => {
    const list = await app.invoke('GET', '/anexo/FUNCIONARIO_ASO/1', { token });
    expect(list.body).toEqual([
      {
        id: ids[0],
        nomeArquivo: 'ASO Periódico 2025-03-10.pdf',
        tipo: 'ASO',
        createdAt: '2025-03-10',
        origem: 'FUNCIONARIO_ASO',
        origemId: 1,
        tamanho: null,
      },
      expect.objectContaining({ nomeArquivo: 'ASO Admissional 2024-02-01.pdf', createdAt: '2024-02-01' }),
    ]);
    // An exam that is not clinical makes no ASO.
    expect((await app.invoke('GET', '/anexo/FUNCIONARIO_ASO/2', { token })).body).toEqual([]);
  });

  it('LGPD art. 11: a list and a file leave who looked at whose', async () => {
    const before = (await trail()).length;
    const file = await app.invoke('GET', `/anexo/FUNCIONARIO_ASO/1/${ids[0]}`, { token });
    expect([file.status, file.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(file.headers['content-disposition']).toContain(
      "filename*=UTF-8''ASO%20Peri%C3%B3dico%202025-03-10.pdf",
    );
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect(file.raw.subarray(0, 5).toString()).toBe('%PDF-');
    await app.invoke('GET', '/anexo/FUNCIONARIO_ASO/1', { token });
    expect((await trail()).slice(before)).toEqual([
      { acao: 'BAIXAR', recurso_id: 1, cliente_id: 1, detalhes: { aso: ids[0] } },
      { acao: 'LER', recurso_id: 1, cliente_id: 1, detalhes: { n: 2 } },
    ]);
  });

  it('an ASO of another employee is not found under this one’s number, and nobody reads without the permission', async () => {
    const all = await app.tokenFor(1);
    expect((await app.invoke('GET', `/anexo/FUNCIONARIO_ASO/2/${ids[0]}`, { token: all })).status).toBe(404);
    expect((await app.invoke('GET', '/anexo/FUNCIONARIO_ASO/5', { token: all })).status).toBe(404);
    await app.database.runScript(
      "update perfil set permissoes = array['gestao_medica_v3:view'] where id = 2",
    );
    const viewer = await app.server.app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { username: 'leitura@apto.test', password: 'Senha-de-teste-1' },
    });
    const { access_token: mine } = viewer.json<{ access_token: string }>();
    for (const what of ['', '/1', `/1/${ids[0]}`])
      expect((await app.invoke('GET', `/anexo/FUNCIONARIO_ASO${what}`, { token: mine })).status).toBe(403);
  });
});

describe('without a SOC gateway no ASO is made up', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp({ env: { DEMO: '0' } });
    await app.database.runScript(
      `insert into funcionario_exame (funcionario_id, procedimento_id, data_ultima_realizacao) values (1, 1, '2024-02-01')`,
    );
  });
  afterAll(() => app.close());

  it('says why, before and after the press', async () => {
    const token = await app.tokenFor(1);
    const reason = 'Não há integração com o SOC, e só ele guarda os ASOs dos funcionários.';
    expect((await app.invoke('GET', '/anexo/FUNCIONARIO_ASO', { token })).body).toEqual({ motivo: reason });
    for (const what of ['1', '1/1']) {
      const refused = await app.invoke('GET', `/anexo/FUNCIONARIO_ASO/${what}`, { token });
      expect([refused.status, (refused.body as { message: string }).message]).toEqual([422, reason]);
    }
  });
});
