import { EVERY_PERMISSION } from '@apto/domain/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nowInSaoPaulo } from '@apto/domain/time';
import { tellDueBoletins } from '../src/notifications/boletins.ts';
import { formWith } from './form.ts';
import { createTestApp, DATABASES, type TestApp } from './helpers.ts';

interface Boletim {
  id: number;
  version: number;
  texto: string | null;
  nomeArquivo: string | null;
  lidoEm: string | null;
}
interface Readers {
  lidos: number;
  meta: { totalItems: number };
  items: { id: number; name: string; descricao: string; lidoEm: string | null }[];
}
/** Each call's own, read as far as a test looks at it. */
interface Body extends Boletim, Readers {
  naoLidos: number;
}

describe.each(DATABASES)(
  'doc3 §2.10, docs/decisions/0159: bulletins and their readers, on %s',
  (database) => {
    let app: TestApp;
    /** 1 sees everything and writes; 2 has its profile and customer 1 alone; 3 reads with another profile; 5 is of another company. */
    const tokens: string[] = [];
    beforeAll(async () => {
      app = await createTestApp({ database });
      await query('update perfil set permissoes = $1 where id = 1', [EVERY_PERMISSION]);
      for (const id of [1, 2, 3, 5, 6]) tokens[id] = await app.tokenFor(id);
    });
    afterAll(() => app.close());

    const query = async <T>(text: string, values: unknown[] = []) =>
      (await app.database.rawTransaction((c) => c.query<T & Record<string, unknown>>(text, values))).rows;
    const call = async (method: string, url: string, who: number, body?: object) => {
      const r = await app.invoke(method, url, { token: tokens[who] ?? '', ...(body ? { body } : {}) });
      return { status: r.status, answer: r.body as Body };
    };
    const write = async (title: string, more: object = {}) => {
      const r = await call('POST', '/cadastros/boletins', 1, {
        descricao: title,
        data: '2026-11-20',
        texto: `Texto de ${title}`,
        ...more,
      });
      expect([title, r.status]).toEqual([title, 201]);
      return r.answer.id;
    };
    const titles = async (who: number) =>
      (await call('GET', '/boletins?limit=100', who)).answer.items
        .map(({ descricao: title }) => title)
        .toSorted();

    it('each is for whom it says: profile, customer, group, all of them together, and from its day on', async () => {
      const [group] = await query<{ id: number }>(
        "insert into grupo (empresa_id, descricao) values (1, 'Do cliente 2') returning id",
      );
      const [other] = await query<{ id: number }>(
        'select id from cliente where empresa_id = 1 and id <> 1 limit 1',
      );
      await query('update cliente set grupo_id = $1 where id = $2', [group?.id, other?.id]);
      await write('todos');
      await write('perfil 1', { profileId: 1 });
      await write('perfil 2', { profileId: 2 });
      await write('cliente 1', { customerId: 1 });
      await write('grupo', { groupId: group?.id });
      await write('perfil 2 e cliente 1', { profileId: 2, customerId: 1 });
      await write('amanhã', { data: '2026-11-24' });
      const off = await write('desligado');
      await call('POST', `/cadastros/boletins/inativar/${off}`, 1);
      expect(await titles(1)).toEqual(['cliente 1', 'grupo', 'perfil 1', 'todos']);
      expect(await titles(2)).toEqual(['cliente 1', 'perfil 1', 'todos']);
      expect(await titles(3)).toEqual(['cliente 1', 'perfil 2', 'perfil 2 e cliente 1', 'todos']);
      expect(await titles(5)).toEqual([]);
      // What is looked at now narrows nothing.
      const narrowed = await app.invoke('GET', '/boletins', {
        token: tokens[1] ?? '',
        headers: { 'x-clientes': `[${other?.id}]` },
      });
      expect((narrowed.body as Body).meta.totalItems).toBe(4);
    });

    it('rings once for its readers, on its day, and for nobody else', async () => {
      interface Line {
        titulo: string;
        dados: { descricao: string; boletim: { id: number } | null };
      }
      const told = async (who: number, of: number) => {
        const r = await app.invoke('GET', '/notificacoes?limit=100', { token: tokens[who] ?? '' });
        return (r.body as { registros: Line[] }).registros
          .filter((line) => line.dados.boletim?.id === of)
          .map((line) => [line.titulo, line.dados.descricao]);
      };
      const out = await write('sai hoje', { profileId: 2 });
      expect(await told(3, out)).toEqual([['Há um boletim novo', 'sai hoje']]);
      // Its author, another profile, another company.
      for (const who of [1, 2, 5]) expect([who, await told(who, out)]).toEqual([who, []]);
      const [before] = await query<{ versao: number }>('select versao from boletim where id = $1', [out]);
      expect(before?.versao).toBe(1);
      const changed = await app.invoke('PATCH', `/cadastros/boletins/${out}`, {
        token: tokens[1] ?? '',
        headers: { 'if-match': '1' },
        body: { descricao: 'sai hoje, corrigido' },
      });
      expect(changed.status, JSON.stringify(changed.body)).toBe(200);
      expect(await told(3, out)).toEqual([['Há um boletim novo', 'sai hoje, corrigido']]);

      const later = await write('sai depois', { data: '2026-12-01' });
      await tellDueBoletins(app.database, nowInSaoPaulo(Date.parse('2026-11-30T12:00:00Z')));
      expect(await told(3, later)).toEqual([]);
      for (let pass = 0; pass < 2; pass += 1)
        await tellDueBoletins(app.database, nowInSaoPaulo(Date.parse('2026-12-01T12:00:00Z')));
      expect(await told(3, later)).toEqual([['Há um boletim novo', 'sai depois']]);
      // Also on the day: who wrote it knows.
      expect(await told(1, later)).toEqual([]);

      // Switched off before its day and on after it: it comes out at that press, and once.
      const held = await write('ligado depois', { profileId: 2, data: '2026-11-24' });
      await call('POST', `/cadastros/boletins/inativar/${held}`, 1);
      await query("update boletim set data = '2026-11-20' where id = $1", [held]);
      expect(await told(3, held)).toEqual([]);
      await call('POST', `/cadastros/boletins/ativar/${held}`, 1);
      expect(await told(3, held)).toEqual([['Há um boletim novo', 'ligado depois']]);
      await call('POST', `/cadastros/boletins/inativar/${held}`, 1);
      await call('POST', `/cadastros/boletins/ativar/${held}`, 1);
      expect(await told(3, held)).toHaveLength(1);

      // Who may not read it any more is told nothing of it.
      await call('POST', `/cadastros/boletins/inativar/${out}`, 1);
      expect(await told(3, out)).toEqual([]);
      await query('delete from boletim where id = any ($1)', [[out, later, held]]);
    });

    it('is read once, by who it is for, and its author sees by whom and when', async () => {
      const id = await write('só do perfil 2', { profileId: 2 });
      const before = (await call('GET', '/boletins', 3)).answer.naoLidos;
      for (const who of [1, 5, 6])
        for (const [method, url] of [
          ['GET', `/boletins/${id}`],
          ['POST', `/boletins/${id}/leitura`],
        ] as const)
          expect([who, method, (await call(method, url, who)).status]).toEqual([who, method, 404]);
      expect((await call('GET', `/boletins/${id}`, 3)).answer).toMatchObject({
        texto: 'Texto de só do perfil 2',
        lidoEm: null,
      });
      expect((await call('GET', `/boletins/${id}/leitores`, 1)).answer).toMatchObject({ lidos: 0 });
      expect((await call('POST', `/boletins/${id}/leitura`, 3)).status).toBe(200);
      const { lidoEm: readAt } = (await call('GET', `/boletins/${id}`, 3)).answer;
      expect(readAt).toBe('2026-11-23T13:00:00.000Z');
      app.goTo(Date.parse('2026-11-23T14:00:00Z'));
      await call('POST', `/boletins/${id}/leitura`, 3);
      const readers = (await call('GET', `/boletins/${id}/leitores?limit=100`, 1)).answer;
      expect([readers.lidos, readers.items]).toEqual([1, [{ id: 3, name: 'Usuário 3', lidoEm: readAt }]]);
      expect((await call('GET', '/boletins', 3)).answer.naoLidos).toBe(before - 1);
      expect((await call('GET', `/boletins/${id}/leitores`, 3)).status).toBe(403);
    });

    it('says it in a PDF as well, or alone, to whom it is for', async () => {
      const nothing = await call('POST', '/cadastros/boletins', 1, {
        descricao: 'vazio',
        data: '2026-11-20',
      });
      expect([nothing.status, JSON.stringify(nothing.answer)]).toEqual([
        400,
        expect.stringContaining('Escreva o texto ou envie o PDF'),
      ]);
      const content = Buffer.from('%PDF-1.4\n%%EOF\n');
      const { payload, type } = await formWith({ name: 'plantao.pdf', content });
      const sent = await app.invoke('POST', '/pre-solicitacoes/upload', {
        token: tokens[1] ?? '',
        body: payload,
        headers: { 'content-type': type },
      });
      const { path: key } = sent.body as { path: string };
      const id = await write('em PDF', { texto: null, arquivo: key, profileId: 2 });
      expect((await call('GET', `/boletins/${id}`, 3)).answer).toMatchObject({
        texto: null,
        nomeArquivo: 'plantao.pdf',
      });
      const file = await app.invoke('GET', `/boletins/${id}/arquivo`, { token: tokens[3] ?? '' });
      expect([file.status, file.raw.toString()]).toEqual([200, content.toString()]);
      for (const who of [1, 5, 6])
        expect([who, (await call('GET', `/boletins/${id}/arquivo`, who)).status]).toEqual([who, 404]);
      const text = await write('só texto');
      expect((await call('GET', `/boletins/${text}/arquivo`, 1)).status).toBe(404);
    });

    it('an author who sees some customers alone learns of no reader of what is not theirs', async () => {
      const general = await write('geral');
      expect((await call('GET', `/boletins/${general}/leitores`, 2)).status).toBe(404);
      const own = await write('do cliente 1', { customerId: 1 });
      expect((await call('GET', `/boletins/${own}/leitores`, 2)).status).toBe(200);
    });
  },
);
