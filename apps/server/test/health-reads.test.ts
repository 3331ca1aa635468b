import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from './helpers.ts';

describe('LGPD art. 11: every read of health data leaves who, what and whose', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await createTestApp();
    await app.database.runScript(
      `insert into agendamento (id, empresa_id, cliente_id, unidade_id, funcionario_id, prestador_id, tipo_exame_id, status_id,
         nome_funcionario, cpf_funcionario, nome_cliente, data_sugestao_inicial, data_sugestao_final)
       values (900, 1, 1, 1, 1, 1, 2, 27, 'João Conceição', '52998224725', 'Padaria Aurora', '2026-11-24', '2026-11-30')`,
    );
  });
  afterAll(() => app.close());

  const reads = async () =>
    (
      await app.database.rawTransaction((c) =>
        c.query<{ acao: string; recurso: string; recurso_id: number | null; usuario_id: number | null }>(
          'select acao, recurso, recurso_id, usuario_id from auditoria where dado_de_saude order by id',
        ),
      )
    ).rows;

  it.each([
    ['/agendamentos/900', 'agendamento', 900],
    ['/agendamento_status/agendamento/900', 'agendamento_status', 900],
    ['/agendamento_funcionario/agendamento/900', 'agendamento', 900],
    ['/agendamento_procedimento/agendamento/900', 'agendamento_procedimento', 900],
    ['/agendamento-riscos/agendamento/900', 'agendamento_risco', 900],
    ['/customer/employees/riscos-soc/1', 'funcionario_risco', 1],
  ])('GET %s', async (path, resource, recursoId) => {
    const before = (await reads()).length;
    const r = await app.invoke('GET', path, { token: await app.tokenFor(1) });
    expect([path, r.status]).toEqual([path, 200]);
    expect((await reads()).slice(before)).toEqual([
      { acao: 'LER', recurso: resource, recurso_id: recursoId, usuario_id: 1 },
    ]);
  });

  it('the export, and the employee who reads the own request', async () => {
    const before = (await reads()).length;
    await app.invoke('GET', '/agendamentos/gerar-csv/0', { token: await app.tokenFor(1) });
    await app.invoke('GET', '/autoagendamento', { token: await app.employeeToken(900) });
    expect((await reads()).slice(before)).toEqual([
      { acao: 'EXPORTAR', recurso: 'agendamento', recurso_id: null, usuario_id: 1 },
      { acao: 'LER', recurso: 'agendamento', recurso_id: 900, usuario_id: null },
    ]);
  });

  it('the trail itself takes nothing back', async () => {
    for (const command of [
      'update auditoria set usuario_id = 2',
      'delete from auditoria',
      'truncate auditoria',
    ])
      await expect(app.database.runScript(command)).rejects.toThrow('auditoria só aceita inclusão');
  });
});
