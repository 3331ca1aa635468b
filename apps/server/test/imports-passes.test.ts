import type { ImportDetail } from '@apto/api-client';
import { describe, expect, it } from 'vitest';
import { GIVE_UP_AFTER } from '../src/imports/run.ts';
import { ADVISORY_OF } from '../src/db/advisory.ts';
import { DATABASES } from './helpers.ts';
import { csv, type Sent } from './importing.ts';
import { HEADER, cpfOf, FIRST, staffImports } from './staff-imports.ts';

describe.each(DATABASES)("issue 11 'Imports': the passes of a spreadsheet, on %s", (database) => {
  const { call, query, run, send, read, rows, checked, start, undo, at } = staffImports(database);

  it('an import that throws holds nobody else up, and is given up after some passes', async () => {
    const other = await at().app.tokenFor(5);
    const [abroad] = await query<{ id: number }>(
      `select c.id from cliente c join usuario u on u.empresa_id = c.empresa_id where u.id = 5 order by c.id limit 1`,
    );
    const begun = async (options: Sent) => {
      const { body: sent } = await send(csv(['Nome', 'CPF'], ['Ana Luz', FIRST]), options);
      const { id, colunas } = sent;
      await call('POST', `/importacao/${id}/colunas`, { colunas }, options.token);
      return id;
    };
    const broken = await begun({});
    const fine = await begun({ token: other, clienteId: abroad?.id ?? 0 });
    await at().app.database.runScript(
      `create function quebrar() returns trigger language plpgsql as $$ begin raise exception 'x'; end $$;
       create trigger quebrar before update on importacao_linha for each row
         when (new.importacao_id = ${broken} and new.conferida) execute function quebrar();`,
    );
    const stateOf = async (id: number) =>
      (await query<{ situacao: string }>('select situacao from importacao where id = $1', [id]))[0]?.situacao;
    await run();
    expect([await stateOf(broken), await stateOf(fine)]).toEqual(['VALIDANDO', 'CONFERIDA']);
    for (let n = 2; n < GIVE_UP_AFTER; n += 1) await run();
    expect(await stateOf(broken)).toBe('VALIDANDO');
    await run();
    expect(await stateOf(broken)).toBe('FALHOU');
    expect((await rows(broken))[0]).toMatchObject({
      situacao: 'RECUSADA',
      motivo: 'A importação foi interrompida depois de várias tentativas',
    });
    await at().app.database.runScript(
      'drop trigger quebrar on importacao_linha; drop function quebrar(); delete from importacao',
    );
  });

  it('one whose customer is held by another process waits for the next pass', async () => {
    const sent = await send(csv(['Nome', 'CPF'], ['Ana Luz', FIRST]));
    const { id, colunas } = sent.body;
    await call('POST', `/importacao/${id}/colunas`, { colunas });
    // The embedded database has one connection: nobody else can hold a lock there.
    if (database === 'postgres') {
      let release: () => void = () => undefined;
      const isHeld = Promise.withResolvers<void>();
      const holding = at().app.database.rawTransaction(async (c) => {
        await c.query(`select pg_advisory_xact_lock(${ADVISORY_OF.IMPORTS}, 1)`);
        isHeld.resolve();
        await new Promise<void>((resolve) => (release = resolve));
      });
      await isHeld.promise;
      expect(await run()).toBe(0);
      expect((await read(id)).situacao).toBe('VALIDANDO');
      release();
      await holding;
    }
    await run();
    expect((await read(id)).situacao).toBe('CONFERIDA');
    await call('DELETE', `/importacao/${id}`);
  });

  it('a pass that ends in the middle goes on where it was', async () => {
    const many = Array.from({ length: 1_200 }, (_, n) => [`Pessoa ${n}`, cpfOf(n), '', '', '', '']);
    const { id } = await checked(csv(HEADER, ...many));
    await start(id, 'CERTAS');
    let left = 1;
    await run(() => left-- > 0);
    expect((await read(id)).contagem).toMatchObject({ feitas: 500, pendentes: 700 });
    expect((await read(id)).situacao).toBe('EM_CURSO');
    await run();
    expect((await read(id)).contagem).toMatchObject({ feitas: 1_200, novos: 1_200 });
    expect((await undo(id)).contagem.desfeitas).toBe(1_200);
  });

  it('what is told of a running one is what its rows are, after every step', async () => {
    const many = Array.from({ length: 2_300 }, (_, n) => [`Gente ${n}`, cpfOf(10_000 + n), '', '', '', '']);
    many[30] = HEADER;
    many[700] = ['Sem documento', '123', '', '', '', ''];
    many[1_400] = ['Repetida', cpfOf(10_000), '', '', '', ''];
    const { body: sent } = await send(csv(HEADER, ...many));
    const { id } = sent;
    await call('POST', `/importacao/${id}/colunas`, { colunas: sent.colunas });
    /** The counts of each step, which are those of the rows as they stand. */
    const eachStep = async (state: string) => {
      const told: ImportDetail['contagem'][] = [];
      for (;;) {
        let left = 1;
        await run(() => left-- > 0);
        const detail = await read(id);
        const [counted] = await query(
          `select count(*)::int as total, count(*) filter (where conferida)::int as conferidas,
             count(*) filter (where situacao = 'PENDENTE')::int as pendentes,
             count(*) filter (where situacao = 'FEITA')::int as feitas,
             count(*) filter (where situacao = 'RECUSADA')::int as recusadas,
             count(*) filter (where situacao = 'DESFEITA')::int as desfeitas,
             count(*) filter (where erros > 0 or repetida)::int as "comErro",
             count(*) filter (where not (erros > 0 or repetida) and coalesce(efeito, previsao) = 'NOVO')::int as novos
           from importacao_linha where importacao_id = $1`,
          [id],
        );
        expect(detail.contagem).toMatchObject(counted as object);
        expect(detail.contagem.faltam['setor'] ?? 0).toBe(detail.contagem.novos);
        told.push(detail.contagem);
        if (detail.situacao !== state) return told;
      }
    };
    expect((await eachStep('VALIDANDO')).map((each) => each.conferidas)).toEqual([999, 1_999, 2_299, 2_299]);
    expect((await start(id, 'CERTAS')).body.contagem).toMatchObject({
      comErro: 3,
      recusadas: 3,
      pendentes: 2_296,
    });
    expect((await eachStep('EM_CURSO')).map((each) => each.feitas)).toEqual([
      500, 1_000, 1_500, 2_000, 2_296, 2_296,
    ]);
    await call('POST', `/importacao/${id}/desfazer`);
    expect((await eachStep('DESFAZENDO')).map((each) => each.desfeitas)).toEqual([
      500, 1_000, 1_500, 2_000, 2_296, 2_296,
    ]);
  });
});
