import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ChipSearch, type ChipSearchProps } from './index.ts';

function Controlled(props: ChipSearchProps) {
  const [terms, setTerms] = useState(props.value);
  return (
    <ChipSearch
      {...props}
      value={terms}
      onChange={(next) => {
        setTerms(next);
        props.onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Dados/ChipSearch',
  component: ChipSearch,
  tags: ['estavel'],
  args: { label: 'Buscar por nome', placeholder: 'Nome do funcionário', value: [], onChange: fn() },
  render: (args) => (
    <div style={{ maxWidth: 480 }}>
      <Controlled {...args} />
    </div>
  ),
} satisfies Meta<typeof ChipSearch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Vazio: Story = { tags: ['estados'] };
export const ComTermos: Story = { tags: ['estados'], args: { value: ['Ana Souza', 'Bruno'] } };
export const MuitosTermos: Story = {
  tags: ['estados'],
  args: {
    value: [
      'Ana Souza',
      'Bruno Carvalho Teixeira',
      'Carla',
      'Daniel Nascimento',
      'Maria Aparecida dos Santos Oliveira da Silva',
    ],
  },
};

/** Terms are alternatives: each says how many it finds, and one that finds nothing is seen. */
export const Contagens: Story = {
  tags: ['estados'],
  args: {
    value: ['Ana Souza', 'Bruno', 'Zulmira'],
    countOf: (term) => ({ 'Ana Souza': 1, Bruno: 1204, Zulmira: 0 })[term],
  },
  play: async ({ canvas }) => {
    const text = (canvas.getByRole('list', { name: 'Termos da busca' }).textContent ?? '').replaceAll(
      /\s+/g,
      ' ',
    );
    await expect(text).toBe(
      'Ana Souza1, 1 encontradoouBruno1.204, 1.204 encontradosouZulmira0, nada encontrado',
    );
  },
};

export const EnterAdiciona: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox', { name: 'Buscar por nome' });
    await userEvent.type(box, '  Ana   Souza {Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Ana Souza']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Ana Souza adicionado à busca.');
    await userEvent.type(box, 'ANA SOUZA{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('ANA SOUZA já está na busca.');
    await userEvent.type(box, '{Enter}');
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

export const RetiraPeloTeclado: Story = {
  tags: ['interacoes'],
  args: { value: ['Ana', 'Bruno', 'Carla'] },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Ana', 'Bruno']);
    await expect(canvas.getByRole('status')).toHaveTextContent('Carla removido da busca.');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remover Bruno' })).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remover Ana' })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Remover Bruno' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Delete}');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Bruno']);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remover Bruno' })).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('Davi{Escape}');
    await expect(box).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const RetiraPeloBotao: Story = {
  tags: ['interacoes'],
  args: { value: ['Ana', 'Bruno'] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remover Ana' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['Bruno']);
    await userEvent.click(canvas.getByRole('button', { name: 'Limpar busca' }));
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** A column copied from a spreadsheet becomes one chip a line. */
export const ColaUmaColuna: Story = {
  tags: ['interacoes'],
  args: { maxTerms: 3 },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox');
    await userEvent.click(box);
    await userEvent.paste('Ana Souza\nBruno Lima\n\nCarla Dias\nDaniel Reis');
    await expect(args.onChange).toHaveBeenLastCalledWith(['Ana Souza', 'Bruno Lima', 'Carla Dias']);
    await expect(box).toHaveValue('Daniel Reis');
    await expect(canvas.getByRole('status')).toHaveTextContent('A busca aceita até 3 termos.');
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, maxWidth: 480 }}>
      <Controlled {...args} />
      <Controlled {...args} value={['Ana Souza', 'Bruno']} />
      <Controlled {...args} isLabelHidden value={['Maria Aparecida dos Santos Oliveira da Silva Pereira']} />
    </div>
  ),
};
