import type { MessagePreview } from '@apto/api-client';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { STATUS } from '@apto/domain/status';
import { nowInSaoPaulo } from '@apto/domain/time';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deliverMessage } from '../src/jobs/delivery.ts';
import { advanceAgendamentos } from '../src/life-cycle/advance.ts';
import { KIT_STEPS } from '../src/life-cycle/steps.ts';
import { prepareMessages } from '../src/outgoing/prepare.ts';
import { remindDue } from '../src/outgoing/reminders.ts';
import type { Gateways } from '../src/platform/ports.ts';
import { noJobs } from '../src/platform/jobs.ts';
import { createTestApp, DATABASES, MONDAY_10AM, type TestApp } from './helpers.ts';
import { DELETE_AGENDAMENTOS } from './pedido.ts';

const S = STATUS;
const TOMORROW = '2026-11-24';
const MINUTE = 60_000;
/** A PNG of one point. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

interface Sent {
  id: number;
  tipo: string;
  canal: string;
  situacao: string;
  erro: string | null;
  kit_id: number | null;
}

describe.each(DATABASES)('kit, messages and reminders (issue 9), on %s', (database) => {
  let app: TestApp;
  let attendant: string;
  let clinic: string;
  beforeAll(async () => {
    app = await createTestApp({ database, env: { MESSAGE_LIMIT: '3' } });
    attendant = await app.tokenFor(1);
    clinic = await app.tokenFor(4);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.goTo(MONDAY_10AM);
    await app.database.runScript(
      `delete from mensagem; delete from mensagem_enviada; ${DELETE_AGENDAMENTOS} delete from limite_tentativa;
       update prestador set email = 'clinica1@exemplo.com.br' where id = 1`,
    );
  });

  const query = async <T>(text: string, values: unknown[] = []) =>
    (await app.database.rawTransaction((c) => c.query<T>(text, values))).rows;
  interface New {
    status?: number;
    funcionario?: number;
    prestador?: number;
    data?: string;
    hora?: string | null;
    solicitante?: string | null;
    quemAvisa?: string;
  }
  const create = async ({
    status = S.AGENDADO,
    funcionario = 1,
    prestador = 1,
    data: day = TOMORROW,
    hora: time = '09:00',
    solicitante = 'rita@exemplo.com.br',
    quemAvisa = 'EMPRESA',
  }: New = {}): Promise<number> => {
    const [made] = await query<{ id: number }>(
      `insert into agendamento (empresa_id, cliente_id, unidade_id, funcionario_id, prestador_id, tipo_exame_id, status_id,
         nome_funcionario, cpf_funcionario, nome_cliente, nome_solicitante, email_solicitante, data_agendamento, hora_agendamento,
         periodo, created_at, quem_avisa)
       select c.empresa_id, c.id, f.unidade_id, f.id, $1, 2, $2, f.name, f.cpf, c.name, 'Rita', $6, $3, $4, 1,
         '2026-11-01T12:00:00Z', $7
       from funcionario f join cliente c on c.id = f.customer_id where f.id = $5 returning id`,
      [prestador, status, day, time, funcionario, solicitante, quemAvisa],
    );
    const id = made?.id ?? 0;
    await query(
      `insert into agendamento_procedimento (agendamento_id, procedimento_id)
       select a.id, p.id from agendamento a join procedimento p on p.empresa_id = a.empresa_id and p.code in ('P001', 'P003')
       where a.id = $1`,
      [id],
    );
    return id;
  };
  const resendKit = (id: number, token = attendant, key: string = randomUUID()) =>
    app.invoke('POST', `/agendamento/enviar-kit/${id}`, { token, headers: { 'idempotency-key': key } });
  const messages = (id: number) =>
    query<Sent>(
      'select id::int as id, tipo, canal, situacao, erro, kit_id from mensagem where agendamento_id = $1 order by id',
      [id],
    );
  const mailbox = () =>
    query<{ destino: string; corpo: string; anexos: string[] }>(
      'select destino, corpo, anexos from mensagem_enviada order by id',
    );
  const deliver = (id: number, gateways: Gateways = app.server.gateways, isLast = false) =>
    deliverMessage(
      {
        database: app.database,
        config: app.config,
        gateways,
        prepare: prepareMessages({ database: app.database, config: app.config, gateways }),
      },
      id,
      isLast,
    );
  const deliverAll = async (id: number) => {
    for (const m of await messages(id)) if (m.situacao === 'PENDENTE') await deliver(m.id);
  };
  const advanceKits = () =>
    advanceAgendamentos(app.database, nowInSaoPaulo(MONDAY_10AM), { steps: KIT_STEPS });
  const statusOf = async (id: number) =>
    (await query<{ status_id: number }>('select status_id from agendamento where id = $1', [id]))[0]
      ?.status_id;
  const setStatus = (id: number, status: number) =>
    query('update agendamento set status_id = $2 where id = $1', [id, status]);

  describe('Reenviar Kit (doc1 §2.5, §4, decision 22)', () => {
    it('sends the PDF to provider and requester, stored once, and names no exam in the text', async () => {
      const id = await create();
      const answer = await resendKit(id);
      expect(answer.status).toBe(201);
      expect(answer.body).toEqual({
        mensagens: [
          { destinatario: 'PRESTADOR', canal: 'EMAIL' },
          { destinatario: 'SOLICITANTE', canal: 'EMAIL' },
        ],
      });
      await deliverAll(id);
      const sent = await mailbox();
      expect(sent.map((m) => [m.destino, m.anexos])).toEqual([
        ['clinica1@exemplo.com.br', [`kit-agendamento-${id}.pdf`]],
        ['rita@exemplo.com.br', [`kit-agendamento-${id}.pdf`]],
      ]);
      for (const m of sent) expect(m.corpo).not.toContain('Hemograma');
      const kits = await query<{ id: number }>('select id from kit where agendamento_id = $1', [id]);
      expect(kits).toHaveLength(1);
      const told = await messages(id);
      expect(told.map((m) => [m.situacao, m.kit_id])).toEqual([
        ['ENTREGUE', kits[0]?.id],
        ['ENTREGUE', kits[0]?.id],
      ]);
    });

    it('needs both the status and the permission', async () => {
      for (const status of Object.values(S)) {
        const id = await create({ status });
        const isAllowed = status === S.AGENDADO || status === S.DIA_DA_CONSULTA;
        expect((await resendKit(id)).status, String(status)).toBe(isAllowed ? 201 : 409);
        await query('delete from limite_tentativa');
      }
      expect((await resendKit(await create(), await app.tokenFor(3))).status).toBe(403);
      expect((await resendKit(await create(), clinic)).status).toBe(401);
    });

    it("is nobody else's: another company's and another branch's are not found", async () => {
      const id = await create();
      expect((await resendKit(id, await app.tokenFor(5))).status).toBe(404);
      expect((await resendKit(id, await app.tokenFor(8))).status).toBe(404);
      expect(await messages(id)).toEqual([]);
    });

    it('the same key sends once', async () => {
      const id = await create();
      const key = randomUUID();
      const [one, two] = await Promise.all([resendKit(id, attendant, key), resendKit(id, attendant, key)]);
      expect([one.status, two.status]).toEqual([201, 201]);
      expect(await messages(id)).toHaveLength(2);
    });

    it('a request has a cap of messages a day: then 429 with how long to wait, and nothing is queued', async () => {
      const id = await create();
      for (let n = 0; n < 3; n += 1) expect((await resendKit(id)).status).toBe(201);
      const refused = await resendKit(id);
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        message: expect.stringMatching(
          /^O limite de mensagens do dia foi atingido\. Aguarde \d+ horas/,
        ) as unknown,
      });
      expect(refused.headers['retry-after']).toBeDefined();
      expect(await messages(id)).toHaveLength(6);
    });

    it('whoever cannot be reached is in the timeline as failed; when nobody can, 422 says so', async () => {
      const half = await create({ solicitante: null });
      expect((await resendKit(half)).status).toBe(201);
      expect((await messages(half)).map((m) => [m.tipo, m.situacao, m.erro])).toEqual([
        ['KIT_PRESTADOR', 'PENDENTE', null],
        ['KIT_SOLICITANTE', 'FALHA', 'Solicitante sem e-mail ou WhatsApp válido.'],
      ]);
      await query("update prestador set email = null, phone = '1133334444' where id = 1");
      const none = await create({ solicitante: null });
      expect((await resendKit(none)).status).toBe(422);
      expect(await messages(none)).toEqual([]);
    });

    it('a clinic is reached by whichever of its two telephones has WhatsApp', async () => {
      await query(
        "update prestador set email = null, phone = '1133334444', commercial_phone = '11987654321' where id = 1",
      );
      const id = await create({ solicitante: null });
      expect((await resendKit(id)).status).toBe(201);
      await query('update prestador set commercial_phone = null where id = 1');
      expect((await messages(id)).map((m) => [m.tipo, m.situacao])).toEqual([
        ['KIT_PRESTADOR', 'PENDENTE'],
        ['KIT_SOLICITANTE', 'FALHA'],
      ]);
    });

    it('the preview is what leaves, and sends nothing', async () => {
      const id = await create();
      const preview = await app.invoke('GET', `/agendamento/mensagens/${id}/previa?tipo=KIT`, {
        token: attendant,
      });
      expect(preview.status).toBe(200);
      const shown = preview.body as { destino: string; corpo: string; anexo: string }[];
      expect(await messages(id)).toEqual([]);
      await resendKit(id);
      await deliverAll(id);
      expect((await mailbox()).map((m) => [m.destino, m.corpo, m.anexos])).toEqual(
        shown.map((m) => [m.destino, m.corpo, [m.anexo]]),
      );
      const url = `/agendamento/mensagens/${id}/previa?tipo=KIT`;
      expect((await app.invoke('GET', url, { token: await app.tokenFor(5) })).status).toBe(404);
      expect((await app.invoke('GET', url, { token: await app.tokenFor(3) })).status).toBe(403);
    });

    it('the link is previewed while the employee has to book, without a token', async () => {
      const id = await create({ status: S.AUTOAGENDAMENTO });
      await query(
        "update agendamento set data_sugestao_final = '2026-11-30', telefone_funcionario = '11987654321' where id = $1",
        [id],
      );
      const url = `/agendamento/mensagens/${id}/previa?tipo=LINK_AUTOAGENDAMENTO`;
      const preview = await app.invoke('GET', url, { token: attendant });
      expect(preview.body).toMatchObject([{ titulo: 'Link de autoagendamento', canal: 'WHATSAPP' }]);
      expect(JSON.stringify(preview.body)).toContain('XXXX-XXXX');
      await setStatus(id, S.AGENDADO);
      expect((await app.invoke('GET', url, { token: attendant })).status).toBe(409);
    });
  });

  describe('the kit as a file', () => {
    const file = (id: number, token = attendant) => app.invoke('GET', `/agendamento/kit/${id}`, { token });
    const own = (id: number, token = clinic) =>
      app.invoke('GET', `/confirmacao-prestador/agendamentos/${id}/kit`, { token });

    it('is a PDF, the same file each time, a new one when the facts change, and each read is written down', async () => {
      const id = await create();
      const first = await file(id);
      expect(first.status).toBe(200);
      expect(first.headers['content-type']).toBe('application/pdf');
      expect(first.raw.subarray(0, 5).toString()).toBe('%PDF-');
      const [again, byClinic] = await Promise.all([file(id), own(id)]);
      expect(again.raw.equals(first.raw)).toBe(true);
      expect(byClinic.raw.equals(first.raw)).toBe(true);
      await query("update agendamento set hora_agendamento = '10:00' where id = $1", [id]);
      expect((await file(id)).raw.equals(first.raw)).toBe(false);
      const stored = await query('select chave from kit where agendamento_id = $1', [id]);
      expect(stored).toHaveLength(2);
      expect(await readdir(join(app.config.dataFolder, 'arquivos'))).toEqual(
        expect.arrayContaining(stored.map((row) => (row as { chave: string }).chave)),
      );
      const reads = await query(
        "select sessao_tipo from auditoria where recurso = 'kit' and recurso_id = $1 and dado_de_saude order by id",
        [id],
      );
      expect(reads).toHaveLength(4);
    });

    it('docs/decisions/0172: shows the picture of the PCMSO physician’s signature, and does without one that cannot be read', async () => {
      const id = await create();
      const isPictured = async () => (await file(id)).raw.includes('/Subtype /Image');
      const give = async (content: Buffer) => {
        const key = randomBytes(32).toString('base64url');
        const path = join(app.config.dataFolder, randomUUID());
        await writeFile(path, content);
        const sha256 = createHash('sha256').update(content).digest('hex');
        await app.server.gateways.files.save(key, { path, size: content.length, sha256 }, 'image/png');
        await query("delete from arquivo where origem = 'medic'");
        await query(
          `insert into arquivo (empresa_id, chave, usuario_id, nome, tipo_conteudo, tamanho, sha256, situacao, origem,
             origem_id, tipo)
           values (1, $1, 1, 'a.png', 'image/png', $2, $3, 'PRONTO', 'medic', 1, 'campo:assinatura')`,
          [key, content.length, sha256],
        );
      };
      await query('update cliente set medico_pcmso_id = 1 where id = 1');
      expect(await isPictured()).toBe(false);
      await give(DOT);
      expect(await isPictured()).toBe(true);
      await give(Buffer.from('no picture'));
      expect([(await file(id)).status, await isPictured()]).toEqual([200, false]);
      await query('update cliente set medico_pcmso_id = null where id = 1');
      await query("delete from arquivo where origem = 'medic'");
    });

    it('twenty at once for one appointment are made and stored once', async () => {
      const id = await create();
      const answers = await Promise.all(Array.from({ length: 20 }, () => file(id)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(await query('select id from kit where agendamento_id = $1', [id])).toHaveLength(1);
    });

    it("a clinic sees its own, nobody sees another's, and before it is scheduled there is none", async () => {
      const id = await create();
      const other = await create({ prestador: 2 });
      expect((await own(other)).status).toBe(404);
      expect((await own(id, attendant)).status).toBe(401);
      expect((await file(id, clinic)).status).toBe(401);
      expect((await file(id, await app.tokenFor(5))).status).toBe(404);
      expect((await file(id, await app.tokenFor(3))).status).toBe(403);
      const waiting = await create({ status: S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR });
      expect((await own(waiting)).status).toBe(422);
      expect((await file(await create({ status: S.CANCELADO }))).status).toBe(422);
    });
  });

  describe('when an appointment becomes scheduled', () => {
    const confirm = async (id: number) =>
      app.invoke('POST', `/confirmacao-prestador/agendamentos/${id}/acao`, {
        token: clinic,
        body: { acao: 'CONFIRMAR_PELO_PRESTADOR' },
        headers: { 'if-match': '"1"' },
      });

    it('the kit leaves with the change, and the employee is told the day', async () => {
      const id = await create({ status: S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR });
      expect((await confirm(id)).status).toBe(200);
      expect((await messages(id)).map((m) => [m.tipo, m.canal])).toEqual([
        ['CONFIRMACAO', 'WHATSAPP'],
        ['KIT_PRESTADOR', 'EMAIL'],
        ['KIT_SOLICITANTE', 'EMAIL'],
      ]);
    });

    it('doc1 §3 quemAvisa: the requester tells, and the preview says so; who has no contact cannot', async () => {
      const waits = { status: S.AGUARDANDO_CONFIRMACAO_DO_PRESTADOR, quemAvisa: 'SOLICITANTE' };
      const id = await create(waits);
      const alone = await create({ ...waits, solicitante: null });
      expect([(await confirm(id)).status, (await confirm(alone)).status]).toEqual([200, 200]);
      expect((await messages(id)).map((m) => m.tipo)).toEqual(['KIT_PRESTADOR', 'KIT_SOLICITANTE']);
      expect((await messages(alone)).map((m) => m.tipo)).toContain('CONFIRMACAO');
      const previews = (
        await app.invoke('GET', `/agendamento/mensagens/${id}/previa?tipo=KIT`, { token: attendant })
      ).body as MessagePreview[];
      expect(previews.map(({ tipo: kind, aviso: notice }) => [kind, notice])).toEqual([
        ['KIT_PRESTADOR', null],
        ['KIT_SOLICITANTE', 'Quem avisa o funcionário é o solicitante, Rita, que recebe o dia e o local.'],
      ]);
      expect(previews[1]?.corpo).toContain('é você');
    });

    it('nothing is told of a change that was refused', async () => {
      const id = await create({ status: S.CANCELADO });
      expect((await confirm(id)).status).toBe(409);
      expect(await messages(id)).toEqual([]);
    });

    it('a kit that does not arrive makes it Kit Pendente, and one that arrives after all Agendado again', async () => {
      const id = await create();
      await resendKit(id);
      const [toClinic] = await messages(id);
      const down: Gateways = {
        ...app.server.gateways,
        email: { send: () => Promise.reject(new Error('caiu')) },
      };
      await expect(deliver(toClinic?.id ?? 0, down, true)).rejects.toThrow('caiu');
      expect(await advanceKits()).toBe(1);
      expect(await statusOf(id)).toBe(S.KIT_PENDENTE);
      expect(await advanceKits()).toBe(0);
      const again = await app.invoke('POST', `/timeline/whatsapp/${id}/mensagens/${toClinic?.id}/reenviar`, {
        token: attendant,
      });
      expect(again.status).toBe(201);
      expect(await advanceKits()).toBe(0);
      await deliverAll(id);
      expect(await advanceKits()).toBe(1);
      expect(await statusOf(id)).toBe(S.AGENDADO);
      const records = await query(
        'select acao, autor_nome from agendamento_status where agendamento_id = $1 order by id',
        [id],
      );
      expect(records).toEqual([
        { acao: 'FALHAR_KIT', autor_nome: 'Sistema' },
        { acao: 'ENTREGAR_KIT', autor_nome: 'Sistema' },
      ]);
    });
  });

  describe('what is outdated when its turn comes', () => {
    it('is not sent: cancelled, or moved to another moment', async () => {
      const cancelled = await create();
      await resendKit(cancelled);
      await setStatus(cancelled, S.CANCELADO);
      await deliverAll(cancelled);
      const moved = await create({ funcionario: 2 });
      await resendKit(moved);
      await query("update agendamento set hora_agendamento = '15:00' where id = $1", [moved]);
      await deliverAll(moved);
      expect(await mailbox()).toEqual([]);
      expect((await messages(cancelled)).map((m) => [m.situacao, m.erro])).toEqual([
        ['NAO_ENVIADA', "O agendamento está com status 'Cancelado'."],
        ['NAO_ENVIADA', "O agendamento está com status 'Cancelado'."],
      ]);
      expect((await messages(moved))[0]?.erro).toBe('O agendamento mudou de dia ou horário.');
    });
  });

  describe('reminders the day before and two hours before', () => {
    const look = (ms: number) =>
      remindDue({ database: app.database, config: app.config, jobs: noJobs }, nowInSaoPaulo(ms));
    const kinds = async (id: number) => (await messages(id)).map((m) => m.tipo);
    const TWO_HOURS_BEFORE = Date.parse('2026-11-24T10:00:00Z');

    it('each leaves once, however many look at the same time and how often', async () => {
      const id = await create();
      const found = await Promise.all([look(MONDAY_10AM), look(MONDAY_10AM), look(MONDAY_10AM)]);
      expect(found.reduce((sum, n) => sum + n, 0)).toBe(1);
      expect(await look(MONDAY_10AM + MINUTE)).toBe(0);
      expect(await kinds(id)).toEqual(['LEMBRETE_VESPERA']);
      expect(await look(TWO_HOURS_BEFORE - MINUTE)).toBe(0);
      expect(await look(TWO_HOURS_BEFORE)).toBe(1);
      expect(await look(TWO_HOURS_BEFORE + MINUTE)).toBe(0);
      expect(await kinds(id)).toEqual(['LEMBRETE_VESPERA', 'LEMBRETE_2_HORAS']);
      await deliverAll(id);
      expect((await mailbox()).map((m) => m.destino)).toEqual(['11987654321', '11987654321']);
    });

    it('stop with the cancellation, also between the queue and the sending', async () => {
      const id = await create();
      expect(await look(MONDAY_10AM)).toBe(1);
      await setStatus(id, S.CANCELADO);
      await deliverAll(id);
      expect(await look(TWO_HOURS_BEFORE)).toBe(0);
      expect(await mailbox()).toEqual([]);
    });

    it('leave for a visit whose cancellation was taken back just after their hour', async () => {
      const NINE = Date.parse('2026-11-23T12:00:00Z');
      const id = await create();
      await query(
        `insert into agendamento_status (agendamento_id, de, para, acao, descricao, created_at) values
           ($1, 11, $2, 'CONFIRMAR_AGENDA', 'Agendado', '2026-11-01T12:00:00Z'),
           ($1, $2, $3, 'CANCELAR', 'Cancelado', '2026-11-23T11:59:55Z'),
           ($1, $3, $2, 'DESFAZER', 'Desfeito', '2026-11-23T12:00:05Z')`,
        [id, S.AGENDADO, S.CANCELADO],
      );
      expect(await look(NINE + MINUTE)).toBe(1);
      expect(await kinds(id)).toEqual(['LEMBRETE_VESPERA']);
    });

    it('follow to another day, and are told once for each', async () => {
      const id = await create();
      await look(MONDAY_10AM);
      await query("update agendamento set data_agendamento = '2026-11-26' where id = $1", [id]);
      expect(await look(MONDAY_10AM + MINUTE)).toBe(0);
      expect(await look(Date.parse('2026-11-25T13:00:00Z'))).toBe(1);
      await deliverAll(id);
      expect((await messages(id)).map((m) => m.situacao)).toEqual(['NAO_ENVIADA', 'ENTREGUE']);
    });

    it('are only for who is expected, and for nobody who has no contact', async () => {
      await create({ status: S.EM_ABERTO });
      await create({ data: '2026-11-30', funcionario: 2 });
      await query('update funcionario set phone = null, email = null where id = 3');
      await create({ funcionario: 3 });
      expect(await look(MONDAY_10AM)).toBe(0);
    });

    it('count in the cap of their recipient', async () => {
      const ids = [];
      for (let n = 0; n < 4; n += 1) ids.push(await create({ hora: `0${n + 6}:30` }));
      expect(await look(MONDAY_10AM)).toBe(3);
      const failed = await query(
        "select erro from mensagem where tipo = 'LEMBRETE_VESPERA' and situacao = 'FALHA'",
      );
      expect(failed).toEqual([{ erro: 'O limite de mensagens do dia foi atingido.' }]);
    });
  });

  describe("'Enviar de novo' in the timeline", () => {
    const timeline = async (id: number) =>
      (await app.invoke('GET', `/timeline/whatsapp/${id}`, { token: attendant })).body as {
        id: number;
        envio: string;
        situacao: string;
        podeReenviar: boolean;
        motivo: string | null;
      }[];
    const again = (id: number, message: number, token = attendant) =>
      app.invoke('POST', `/timeline/whatsapp/${id}/mensagens/${message}/reenviar`, { token });

    it('says how far each message is, and offers it again once it is through', async () => {
      const id = await create({ solicitante: null });
      await resendKit(id);
      const states = async () => (await timeline(id)).map((m) => [m.envio, m.podeReenviar, m.motivo]);
      const failed = ['Falhou', true, 'Solicitante sem e-mail ou WhatsApp válido.'];
      expect(await states()).toEqual([failed, ['Na fila', false, null]]);
      await deliverAll(id);
      expect(await states()).toEqual([failed, ['SUCESSO', true, null]]);
    });

    it('doc3 §4.4, §7.6: processing records, their errors, and another try of what failed', async () => {
      const id = await create({ solicitante: null });
      await resendKit(id);
      await deliverAll(id);
      const at = (what: string) => `/${what}/AGENDAMENTO/${id}`;
      const records = async () =>
        (await app.invoke('GET', at('processamento/get-by-origem-tipo'), { token: attendant })).body;
      const toClinic = {
        ordem: 1,
        tipo: 'EMAIL',
        operacao: 'Kit ao prestador',
        status: 'ENTREGUE',
        msgErro: null,
      };
      const reason = 'Solicitante sem e-mail ou WhatsApp válido.';
      const toRequester = { ordem: 2, operacao: 'Kit ao solicitante', status: 'FALHA', msgErro: reason };
      expect(await records()).toMatchObject([toClinic, toRequester]);
      const log = await app.invoke('GET', at('log-erro'), { token: attendant });
      expect(log.body).toEqual([
        { mensagem: `Kit ao solicitante: ${reason}`, createdAt: expect.any(String) },
      ]);

      const again = () => app.invoke('POST', at('processamento/reprocessar'), { token: attendant });
      expect([(await again()).status, await records()]).toMatchObject([422, [toClinic, toRequester]]);
      await query("update agendamento set email_solicitante = 'rita@exemplo.com.br' where id = $1", [id]);
      const tried = await again();
      const waiting = { ordem: 3, operacao: 'Kit ao solicitante', status: 'PENDENTE', msgErro: null };
      expect([tried.status, tried.body]).toMatchObject([200, [toClinic, toRequester, waiting]]);
      // The newest of its kind has not failed: nothing is left to do again.
      const refused = await again();
      expect([refused.status, refused.body]).toMatchObject([
        422,
        { message: 'Nada falhou que possa ser reprocessado.' },
      ]);
    });

    it('writes it anew, as the preview showed it, with permission and in scope only', async () => {
      const id = await create();
      await resendKit(id);
      await deliverAll(id);
      const [last] = await timeline(id);
      const message = last?.id ?? 0;
      const url = `/timeline/whatsapp/${id}/mensagens/${message}/previa`;
      const preview = await app.invoke('GET', url, { token: attendant });
      expect(preview.body).toMatchObject({ titulo: 'Kit ao solicitante', destino: 'rita@exemplo.com.br' });
      expect((await again(id, message, await app.tokenFor(3))).status).toBe(403);
      expect((await again(id, message, await app.tokenFor(5))).status).toBe(404);
      const other = await create({ funcionario: 2 });
      expect((await again(other, message)).status).toBe(404);
      expect((await again(id, message)).status).toBe(201);
      expect((await again(id, (await timeline(id))[0]?.id ?? 0)).status).toBe(409);
      await deliverAll(id);
      expect((await mailbox()).at(-1)?.corpo).toBe((preview.body as { corpo: string }).corpo);
    });

    it('is refused once nobody is expected any more', async () => {
      const id = await create();
      await resendKit(id);
      await deliverAll(id);
      const [last] = await timeline(id);
      expect(last?.podeReenviar).toBe(true);
      await setStatus(id, S.CANCELADO);
      expect((await timeline(id)).map((m) => m.podeReenviar)).toEqual([false, false]);
      expect((await again(id, last?.id ?? 0)).status).toBe(409);
    });
  });
});
