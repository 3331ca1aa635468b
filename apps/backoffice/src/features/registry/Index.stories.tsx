import { EVERY_PERMISSION } from '@apto/domain/registry';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { storySession } from '../../shared/stories/data.ts';
import { withApp } from '../../shared/stories/decorator.tsx';
import { RegistryIndex } from './RegistryIndex.tsx';

const LOADS = { timeout: 10_000 };

const meta = {
  title: 'Telas/Cadastros/Lista de cadastros',
  component: RegistryIndex,
  tags: ['novo'],
  parameters: {
    layout: 'fullscreen',
    app: { session: storySession(EVERY_PERMISSION), address: '/cadastros' },
  },
  decorators: [withApp],
} satisfies Meta<typeof RegistryIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

/** By area, each with what it is for. */
export const Todos: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Configurações' }, LOADS)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cadastros das clínicas' })).toHaveAttribute(
      'href',
      '/supplier/cadastros',
    );
    await expect(canvas.getByText('Os endereços de cada cliente.')).toBeVisible();
  },
};

/** By a word of the name or of what it is for, without accents; the next Tab is at what was found. */
export const Pesquisa: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Pesquisar cadastro' }, LOADS);
    await userEvent.type(search, 'funcoes');
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    const found = canvas.getByRole('link', { name: 'Cargos' });
    await expect(found).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Unidades' })).toBeNull();
    // By one of them too: the list is called 'Boletins'.
    await userEvent.clear(search);
    await userEvent.type(search, 'boletim');
    await expect(canvas.getByRole('link', { name: 'Boletins' })).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(search, 'nada disso');
    await expect(canvas.getByText('Nenhum cadastro com este nome.')).toBeVisible();
  },
};
