import { changeRegistryRecord, findCep, getRegistryRecord, registryOptions } from '@apto/api-client';
import { SimulatedError, simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION, initialValues, registryOf } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPage, storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { seen } from '../../shared/stories/seen.ts';
import { RecordPage } from './RecordPage.tsx';
import type { RegistryRow } from './record.ts';

const CUSTOMER = registryOf('customers')!;
const LOADS = { timeout: 10_000 };

const customer: RegistryRow = {
  id: 5,
  ativo: true,
  version: 2,
  values: {
    ...initialValues(CUSTOMER),
    code: '1010',
    name: 'Padaria Aurora Ltda.',
    tradeName: 'Padaria Aurora',
    grauRisco: 3,
    tpInsc: '1',
    inscricao: '11444777000161',
    quemAgenda: 'EMPRESA',
    quemAvisa: 'EMPRESA',
    limiteReagendamento: 2,
    corMarca: '#be123c',
    advanceDeposit: false,
    daysInAdvance: 200,
  },
  labels: {},
};

const meta = {
  title: 'Telas/Cadastros/Cliente',
  component: RecordPage,
  tags: ['novo'],
  args: { registry: CUSTOMER, id: customer.id },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/customers/5' },
    msw: [
      simulate(registryOptions, storyPage([{ id: 1, name: 'Campinas - SP' }])),
      simulate(getRegistryRecord, customer),
      simulate(changeRegistryRecord, customer),
    ],
  },
  decorators: [withApp],
} satisfies Meta<typeof RecordPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** What is short stands three to a line, and the customer's colour stays in its own line: the house keeps its theme. */
export const Cadastro: Story = {
  tags: ['recursos'],
  play: async ({ canvas }) => {
    const root = document.documentElement;
    const [theme, density] = [root.dataset['theme'], root.dataset['density']];
    await seen(canvas.findByText('Como a cor fica nas telas do funcionário', {}, LOADS));
    const save = canvas.getByRole('button', { name: 'Salvar' });
    await expect(root.style.getPropertyValue('--apto-color-brand')).toBe('');
    await expect([root.dataset['theme'], root.dataset['density']]).toEqual([theme, density]);
    const letter = canvas.getByText('A', { selector: '[aria-hidden] *, [aria-hidden]' });
    await expect(getComputedStyle(letter).color).not.toBe(getComputedStyle(save).backgroundColor);
    const [first, second] = ['Quem agenda', 'Quem avisa'].map((name) =>
      canvas.getByRole('combobox', { name }).getBoundingClientRect(),
    );
    await expect(first?.top).toBe(second?.top);
  },
};

/** doc3 §9: on a phone what hangs on the record is behind its one icon, beside the title. */
export const NoCelular: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const menu = await canvas.findByRole('button', { name: 'Ações de Padaria Aurora Ltda.' }, LOADS);
    const title = canvas.getByRole('heading', { name: 'Padaria Aurora Ltda.' });
    await expect(menu.getBoundingClientRect().top).toBeLessThan(title.getBoundingClientRect().bottom);
    await expect(canvas.queryByRole('link', { name: 'Unidades' })).toBeNull();
    // Below the form there is one line, for what is done each time; what is seldom done is behind the icon too.
    const below = ['Voltar', 'Salvar e voltar', 'Salvar'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    for (const { top } of below) await expect(top).toBe(below[0]?.top);
    await expect(canvas.queryByRole('button', { name: 'Inativar' })).toBeNull();
    await userEvent.click(menu);
    await screen.findByRole('menuitem', { name: 'Inativar' }, LOADS);
    const units = await screen.findByRole('menuitem', { name: 'Unidades' }, LOADS);
    await expect(units).toHaveAttribute('href', '/customers/5/branch');
  },
};

/** What is missing is told by name above the form, and each leads to its field; the first one has the focus. */
export const Erros: Story = {
  tags: ['interacoes'],
  args: { id: null },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }, LOADS));
    const heading = await canvas.findByRole('heading', { name: 'Falta corrigir 5 campos' }, LOADS);
    const alert = within(heading.closest<HTMLElement>('[role="alert"]')!);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Código' })).toHaveFocus());
    // What the document gives a default is filled in already (doc2 §4).
    await expect(alert.queryByRole('button', { name: /^Quem/ })).toBeNull();
    await userEvent.click(alert.getByRole('button', { name: /^CNPJ/ }));
    const number = canvas.getByRole('textbox', { name: 'CNPJ' });
    await expect(number).toHaveFocus();
    await userEvent.type(number, '11444777000161');
    await userEvent.type(canvas.getByRole('textbox', { name: 'CEP' }), '123');
    await userEvent.click(canvas.getByRole('button', { name: 'Salvar' }));
    await userEvent.click(await alert.findByRole('button', { name: /^CEP/ }, LOADS));
    await expect(canvas.getByRole('textbox', { name: 'CEP' })).toHaveFocus();
    await expect(alert.queryByRole('button', { name: /^CNPJ/ })).toBeNull();
  },
};

/** A CEP brings street, neighbourhood and city; what somebody typed or chose stays. */
export const CepPreenche: Story = {
  name: 'CEP preenche',
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(findCep, ({ params }) =>
        params['cep'] === '01310100'
          ? {
              street: 'Avenida Paulista',
              neighborhood: 'Bela Vista',
              cidade: { id: 3550308, name: 'São Paulo - SP' },
            }
          : new SimulatedError(404, { message: 'Não encontrado' }),
      ),
      simulate(registryOptions, storyPage([{ id: 1, name: 'Campinas - SP' }])),
      simulate(getRegistryRecord, customer),
    ],
  },
  play: async ({ canvas }) => {
    const cep = await canvas.findByRole('textbox', { name: 'CEP' }, LOADS);
    await userEvent.type(cep, '99999999');
    await waitFor(() => expect(cep).toHaveAccessibleDescription(/não encontrado/i), LOADS);
    await userEvent.clear(cep);
    await userEvent.type(cep, '01310100');
    await waitFor(
      () => expect(canvas.getByRole('textbox', { name: 'Logradouro' })).toHaveValue('Avenida Paulista'),
      LOADS,
    );
    await expect(canvas.getByRole('textbox', { name: 'Bairro' })).toHaveValue('Bela Vista');
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Cidade' })).toHaveValue('São Paulo - SP'),
    );
  },
};

/** What is wrong with a field that a switch hides is said all the same. */
export const CampoEscondido: Story = {
  name: 'Campo escondido',
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }, LOADS));
    const hidden = 'Dias de antecedência do depósito: O maior valor é 90.';
    await seen(canvas.findByText(hidden, {}, LOADS));
    await userEvent.click(canvas.getByRole('switch', { name: 'Depósito antecipado' }));
    await expect(canvas.getByRole('textbox', { name: /^Dias de antecedência/ })).toBeInvalid();
    await waitFor(() => expect(canvas.queryByText(hidden)).toBeNull());
  },
};

/** The server speaks of something that the form does not show: above it. */
export const Recusas: Story = {
  tags: ['interacoes'],
  parameters: {
    msw: [
      simulate(registryOptions, storyPage([])),
      simulate(getRegistryRecord, {
        ...customer,
        values: { ...customer.values, daysInAdvance: null },
      }),
      simulate(
        changeRegistryRecord,
        new SimulatedError(400, {
          message: 'O contrato deste cliente terminou.',
          codigo: 'VALIDACAO',
          details: {
            response: {
              message: 'O contrato deste cliente terminou.',
              campos: [{ campo: 'contrato', mensagem: 'O contrato deste cliente terminou.' }],
            },
          },
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Salvar' }, LOADS));
    const words = await canvas.findByText('O contrato deste cliente terminou.', {}, LOADS);
    await expect(words).toBeVisible();
    await expect(words.closest('[role="alert"]')).not.toBeNull();
  },
};
