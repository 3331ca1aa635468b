import { Secret, TOTP } from 'otpauth';
import { PASSWORD } from './support/password.ts';
import { expect, test } from './support/test.ts';

const EMAIL = 'leitura@apto.test';

test('doc3 §2.1 /profile: one’s own name, and an end to a session somewhere else, at once @full', async ({
  page,
  signIn,
  browser,
}) => {
  await signIn(page, EMAIL);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await signIn(other, EMAIL);

  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('menuitem', { name: 'Meu perfil' }).click();
  await expect(page.getByRole('heading', { name: 'Meu perfil', level: 1 })).toBeVisible();

  const name = page.getByRole('textbox', { name: /^Nome/ });
  const before = await name.inputValue();
  await name.fill('Outro Nome');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: 'Conta de Outro Nome' })).toBeVisible();
  await name.fill(before);
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('button', { name: `Conta de ${before}` })).toBeVisible();

  const list = page.getByRole('list', { name: 'Sessões abertas' });
  await expect(list.getByText('Esta sessão')).toHaveCount(1);
  await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
  await page.getByRole('button', { name: 'Encerrar todas', exact: true }).click();
  await expect(page.getByText('A sua conta só está aberta aqui.')).toBeVisible();
  // Nobody touched the other page: its list listens, and hears it.
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

test('issue 11: the second factor is enrolled, asked for at the door, and switched off again', async ({
  page,
  signIn,
}) => {
  await signIn(page, EMAIL);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Senha atual').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Continuar' }).click();
  await expect(dialog.getByRole('img', { name: /^Código QR/ })).toBeVisible();
  const secret = ((await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(
    ' ',
    '',
  );
  const codeIn = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await dialog.getByLabel(/^Código do aplicativo/).fill(codeIn(-1));
  await dialog.getByRole('button', { name: 'Ativar' }).click();
  const codes = dialog.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = ''] = await codes.allTextContents();
  await dialog.getByRole('button', { name: 'Guardei os códigos' }).click();
  await expect(page.getByText(/Restam 10 códigos de recuperação/)).toBeVisible();

  await page.getByRole('button', { name: /^Conta de / }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  const password = async () => {
    await page.getByLabel('E-mail').fill(EMAIL);
    await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Entrar' }).click();
  };
  await password();
  await page.getByLabel(/^Código do aplicativo/).fill('000000');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Código inválido');
  await page.getByRole('button', { name: 'Estou sem o celular' }).click();
  await page.getByLabel(/^Código de recuperação/).fill(first);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Agendamentos/, level: 1 })).toBeVisible();

  // The demonstration's account as it was.
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Desativar' }).click();
  await dialog.getByLabel('Senha atual').fill(PASSWORD);
  await dialog.getByLabel(/^Código/).fill(codeIn(1));
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Inativa', { exact: true })).toBeVisible();
});
