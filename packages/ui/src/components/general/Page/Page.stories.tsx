import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquare, MoreVertical, RefreshCw } from 'lucide-react';
import { expect, userEvent } from 'storybook/test';
import { Breadcrumb } from '../Breadcrumb/index.ts';
import { Button } from '../Button/index.ts';
import { Card } from '../Card/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tag } from '../Tag/index.ts';
import { Page } from './Page.tsx';

const meta = {
  title: 'Estrutura/Page',
  component: Page,
  tags: ['estavel'],
  args: { title: 'Agendamentos', children: <Card>Tabela</Card> },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SoTitulo: Story = { tags: ['estados'] };
export const DeFormulario: Story = { tags: ['estados'], args: { title: 'Novo formulário', width: 'form' } };
export const Caminho: Story = {
  tags: ['interacoes'],
  args: {
    title: 'Clínica São Lucas',
    trail: (
      <Breadcrumb
        homeHref="#inicio"
        items={[
          { label: 'Depósito Antecipado', href: '#deposito' },
          { label: 'Extratos', href: '#extratos' },
          { label: 'Clínica São Lucas' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Você está em' })).toBeInTheDocument();
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
  },
};
/** The way to here first, then the actions. */
export const Teclado: Story = {
  tags: ['interacoes'],
  args: {
    trail: (
      <Breadcrumb
        homeHref={null}
        items={[{ label: 'Extratos', href: '#extratos' }, { label: 'Clínica São Lucas' }]}
      />
    ),
    actions: <Button variant="primary">Novo agendamento</Button>,
  },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Extratos' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Novo agendamento' })).toHaveFocus();
  },
};

const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

/** On a phone a long title keeps its line, and a button with words goes below it. */
export const NoTelefone: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Cadastros das clínicas',
    purpose: 'A clínica informa os próprios dados por um link; nada vale antes de a equipe aceitar.',
    actions: <Button variant="primary">Convidar clínica</Button>,
  },
  play: async ({ canvas }) => {
    const title = boxOf(canvas.getByRole('heading'));
    await expect(title.height).toBeLessThan(2 * 24);
    await expect(boxOf(canvas.getByRole('button')).top).toBeGreaterThanOrEqual(title.bottom);
  },
};

const LONG = 'Clínica de Medicina do Trabalho Bem-Estar de Ribeirão Preto';

/** A form's title does not break next to nothing: it and the actions take the room beside the form. */
export const TituloLongo: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'desktop' } },
  args: {
    title: LONG,
    width: 'form',
    actions: (
      <>
        <Button>Exames e preços</Button>
        <Button>Preços por cliente</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const title = boxOf(canvas.getByRole('heading'));
    await expect(title.height).toBeLessThan(2 * 32);
    const [, last] = canvas.getAllByRole('button');
    await expect(boxOf(last!).top).toBeLessThan(title.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    // What the page holds keeps its width.
    await expect(boxOf(canvas.getByText('Tabela')).right).toBeLessThan(960);
  },
};

/** On a tablet a name does not break beside many buttons: they go below it. */
export const MuitasAcoes: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'tablet' } },
  args: {
    title: 'Metalúrgica Serra Azul S.A.',
    width: 'form',
    titleEnd: <Tag tone="success">Ativo</Tag>,
    actions: (
      <>
        {['Unidades', 'Setores', 'Cargos', 'Hierarquias', 'Quem agenda por exame'].map((each) => (
          <Button key={each}>{each}</Button>
        ))}
        <IconButton label="Ações" icon={<MoreVertical />} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const title = boxOf(canvas.getByRole('heading'));
    await expect(title.height).toBeLessThan(2 * 32);
    await expect(boxOf(canvas.getByText('Ativo')).left).toBeGreaterThan(title.right);
    const tops = canvas.getAllByRole('button').map((each) => boxOf(each).top);
    await expect(new Set(tops).size).toBe(1);
    await expect(tops[0]).toBeGreaterThanOrEqual(title.bottom);
  },
};

/** On a phone a status goes below the title, and does not touch it. */
export const StatusNoTelefone: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Metalúrgica Serra Azul S.A.',
    titleEnd: <Tag tone="success">Ativo</Tag>,
    actions: <IconButton label="Ações" icon={<MoreVertical />} />,
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const status = canvas.getByText('Ativo').closest('span[class]')?.parentElement;
    if (!status) throw new Error('no status');
    await expect(boxOf(status).top - boxOf(canvas.getByRole('heading')).bottom).toBeGreaterThanOrEqual(4);
  },
};

/** Actions that are icons stay beside the title, however long it is. */
export const IconesNoTelefone: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Cadastros das clínicas credenciadas',
    actions: <IconButton label="Atualizar" icon={<RefreshCw />} />,
  },
  play: async ({ canvas }) => {
    await expect(boxOf(canvas.getByRole('button')).top).toBeLessThan(
      boxOf(canvas.getByRole('heading')).bottom,
    );
  },
};

const total = (canvas: { getByText: (text: string, options: object) => HTMLElement }): DOMRect =>
  boxOf(canvas.getByText('1.485', { selector: '[aria-hidden]' }));

/** A total without room beside the title does not make the header higher. */
export const TotalNoTelefone: Story = {
  tags: ['interacoes'],
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Painel de agendamento',
    count: 1485,
    actions: (
      <>
        <IconButton label="Observações" icon={<MessageSquare />} />
        <IconButton label="Atualizar" icon={<RefreshCw />} />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const line = boxOf(canvas.getByRole('heading').parentElement!);
    await expect(line.height).toBeLessThan(2 * 24);
    await expect(total(canvas).top).toBeGreaterThanOrEqual(line.bottom);
  },
};

/** One with room stands beside it. */
export const TotalAoLado: Story = {
  ...TotalNoTelefone,
  args: { ...TotalNoTelefone.args, title: 'Usuários' },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    const line = boxOf(canvas.getByRole('heading').parentElement!);
    await expect(total(canvas).bottom).toBeLessThanOrEqual(line.bottom);
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  args: {
    count: 3127,
    purpose: 'Do pedido ao ASO, de todas as unidades que você vê.',
    actions: (
      <>
        <Button>Importar</Button>
        <Button variant="primary">Novo agendamento</Button>
      </>
    ),
  },
};
