import excel from 'exceljs';
import { describe, expect, it } from 'vitest';
import { formWith } from './form.ts';
import { DATABASES } from './helpers.ts';
import { csv } from './importing.ts';
import { createPedido } from './pedido.ts';
import { HEADER, THIRD, FOURTH, USED, CHANGED, staffImports } from './staff-imports.ts';

describe.each(DATABASES)(
  "issue 11 'Imports': taking a spreadsheet back, and all or nothing, on %s",
  (database) => {
    const { call, query, run, read, rows, checked, start, imported, undo, person, at } =
      staffImports(database);

    it('taking it back leaves what is used or was changed since, and says why', async () => {
      const before = (await person('11144477735'))[0];
      const done = await imported(
        csv(
          HEADER,
          ['Ana Usada', USED, '', 'Matriz', 'Produção', 'Operador'],
          ['Bia Mudada', CHANGED, '', '', '', ''],
          ['Caio Livre', THIRD, '', '', '', ''],
          ['Beto de Outro Nome', '11144477735', '', '', '', ''],
        ),
      );
      const [used] = await person(USED);
      await createPedido(at().app.database.db, { funcionarioId: used?.id ?? 0 });
      await query("update funcionario set name = 'Bia Corrigida' where cpf = $1 and customer_id = 1", [
        CHANGED,
      ]);
      const undone = await undo(done.id);
      expect([undone.situacao, undone.contagem.desfeitas, undone.contagem.mantidas]).toEqual([
        'DESFEITA',
        2,
        2,
      ]);
      expect((await rows(done.id, '&filtro=NAO_FEITAS')).map((r) => [r.linha, r.motivo])).toEqual([
        [2, 'O registro já é usado em: agendamentos'],
        [3, 'O registro foi alterado depois da importação'],
      ]);
      expect(await person(THIRD)).toEqual([]);
      expect((await person('11144477735'))[0]?.name).toBe(before?.name);
      expect((await call('POST', `/importacao/${done.id}/desfazer`)).status).toBe(409);
      const sheet = await at().app.invoke('GET', `/importacao/${done.id}/planilha`, { token: at().token });
      const book = new excel.Workbook();
      await book.xlsx.load(sheet.raw as unknown as Parameters<typeof book.xlsx.load>[0]);
      expect(book.worksheets[0]?.getRow(2).values).toEqual(
        expect.arrayContaining([2, 'Ana Usada', 'Mantida', 'O registro já é usado em: agendamentos']),
      );
    });

    it('taking it back leaves whoever got a file since', async () => {
      const done = await imported(csv(HEADER, ['Dora Documentada', THIRD, '', '', '', '']));
      const [made] = await person(THIRD);
      const form = await formWith(
        { name: 'crachá.pdf', content: '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n' },
        { origem: 'employee', origemId: made?.id ?? 0, tipo: 'Outro' },
      );
      const attached = await at().app.invoke('POST', '/anexo', {
        token: at().token,
        body: form.payload,
        headers: { 'content-type': form.type },
      });
      expect(attached.status).toBe(201);
      expect((await undo(done.id)).contagem.mantidas).toBe(1);
      expect((await rows(done.id, '&filtro=NAO_FEITAS')).map((r) => r.motivo)).toEqual([
        'O registro já é usado em: anexos',
      ]);
      expect(await person(THIRD)).toHaveLength(1);
      await at().app.invoke('DELETE', `/anexo/${(attached.body as { id: number }).id}`, {
        token: at().token,
      });
      await at().app.invoke('DELETE', `/cadastros/employee/${made?.id ?? 0}`, { token: at().token });
    });

    it('all or nothing: a row that the database refuses leaves nothing of the others', async () => {
      await at().app.database.runScript(
        `create function quebrar() returns trigger language plpgsql as $$ begin if new.name = 'Quebra' then raise exception 'x'; end if; return new; end $$;
       create trigger quebrar before insert on funcionario for each row execute function quebrar();`,
      );
      const sheet = csv(HEADER, ['Dora Boa', FOURTH, '', '', '', ''], ['Quebra', THIRD, '', '', '', '']);
      const all = await imported(sheet, 'TUDO');
      expect([all.situacao, all.contagem.feitas, all.contagem.comErro]).toEqual(['CONFERIDA', 0, 1]);
      expect(await person(FOURTH)).toEqual([]);
      // The row is told, and corrected where it stands.
      const refused = await rows(all.id, '&filtro=COM_ERRO');
      expect(
        refused.map((r) => [r.linha, r.problemas.filter((p) => p.tipo === 'ERRO').map((p) => p.mensagem)]),
      ).toEqual([[3, ['Não foi possível gravar esta linha']]]);
      expect((await start(all.id, 'TUDO')).status).toBe(422);
      await call('PATCH', `/importacao/${all.id}/linhas/3`, { celulas: { nome: 'Rita Inteira' } });
      expect((await start(all.id, 'TUDO')).status).toBe(200);
      await run();
      const corrected = await read(all.id);
      expect([corrected.situacao, corrected.contagem.feitas]).toEqual(['CONCLUIDA', 2]);
      await undo(all.id);
      const byRow = await imported(sheet, 'CERTAS');
      expect([byRow.situacao, byRow.contagem.feitas, byRow.contagem.recusadas]).toEqual(['CONCLUIDA', 1, 1]);
      expect((await rows(byRow.id, '&filtro=NAO_FEITAS'))[0]?.motivo).toBe(
        'Não foi possível gravar esta linha',
      );
      await at().app.database.runScript('drop trigger quebrar on funcionario; drop function quebrar();');
      await undo(byRow.id);
    });

    it('all or nothing: who lost to another transaction is tried again by the next pass', async () => {
      const { id } = await checked(csv(HEADER, ['Dora Boa', FOURTH, '', '', '', '']));
      await start(id, 'TUDO');
      await at().app.database.runScript(
        `create function esperar() returns trigger language plpgsql as $$ begin raise exception 'x' using errcode = '55P03'; end $$;
       create trigger esperar before insert on funcionario for each row execute function esperar();`,
      );
      await run();
      expect((await read(id)).situacao).toBe('EM_CURSO');
      await at().app.database.runScript('drop trigger esperar on funcionario; drop function esperar();');
      await run();
      expect((await read(id)).contagem.feitas).toBe(1);
      await undo(id);
    });
  },
);
