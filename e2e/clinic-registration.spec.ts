import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const PASSWORD = 'uma-senha-boa-e-longa';
const PDF = { name: 'alvara.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') };

test('issue 11: a clinic is invited, registers itself on its phone, corrects what staff refused, and is accepted', async ({
  page,
  signIn,
  server,
  browser,
}) => {
  const email = `clinica.nova.${Date.now()}@exemplo.com.br`;
  await signIn(page);
  await page.goto('/supplier/list');
  await page.getByRole('link', { name: 'Cadastros das clínicas' }).click();
  await page.getByRole('button', { name: 'Convidar clínica' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Razão social' }).fill('Clínica Convidada Ltda');
  await dialog.getByRole('textbox', { name: 'CNPJ' }).fill('12.ABC.345/01DE-35');
  await dialog.getByRole('combobox', { name: 'Cidade' }).fill('Curitiba');
  await page.getByRole('option', { name: 'Curitiba - PR' }).first().click();
  await dialog.getByRole('textbox', { name: 'E-mail da clínica' }).fill(email);
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText('Convite enviado.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Clínica Convidada Ltda/ })).toContainText(
    'Aguardando a clínica',
  );

  const outbox = async () => (await fetch(`${server.url}/api/dev/outbox`)).text();
  await expect.poll(outbox).toContain(email);
  const link = /atualizar-cadastro-prestador\/([\w-]{43})/.exec(await outbox())?.[1] ?? '';
  expect(link).not.toBe('');

  const clinic = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await clinic.goto(`${server.url}/publico/#/atualizar-cadastro-prestador/${link}`);
  await expect(clinic.getByRole('heading', { name: 'Cadastro de Clínica Convidada Ltda' })).toBeVisible();
  // The token leaves the address at once.
  expect(clinic.url()).not.toContain(link);
  const accept = async (phone: Page) => {
    await phone.getByLabel('Seu nome').fill('Dona da Clínica');
    await phone.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await phone.getByLabel('Confirme a senha').fill(PASSWORD);
    await phone.getByRole('button', { name: 'Começar o cadastro' }).click();
  };
  // Somebody else of the clinic has it open as well, and comes second.
  const second = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await second.goto(`${server.url}/publico/#/atualizar-cadastro-prestador/${link}`);
  await expect(second.getByRole('heading', { name: 'Cadastro de Clínica Convidada Ltda' })).toBeVisible();
  await accept(clinic);
  await expect(clinic.getByRole('heading', { name: 'Quem é a clínica', level: 1 })).toBeVisible();
  await accept(second);
  await expect(second.getByText(/^Este convite não vale mais\./)).toBeVisible();
  await expect(second.getByRole('button', { name: 'Começar o cadastro' })).toHaveCount(0);
  await expect(second.getByRole('heading', { name: 'Cadastro do prestador' })).toBeFocused();
  await second.close();

  const step = (title: string) =>
    expect(clinic.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  const next = () => clinic.getByRole('button', { name: 'Guardar e continuar' }).click();
  await step('Quem é a clínica');
  // What is missing is said at its field.
  await next();
  await expect(clinic.getByText('Campo obrigatório').first()).toBeVisible();
  await clinic.getByRole('textbox', { name: 'E-mail' }).fill('contato@convidada.com.br');
  await clinic.getByRole('textbox', { name: 'Telefone', exact: true }).fill('11987654321');
  await next();
  await step('Onde ela fica');
  await clinic.getByRole('textbox', { name: 'CEP' }).fill('80010000');
  await clinic.getByRole('textbox', { name: 'Logradouro' }).fill('Rua XV de Novembro');
  await clinic.getByRole('textbox', { name: 'Número' }).fill('10');
  await clinic.getByRole('textbox', { name: 'Bairro' }).fill('Centro');
  await next();
  await step('Quando ela atende');
  await clinic.getByRole('group', { name: 'segunda-feira' }).getByRole('switch', { name: 'Manhã' }).click();
  await clinic.getByRole('button', { name: 'Repetir de terça a sexta' }).click();
  await next();
  await step('Como ela recebe');
  await clinic.getByRole('radio', { name: 'Pix' }).click();
  await clinic.getByRole('textbox', { name: 'Chave Pix' }).fill('financeiro@convidada.com.br');
  await next();
  await step('Documentos');
  await clinic.locator('input[type=file]').first().setInputFiles(PDF);
  await expect(clinic.getByRole('button', { name: 'Remover alvara.pdf' })).toBeVisible();
  // What was typed is kept by the server: another visit goes on with it.
  await clinic.reload();
  await step('Quem é a clínica');
  await expect(clinic.getByRole('textbox', { name: 'E-mail' })).toHaveValue('contato@convidada.com.br');
  for (const title of ['Onde ela fica', 'Quando ela atende', 'Como ela recebe', 'Documentos']) {
    await next();
    await step(title);
  }
  await clinic.getByRole('button', { name: 'Enviar para análise' }).click();
  await step('Cadastro em análise');

  await page.reload();
  await page.getByRole('link', { name: /Clínica Convidada Ltda/ }).click();
  const item = (name: string) => page.getByRole('group', { name, exact: true });
  await expect(item('Bairro')).toContainText('Centro');
  await page.getByRole('button', { name: 'Aceitar tudo' }).click();
  await item('Telefone').getByRole('radio', { name: 'Recusar' }).click();
  await page.getByRole('button', { name: 'Concluir análise' }).click();
  await expect(item('Telefone').getByText('Campo obrigatório')).toBeVisible();
  await item('Telefone').getByRole('textbox', { name: 'Motivo' }).fill('O número não atende');
  await page.getByRole('button', { name: 'Concluir análise' }).click();
  await expect(page.getByText('Cadastro devolvido à clínica.')).toBeVisible();

  // It comes back by its own door, with the password.
  await clinic.getByRole('button', { name: 'Sair' }).click();
  await clinic.goto(`${server.url}/cadastro-prestador`);
  await clinic.getByLabel('E-mail').fill(email);
  await clinic.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await clinic.getByRole('button', { name: 'Entrar' }).click();
  await expect(clinic.getByText('O número não atende')).toBeVisible();
  await clinic.getByRole('textbox', { name: 'Telefone', exact: true }).fill('11911112222');
  for (const title of ['Onde ela fica', 'Quando ela atende', 'Como ela recebe', 'Documentos']) {
    await next();
    await step(title);
  }
  await clinic.getByRole('button', { name: 'Enviar para análise' }).click();
  await step('Cadastro em análise');

  await page.reload();
  await expect(item('Telefone')).toContainText('(11) 91111-2222');
  await page.getByRole('button', { name: 'Aceitar tudo' }).click();
  await page.getByRole('button', { name: 'Concluir análise' }).click();
  await expect(page.getByText('Cadastro aceito.')).toBeVisible();
  await page.getByRole('link', { name: 'Ativar o prestador' }).click();
  await expect(page.getByRole('textbox', { name: 'Chave Pix' })).toHaveValue('financeiro@convidada.com.br');

  // Others find the clinics as they were.
  await page.goto('/supplier/cadastros');
  await expect(page.getByRole('row', { name: /Clínica Convidada Ltda/ })).toContainText('Concluído');
});
