import {
  changeRegistryRecord,
  companyKey,
  createRegistryRecord,
  deactivateRegistryRecord,
  getRegistryRecord,
  makeCompanyKey,
  me,
  registryOptions,
  secondFactorReach,
  switchCompany,
} from '@apto/api-client';
import { simulate, onePage } from '@apto/api-client/msw';
import { COMPANY_KEY_TEXT, COMPANY_TEXT } from '@apto/domain/companies';
import { ENROL_FIRST_TEXT } from '@apto/domain/users';
import { EVERY_PERMISSION, REGISTRY_TEXT, registryOf, SECRET_KEPT_TEXT } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import CompanyMenu from '../../shell/CompanyMenu.tsx';
import { HOME_ROUTE } from '../../shared/routing/addresses.ts';
import { liveSession } from '../../shared/session/index.ts';
import { storySession } from '../../shared/stories/data.ts';
import { storySelf } from '../../shared/stories/self.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { RecordPage } from './RecordPage.tsx';

const COMPANY = registryOf('companies')!;
const LOADS = { timeout: 10_000 };
const HERE = { id: 1, name: 'Apto Saúde Ocupacional' };
const OTHER = { id: 2, name: 'Apto Campinas' };

const session = storySession(EVERY_PERMISSION);
const ofTwo = { ...session, profile: { ...session.profile, companies: [HERE, OTHER] } };

const empty = Object.fromEntries(
  COMPANY.fields.map(({ name, type }) => [name, type === 'boolean' ? false : null]),
);
const company = ({ id, name }: { id: number; name: string }) => ({
  id,
  ativo: true,
  version: 3,
  values: {
    ...empty,
    name,
    tradeName: name,
    cnpj: '11222333000181',
    type: 'GESTORA',
    activeContract: true,
    metodoPagamento: 'PIX',
    chavePix: 'financeiro@apto.test',
    chaveAcesso: true,
  },
  labels: {},
});

const meOfTwo = simulate(me, { ...storySelf(OTHER), companies: [HERE, OTHER] });

const KEY = 'q7Rk2vXm9TfLw4Yb8HnZc3JpD6sGaE1u';

const responses = [
  simulate(companyKey, { chave: { final: '4c0e', criadaEm: '2026-11-03T14:20:00.000Z' } }),
  simulate(makeCompanyKey, {
    chaveApi: KEY,
    chave: { final: KEY.slice(-4), criadaEm: '2026-11-23T13:00:00.000Z' },
  }),

  simulate(registryOptions, {
    items: [],
    meta: onePage(0),
  }),
  simulate(getRegistryRecord, ({ params }) => company(params['id'] === '2' ? OTHER : HERE)),
  simulate(changeRegistryRecord, ({ body }) => {
    changed(body);
    return company(HERE);
  }),
];

let isOn = true;
/** The company as its contract is now. */
const withContract = () => {
  const found = company(HERE);
  return { ...found, ativo: isOn, version: isOn ? 3 : 4, values: { ...found.values, activeContract: isOn } };
};

const meta = {
  title: 'Telas/Cadastros/Empresas',
  component: RecordPage,
  tags: ['estavel'],
  args: { registry: COMPANY, id: HERE.id },
  parameters: {
    layout: 'fullscreen',
    app: { session: ofTwo, address: '/companies/1' },
    msw: responses,
  },
  decorators: [withApp],
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The field of a new key; a password's has no role. */
const typed = (canvas: ReturnType<typeof within>) =>
  canvas.getByLabelText(/^Chave de acesso(?! do)/, { selector: 'input[type=password]' });

let sent: unknown;
function changed(body: unknown): void {
  sent = body;
}

/** doc3 §3.5: what does not apply is not asked, the type stays, and a key is kept unseen until another takes its place. */
export const ChaveGuardada: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const key = await canvas.findByRole('textbox', { name: /^Chave de acesso(?! do)/ }, LOADS);
    await expect(key).toHaveValue(SECRET_KEPT_TEXT);
    await expect(canvas.getByRole('textbox', { name: /^Tipo/ })).toHaveAttribute('readonly');
    await expect(canvas.queryByRole('textbox', { name: /^Titular da conta/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar: Chave de acesso' }));
    await userEvent.type(typed(canvas), 'nova');
    await userEvent.click(canvas.getByRole('button', { name: 'Manter: Chave de acesso' }));
    await expect(canvas.getByRole('textbox', { name: /^Chave de acesso(?! do)/ })).toHaveValue(
      SECRET_KEPT_TEXT,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Trocar: Chave de acesso' }));
    await userEvent.type(typed(canvas), 'nova');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(JSON.stringify(sent)).toContain('"chaveAcesso":"nova"'));
  },
};

/** registries.md: paid by Pix with a key, or into an account; each that is missing is named. */
export const ContaIncompleta: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Como recebe' }, LOADS));
    await userEvent.click(await screen.findByRole('option', { name: 'Conta bancária' }));
    const account = await canvas.findByRole('textbox', { name: 'Conta corrente' });
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(account).toHaveAccessibleDescription(/Campo obrigatório/));
    for (const name of ['Banco', 'Agência', 'Conta corrente'])
      await expect(canvas.getByText(`${name}: Campo obrigatório`)).toBeVisible();
  },
};

/** docs/decisions/0209: another API key is asked for, shown once, and then only by when it was made and how it ends. */
export const ChaveDaApi: Story = {
  name: 'Chave da API',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('4c0e', {}, LOADS)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: COMPANY_KEY_TEXT.replace }));
    const question = within(await screen.findByRole('dialog', { name: COMPANY_KEY_TEXT.question }, LOADS));
    await waitFor(() => expect(question.getByText(COMPANY_KEY_TEXT.consequence)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: COMPANY_KEY_TEXT.replace }));
    const shown = within(await screen.findByRole('dialog', { name: COMPANY_KEY_TEXT.title }, LOADS));
    await expect(shown.getByRole('textbox', { name: 'Chave' })).toHaveValue(KEY);
    await waitFor(() => expect(shown.getByText(COMPANY_KEY_TEXT.once)).toBeVisible());
    await expect(shown.getByRole('button', { name: /^Copiar/ })).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'Concluir' }));
    await expect(await canvas.findByText(KEY.slice(-4))).toBeVisible();
    await waitFor(() => expect(screen.queryByDisplayValue(KEY)).toBeNull());
  },
};

/** doc3 §4.4: a company is switched by its contract, and the record is read again. */
export const Inativar: Story = {
  tags: ['interacoes'],
  beforeEach: () => {
    isOn = true;
  },
  parameters: {
    msw: [
      simulate(deactivateRegistryRecord, () => {
        isOn = false;
        return withContract();
      }),
      // Before the record: its address would be taken for one.
      simulate(registryOptions, { items: [], meta: onePage(0) }),
      simulate(getRegistryRecord, () => withContract()),
      ...responses,
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Inativar' }, LOADS));
    const question = within(await screen.findByRole('dialog', { name: 'Confirmar' }, LOADS));
    await waitFor(() => expect(question.getByText(REGISTRY_TEXT.confirmDeactivate)).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Inativar' }));
    await waitFor(() => expect(screen.queryByText(REGISTRY_TEXT.confirmDeactivate)).toBeNull(), LOADS);
    await expect(await canvas.findByRole('button', { name: 'Ativar' }, LOADS)).toBeVisible();
    await expect(canvas.getByRole('switch', { name: /^Contrato ativo/ })).not.toBeChecked();
    await expect(canvas.getByText('Inativa')).toBeVisible();
    // doc3 §2.9: what else is asked of a record is answered by the two words of every question.
    await userEvent.click(canvas.getByRole('button', { name: 'Ativar' }));
    const back = within(await screen.findByRole('dialog', { name: 'Confirmar' }, LOADS));
    await waitFor(() => expect(back.getByText(REGISTRY_TEXT.confirmActivate)).toBeVisible());
    await expect(back.getByRole('button', { name: 'Confirmar' })).toBeVisible();
    await userEvent.click(back.getByRole('button', { name: 'Cancelar' }));
  },
};

export const SemChave: Story = {
  tags: ['estados'],
  parameters: { msw: [simulate(companyKey, { chave: null }), ...responses] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(COMPANY_KEY_TEXT.none, {}, LOADS)).toBeVisible();
    await expect(canvas.getByRole('button', { name: COMPANY_KEY_TEXT.make })).toBeVisible();
  },
};

/** The key of a new company is read before its form is left. */
export const ChaveDaNova: Story = {
  tags: ['interacoes'],
  args: { id: null },
  parameters: {
    app: {
      address: '/companies/new',
      routes: [{ path: '/companies/1', element: <p>Filial Sul</p> }],
    },
    msw: [simulate(createRegistryRecord, { ...company(HERE), chaveApi: KEY }), meOfTwo, ...responses],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Razão social/ }, LOADS), 'Filial Sul');
    await userEvent.type(canvas.getByRole('textbox', { name: /^CNPJ(?! do)/ }), '11222333000181');
    await userEvent.click(canvas.getByRole('combobox', { name: /^Tipo/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Cliente' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    const shown = within(await screen.findByRole('dialog', { name: COMPANY_KEY_TEXT.title }, LOADS));
    await expect(shown.getByRole('textbox', { name: 'Chave' })).toHaveValue(KEY);
    await userEvent.click(shown.getByRole('button', { name: 'Concluir' }));
    await expect(await canvas.findByText('Filial Sul', { selector: 'p' }, LOADS)).toBeVisible();
    await expect(screen.queryByDisplayValue(KEY)).toBeNull();
    // The person is in it too: the switch need not wait for the next sign-in.
    await waitFor(() => expect(liveSession.current()?.profile.companies).toEqual([HERE, OTHER]));
  },
};

const PEOPLE = ['Ana Souza', 'Bruno Lima', 'Carla Dias'].map((name, index) => ({ id: index + 20, name }));
const ask = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(
    await canvas.findByRole('switch', { name: /^Exigir verificação em duas etapas/ }, LOADS),
  );
};

/** docs/decisions/0158: before it is saved, who would be asked for a code. */
export const ExigirSegundoFator: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [simulate(secondFactorReach, { proprio: true, pessoas: PEOPLE, total: 5 }), ...responses],
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(
      await canvas.findByText(
        /^5 pessoas ainda não a ativaram: Ana Souza, Bruno Lima, Carla Dias e mais 2 pessoas/,
        {},
        LOADS,
      ),
    ).toBeVisible();
    // As it was: nothing would change.
    await ask(canvas);
    await expect(canvas.queryByText(/ainda não a ativaram/)).toBeNull();
  },
};

/** Who has none asks it of nobody: the way to their own is there. */
export const ExigirSemTer: Story = {
  tags: ['estados'],
  parameters: {
    msw: [simulate(secondFactorReach, { proprio: false, pessoas: PEOPLE, total: 3 }), ...responses],
  },
  play: async ({ canvas }) => {
    await ask(canvas);
    await expect(await canvas.findByText(ENROL_FIRST_TEXT, {}, LOADS)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ir para Meu perfil' })).toHaveAttribute(
      'href',
      '/profile',
    );
  },
};

/** Its address is one part: a CEP that is not whole is told where it stands, and a place without number is 's/n'. */
export const Endereco: Story = {
  name: 'Endereço',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const address = within(await canvas.findByRole('group', { name: 'Endereço' }, LOADS));
    const cep = address.getByRole('textbox', { name: 'CEP' });
    await userEvent.type(cep, '13015');
    await userEvent.type(address.getByRole('textbox', { name: 'Logradouro' }), 'Estrada Velha');
    await userEvent.click(address.getByRole('checkbox', { name: 'Sem número' }));
    await expect(cep).toHaveAccessibleDescription('CEP inválido: são 8 dígitos');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(cep).toHaveFocus());
    await userEvent.type(cep, '002');
    await expect(address.getByRole('combobox', { name: 'Cidade' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await waitFor(() =>
      expect(sent).toMatchObject({ zipCode: '13015002', street: 'Estrada Velha', number: 's/n' }),
    );
  },
};

/** docs/decisions/0107: a company is changed by who is in it. */
export const DeFora: Story = {
  args: { id: OTHER.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(COMPANY_TEXT.elsewhere, {}, LOADS)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Entrar em Apto Campinas' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Salvar' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Inativar' })).toBeNull();
  },
};

/** The other company's session takes the place of this one. */
export const Trocar: Story = {
  tags: ['interacoes'],
  render: () => <CompanyMenu />,
  parameters: {
    app: {
      session: ofTwo,
      address: '/companies/1',
      routes: [{ path: HOME_ROUTE, element: <CompanyMenu /> }],
    },
    msw: [simulate(switchCompany, { access_token: 'x.e30.x' }), meOfTwo],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Trocar de empresa. Você está em Apto Saúde/ }, LOADS),
    );
    const menu = within(await screen.findByRole('menu', {}, LOADS));
    await expect(menu.getByRole('menuitem', { name: /Apto Saúde Ocupacional/ })).toHaveTextContent(
      'Você está aqui',
    );
    await userEvent.click(menu.getByRole('menuitem', { name: 'Apto Campinas' }));
    await expect(
      await canvas.findByRole('button', { name: 'Trocar de empresa. Você está em Apto Campinas' }, LOADS),
    ).toBeVisible();
  },
};
