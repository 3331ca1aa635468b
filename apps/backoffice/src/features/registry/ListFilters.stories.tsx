import { listRegistry, registryOptions } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION, registryOf } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPage, storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import type { RegistryRow } from './record.ts';
import { RegistryList } from './RegistryList.tsx';
import { SITE } from './site.fixture.ts';

const LOADS = { timeout: 10_000 };
const PHONE = { viewport: { value: 'phone' } };
const OTHER = { ...SITE, id: 8, values: { ...SITE.values, name: 'Matriz' } };

const meta = {
  title: 'Telas/Cadastros/Busca e filtros',
  component: RegistryList,
  tags: ['estavel'],
  args: { registry: registryOf('branch')! },
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/branch/list' },
    msw: [
      simulate(registryOptions, storyPage([{ id: 1, name: 'Padaria Aurora' }])),
      simulate(listRegistry, ({ query }) =>
        storyPage(query.get('filter') === 'savassi' || query.has('extras') ? [SITE] : [SITE, OTHER]),
      ),
    ],
  },
  decorators: [withApp],
} satisfies Meta<typeof RegistryList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the lists of appointments do: what is typed is looked for before Enter makes it a chip, and is not in the address. */
export const BuscaEnquantoDigita: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Matriz' }, LOADS);
    const search = canvas.getByRole('textbox', { name: 'Pesquisar em unidades' });
    await userEvent.type(search, 'savassi');
    await waitFor(() => expect(canvas.queryByRole('link', { name: 'Matriz' })).toBeNull(), LOADS);
    await expect(canvas.queryByRole('list', { name: 'Termos da busca' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(search).toHaveValue('');
    await canvas.findByRole('list', { name: 'Termos da busca' }, LOADS);
    await expect(canvas.queryByRole('link', { name: 'Matriz' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar filtros' }));
    await canvas.findByRole('link', { name: 'Matriz' }, LOADS);
  },
};

/** doc3 §9: on a phone the page's buttons are icons, and what narrows the list waits behind one: the records begin early. */
export const NoCelular: Story = {
  tags: ['interacoes'],
  globals: PHONE,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Matriz' }, LOADS);
    await expect(canvas.getByRole('link', { name: 'Nova unidade' })).toHaveTextContent('');
    await expect(canvas.queryByRole('combobox', { name: 'Cliente' })).toBeNull();
    const [row] = canvas.getAllByRole('row', { name: /Obra Savassi/ });
    await expect(row!.getBoundingClientRect().top - canvasElement.getBoundingClientRect().top).toBeLessThan(
      260,
    );

    await userEvent.click(canvas.getByRole('button', { name: 'Filtros' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtros' }, LOADS));
    await userEvent.click(panel.getByRole('radio', { name: 'Ativas' }));
    await userEvent.click(panel.getByRole('combobox', { name: 'Cliente' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Padaria Aurora' }, LOADS));
    await userEvent.keyboard('{Escape}');
    const chips = within(await canvas.findByRole('list', { name: 'Filtros ativos' }, LOADS));
    await waitFor(() => expect(chips.getAllByRole('listitem')).toHaveLength(2));
    await expect(canvas.getByRole('button', { name: 'Filtros (2)' })).toBeVisible();
    await chips.findByText('Padaria Aurora', { exact: false }, LOADS);
    await userEvent.click(chips.getByRole('button', { name: /Padaria Aurora/ }));
    await waitFor(() => expect(chips.getAllByRole('listitem')).toHaveLength(1));
  },
};

const place = (id: number, names: readonly [string, string, string]): RegistryRow => ({
  id,
  ativo: true,
  version: 1,
  values: { customerId: 1, branchId: id, departmentId: 5, positionId: 9 },
  labels: { branchId: names[0], departmentId: names[1], positionId: names[2] },
});

const person = (name: string): RegistryRow => ({
  id: 31,
  ativo: true,
  version: 1,
  values: { name },
  labels: {},
});

/** Employees are narrowed to a unit, a sector in it or a position, of the customer that was chosen. */
export const OndeTrabalha: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'desktop' } },
  args: { registry: registryOf('employee')! },
  parameters: {
    app: { session: storySession(EVERY_PERMISSION), address: '/employee/list?f.customerId=1' },
    msw: [
      simulate(registryOptions, ({ params }) =>
        storyPage([{ id: params['registry'] === 'branch' ? 2 : 1, name: 'Matriz' }]),
      ),
      simulate(listRegistry, ({ params, query }) =>
        storyPage(
          params['registry'] === 'hierarchy'
            ? [place(2, ['Matriz', 'Produção', 'Padeiro']), place(3, ['Filial', 'Produção', 'Padeiro'])]
            : query.get('extras')?.includes('"branchId":2,"departmentId":5')
              ? [person('Ana Luz')]
              : [person('Bia Rocha')],
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Bia Rocha', {}, LOADS);
    await userEvent.click(canvas.getByRole('button', { name: 'Filtros (1)' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtros' }, LOADS));
    await userEvent.click(panel.getByRole('combobox', { name: 'Unidade, setor e cargo' }));
    const tree = within(await screen.findByRole('tree', {}, LOADS));
    const unit = await tree.findByRole('treeitem', { name: /Matriz/ }, LOADS);
    unit.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await canvas.findByText('Ana Luz', {}, LOADS);
    // The panel is open over it.
    await expect(canvas.getByRole('button', { name: 'Filtros (3)', hidden: true })).toBeInTheDocument();
  },
};
