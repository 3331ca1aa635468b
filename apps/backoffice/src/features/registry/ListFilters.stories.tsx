import { listRegistry, registryOptions } from '@apto/api-client';
import { simulate } from '@apto/api-client/msw';
import { EVERY_PERMISSION, registryOf } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { storyPage, storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
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
    await userEvent.click(panel.getByRole('radio', { name: 'Ativos' }));
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
