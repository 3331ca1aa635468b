import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Pagination, type PaginationProps } from './index.ts';

function Controlled(props: PaginationProps) {
  const [state, setState] = useState({ page: props.page, pageSize: props.pageSize });
  return (
    <Pagination
      {...props}
      {...state}
      onPageChange={(page) => {
        setState({ ...state, page });
        props.onPageChange(page);
      }}
      onPageSizeChange={(pageSize, page) => {
        setState({ page, pageSize });
        props.onPageSizeChange?.(pageSize, page);
      }}
    />
  );
}

const meta = {
  title: 'Dados/Pagination',
  component: Pagination,
  tags: ['estavel'],
  args: { page: 1, pageSize: 10, totalItems: 3012, onPageChange: fn(), onPageSizeChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Pagination>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PrimeiraPagina: Story = { tags: ['estados'] };
export const UltimaPagina: Story = { tags: ['estados'], args: { page: 302 } };
/** Of nothing there are no pages; how much was found is said nevertheless. */
export const Vazia: Story = {
  tags: ['estados'],
  args: { totalItems: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toHaveTextContent('Mostrando 0 de 0 registros');
  },
};
/** What a search finds among millions is not counted to its end: the last page that is says what to do. */
export const MaisDoQueContados: Story = {
  tags: ['estados'],
  args: { totalItems: 10_000, hasMoreItems: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Mostrando 10 de mais de 10.000 registros');
    await expect(canvas.getByText('de mais de 1.000')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Última página' }));
    await expect(canvas.getByRole('button', { name: 'Próxima página' })).toHaveAccessibleDescription(
      /Refine a busca para ver as outras\./,
    );
  },
};
export const Carregando: Story = { tags: ['estados'], args: { totalItems: undefined, isLoading: true } };

/** A list that did not load is never 'Mostrando 0 de 0 registros', and has no pages to go to. */
export const Falhou: Story = {
  tags: ['estados'],
  args: { totalItems: undefined, isFailed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Esta página não foi carregada.');
    await expect(canvas.queryByText(/Mostrando/)).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** doc3 §2.9: 'Mostrando {last} de {totalRecords} registros'. */
export const Navega: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Mostrando 10 de 3.012 registros')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Próxima página' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Última página' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(302);
    await expect(canvas.getByText('Mostrando 3.012 de 3.012 registros')).toBeVisible();
    const last = canvas.getByRole('button', { name: 'Última página' });
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('aria-disabled', 'true');
    await expect(last).toHaveAccessibleDescription(/Você já está na última página\./);
  },
};

export const VaiParaUmaPagina: Story = {
  tags: ['interacoes'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Ir para a página' });
    await userEvent.click(field);
    await userEvent.keyboard('47{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(47);
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('9999{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(302);
    await userEvent.clear(field);
    await userEvent.keyboard('abc');
    await userEvent.tab();
    await expect(field).toHaveValue('302');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
    await userEvent.clear(field);
    await userEvent.keyboard('12{Escape}');
    await expect(field).toHaveValue('302');
    await expect(args.onPageChange).toHaveBeenCalledTimes(2);
  },
};

/** A larger page keeps the first record shown in sight. */
export const MudaOTamanho: Story = {
  tags: ['interacoes'],
  args: { page: 6 },
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Registros por página' }), '50');
    await expect(args.onPageSizeChange).toHaveBeenCalledWith(50, 2);
    await expect(canvas.getByText('Mostrando 100 de 3.012 registros')).toBeVisible();
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24 }}>
      <Controlled {...args} label="Primeira" />
      <Controlled {...args} page={150} label="Meio" />
      <Pagination {...args} page={302} onPageSizeChange={undefined} label="Sem tamanho" />
    </div>
  ),
};
