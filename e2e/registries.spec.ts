import { longDate, today } from './support/dates.ts';
import {
  askExamOfRisk,
  CLINIC,
  createClinic,
  createExam,
  exposePosition,
  giveAgenda,
  giveHours,
  givePrice,
  inviteByLink,
  releaseTo,
} from './support/firstDay.ts';
import { LIST, rows } from './support/list.ts';
import { goToDays, horarios, onScreen, openPhone } from './support/phone.ts';
import { choose, create } from './support/registry.ts';
import { startServer } from './support/server.ts';
import { expect, test } from './support/test.ts';

const PASSWORD = 'uma-senha-boa-e-longa';

// Its server is its own: the demonstration's, whose address is the others', is not started.
test.use({ baseURL: '' });

test('issue 11: an administrator of an empty installation comes by screens alone from the first group to the first exam that an employee books @full', async ({
  page,
  browser,
}) => {
  // Some fifteen forms, one after the other.
  test.slow();
  const server = await startServer({ DEMO: '0', RATE_LIMIT: '0' });
  try {
    const code = /^\s+(\w{4}-\w{4}-\w{4}) {2}\(/m.exec(server.exit())?.[1] ?? '';
    await page.goto(`${server.url}/`);
    await page.getByLabel('Código de primeiro acesso').fill(code);
    await page.getByLabel('Razão social').fill('Saúde Ocupacional Ltda');
    await page.getByLabel('CNPJ').fill('11222333000181');
    await page.getByLabel('Nome', { exact: true }).fill('Ana Souza');
    await page.getByLabel('E-mail').fill('ana@exemplo.com.br');
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirme a senha').fill(PASSWORD);
    await page.getByRole('button', { name: 'Começar a usar o Apto' }).click();
    await expect(page.getByRole('heading', { name: 'Primeiros passos', level: 1 })).toBeVisible();

    const text = (label: string, value: string) => page.getByRole('textbox', { name: label }).fill(value);
    const pick = async (label: string, option: string) => {
      await page.getByRole('combobox', { name: label }).click();
      await page.getByRole('option', { name: option, exact: true }).click();
    };
    await create(page, 'Grupos', 'Novo grupo', () => text('Descrição', 'Rede Norte'), 'Rede Norte');
    await create(
      page,
      'Clientes',
      'Novo cliente',
      async () => {
        await text('Código', 'C1');
        await text('Razão social', 'Padaria Aurora');
        await text('Nome fantasia', 'Aurora');
        await text('CNPJ', '11444777000161');
        await choose(page, 'Grupo', 'Rede Norte');
        await pick('Quem agenda', 'Empresa');
        await pick('Quem avisa', 'Empresa');
        await text('Grau de risco', '3');
        await text('Faltas até não reagendar mais', '2');
      },
      'Padaria Aurora',
    );
    await create(
      page,
      'Unidades',
      'Nova unidade',
      async () => {
        await choose(page, 'Cliente', 'Padaria Aurora');
        await text('Nome', 'Matriz');
        await text('Código', 'MTZ');
        await text('CNPJ', '11444777000161');
        await choose(page, 'Cidade', 'Campinas');
      },
      'Matriz',
    );
    for (const [list, button, name, cbo] of [
      ['Setores', 'Novo setor', 'Produção', null],
      ['Cargos', 'Novo cargo', 'Padeiro', '848305'],
    ] as const)
      await create(
        page,
        list,
        button,
        async () => {
          await choose(page, 'Cliente', 'Padaria Aurora');
          await text('Nome', name);
          if (cbo !== null) await text('CBO', cbo);
        },
        name,
      );
    await create(
      page,
      'Hierarquias',
      'Nova hierarquia',
      async () => {
        await choose(page, 'Cliente', 'Padaria Aurora');
        await choose(page, 'Unidade', 'Matriz');
        await choose(page, 'Setor', 'Produção');
        await choose(page, 'Cargo', 'Padeiro');
      },
      'Padeiro',
    );
    await create(
      page,
      'Funcionários',
      'Novo funcionário',
      async () => {
        await choose(page, 'Cliente', 'Padaria Aurora');
        await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('João da Silva');
        await text('CPF', '52998224725');
        await text('Data de nascimento', '10/05/1990');
        await pick('Sexo', 'Masculino');
        await choose(page, 'Unidade, setor e cargo', 'Matriz / Produção / Padeiro');
        await text('Telefone', '19987654321');
        await text('Data de admissão', '02/03/2026');
        await pick('Situação', 'Ativo');
      },
      'João da Silva',
    );

    await test.step('what the position is exposed to, which the employee has of it', () =>
      exposePosition(page, 'Padaria Aurora', 'Padeiro'));

    // What somebody works in cannot go, and the dialog says why.
    await page.goto(`${server.url}/position/list`);
    await page.getByRole('button', { name: 'Ações de Padeiro' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await page.getByRole('button', { name: 'Confirmar' }).click();
    await expect(page.getByText(/é usado em: .*hierarquias/)).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar' }).click();

    // doc3 §2.9: its files are added, seen and removed from the same menu.
    await page.getByRole('button', { name: 'Ações de Padeiro' }).click();
    await page.getByRole('menuitem', { name: 'Anexos' }).click();
    const files = page.getByRole('dialog', { name: 'Anexos' });
    await expect(files.getByText('Não há anexos para este registro ainda!')).toBeVisible();
    await files
      .locator('input[type="file"]')
      .first()
      .setInputFiles({
        name: 'descrição.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
      });
    await expect(page.getByText('Arquivo carregado com sucesso', { exact: true })).toBeVisible();
    await files.getByRole('button', { name: /^Excluir/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click();
    await expect(page.getByText('Anexo excluído com sucesso!', { exact: true })).toBeVisible();
    // The button that asked went with its file: the keyboard goes on from what stands in its place.
    await expect(files.getByText('Não há anexos para este registro ainda!')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(files).toBeHidden();

    await test.step('the exam and the clinic that does it, with price, hours and agenda', async () => {
      await createExam(page);
      await askExamOfRisk(page);
      await createClinic(page);
      await givePrice(page);
      await giveHours(page);
      await giveAgenda(page);
      await releaseTo(page, 'Padaria Aurora');
    });
    await test.step('nothing is missing: the guide says so and goes', async () => {
      await page.goto(`${server.url}/primeiros-passos`);
      await expect(page.getByText('Tudo pronto: o primeiro exame já pode ser pedido.')).toBeVisible();
      await page.getByRole('link', { name: 'Cadastros' }).first().click();
      await expect(page.getByRole('region', { name: 'Primeiros passos' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Primeiros passos' })).toBeVisible();
    });
    await test.step('the first exam, booked by the employee on a phone', async () => {
      const token = await inviteByLink(page, server.url, 'João da Silva');
      const phone = await openPhone(browser, server.url);
      await goToDays(phone, { cpf: '52998224725', token, cidade: 'Campinas', clinic: CLINIC });
      const nextDay = phone.getByRole('button', { name: 'Próximo dia com horário' });
      await nextDay.tap();
      await horarios(phone).first().waitFor();
      // An exam of today has its kit due at once, and is not 'Agendado' any more.
      const chosen = phone.getByRole('radiogroup', { name: 'Dia' }).getByRole('radio', { checked: true });
      if ((await chosen.getAttribute('aria-label')) === longDate(today())) {
        await nextDay.tap();
        await expect(chosen).not.toHaveAttribute('aria-label', longDate(today()));
      }
      await horarios(phone).first().tap();
      await phone.getByRole('button', { name: 'Agendar' }).tap();
      await onScreen(phone, 'Agendamento confirmado');
      await phone.context().close();
      await page.goto(server.url + LIST);
      await expect(rows(page).filter({ hasText: 'João da Silva' }).first()).toContainText('Agendado');
    });
  } finally {
    await server.terminate();
  }
});
