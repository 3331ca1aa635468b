import { expect, test } from './support/test.ts';

const LIST = '/gestao-medica-v3/agendamentos';

test('doc3 §2.2: without a session the login keeps where one wanted to go, and goes there after @full', async ({
  page,
}) => {
  await page.goto(`${LIST}?status=8`);
  await expect(page).toHaveURL(/\/login\?/);
  const query = new URL(page.url()).searchParams;
  expect(query.get('redirect')).toBe(`${LIST}?status=8`);
  expect(query.get('tokenExpirado')).toBe('true');

  await page.getByLabel('E-mail').fill('atendente@apto.test');
  await page.getByLabel('Senha', { exact: true }).fill('Apto-demo-1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Agendamentos/, level: 1 })).toBeVisible();
  expect(new URL(page.url()).searchParams.get('status')).toBe('8');
});

test('doc3 §2.2: a registry without its area leads to the login, and says that it is the permission that lacks @full', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'leitura@apto.test');
  await page.goto('/companies/list');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fcompanies%2Flist&semPermissao=true$/);
  await expect(page.getByRole('heading', { name: 'Sem permissão', level: 1 })).toBeVisible();
});

test('doc3 §7.1: a wrong password says so, keeps the e-mail and lets one try again @full', async ({
  page,
  signIn,
}) => {
  await page.goto('/login');
  await page.getByLabel('E-mail').fill('leitura@apto.test');
  await page.getByLabel('Senha', { exact: true }).fill('não é esta');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('alert')).toContainText(/inválid|incorret|não confer/i);
  await expect(page.getByLabel('E-mail')).toHaveValue('leitura@apto.test');
  await signIn(page, 'leitura@apto.test');
});

test('decision 18: the session survives a reload, is not readable in storage, ends everywhere at once, and comes back so', async ({
  page,
  signIn,
  context,
}) => {
  await signIn(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Agendamentos/, level: 1 })).toBeVisible();
  const stored = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  // A token is three parts with dots between; its first letters alone also stand in a cipher's text now and then.
  expect(stored).not.toMatch(/eyJ[\w-]+\.[\w-]+\.[\w-]+/);
  expect(stored).not.toContain('atendente@apto.test');

  const other = await context.newPage();
  await other.goto(LIST);
  await expect(other.getByRole('heading', { name: /^Agendamentos/, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Conta de Ana Atendente' }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  // The tab that did not sign in goes on where it was, with what it was doing.
  await signIn(page);
  await expect(other.getByRole('heading', { name: /^Agendamentos/, level: 1 })).toBeVisible();
  await expect(other).toHaveURL(new RegExp(`${LIST}$`));
});

test('a session revoked by the server logs out at the next call @full', async ({
  page,
  signIn,
  request,
  server,
}) => {
  // The event stream ends with the session and would tell it before any other call.
  await page.route('**/api/eventos*', (route) => route.abort());
  await signIn(page);
  // The page that brings the token has to be there, or it is itself the call that is refused.
  const nextPage = page.waitForResponse((response) => /\/api\/agendamentos\?.*page=2/.test(response.url()));
  const token = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const original = window.fetch;
        window.fetch = (...args) => {
          const header = new Headers(args[1]?.headers).get('authorization');
          if (header) resolve(header);
          return original(...args);
        };
        document.querySelector<HTMLButtonElement>('button[aria-label*="xima página"]')?.click();
      }),
  );
  await nextPage;
  await request.post(`${server.url}/api/auth/logout`, { headers: { authorization: token } });
  await page.getByRole('button', { name: /xima página/i }).click();
  await expect(page).toHaveURL(/\/login\?.*tokenExpirado=true/);
});

test('doc1 §6: who may only view has no button to create, and no action that changes @full', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'leitura@apto.test');
  await expect(
    page
      .getByRole('link', { name: 'Novo agendamento' })
      .or(page.getByRole('button', { name: 'Novo agendamento' })),
  ).toHaveCount(0);
  await page.goto('/gestao-medica-v3/agendamentos/dados-solicitante');
  await expect(page.getByRole('heading', { name: 'Por favor confira os dados do solicitante' })).toHaveCount(
    0,
  );
});
