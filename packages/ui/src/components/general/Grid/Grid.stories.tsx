import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../Card/index.ts';
import { Switch } from '../Switch/index.ts';
import { TextField } from '../TextField/index.ts';
import { Grid, GridItem } from './Grid.tsx';

const meta = {
  title: 'Estrutura/Grid',
  component: Grid,
  tags: ['estavel'],
  args: { children: null },
} satisfies Meta<typeof Grid>;
export default meta;
type Story = StoryObj<typeof meta>;

const fields = ['Nome', 'CPF', 'Nascimento', 'Cargo', 'Setor', 'Unidade'].map((label) => (
  <TextField key={label} label={label} />
));

export const Galeria: Story = { tags: ['galeria'], args: { columns: 3, children: fields } };
export const QuantasCouberem: Story = { tags: ['estados'], args: { fit: 'md', children: fields } };
export const LinhasJuntas: Story = {
  tags: ['interacoes'],
  args: {
    fit: 'md',
    gap: 'x5',
    rowGap: 'x2',
    children: [<Card key="a">Um</Card>, <Card key="b">Dois</Card>],
  },
  play: async ({ canvasElement }) => {
    const { rowGap, columnGap } = window.getComputedStyle(
      canvasElement.querySelector<HTMLElement>('div:has(> section)') ?? canvasElement.querySelector('div')!,
    );
    await expect(Number.parseFloat(rowGap)).toBeLessThan(Number.parseFloat(columnGap));
  },
};
export const ComPainel: Story = {
  tags: ['recursos'],
  args: {
    hasAside: true,
    children: [<Card key="main">Formulário</Card>, <Card key="aside">Resumo</Card>],
  },
  play: async ({ canvas }) => {
    const [main, aside] = ['Formulário', 'Resumo'].map((name) =>
      canvas.getByText(name).getBoundingClientRect(),
    );
    await expect(aside?.top).toBe(main?.top);
    await expect(aside?.width).toBeLessThan(main?.width ?? 0);
  },
};
export const LinhaInteira: Story = {
  tags: ['interacoes'],
  args: {
    columns: 2,
    children: (
      <>
        <Card>Curto</Card>
        <GridItem span="all">
          <Card>Comprido</Card>
        </GridItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comprido').offsetWidth).toBeGreaterThan(
      canvas.getByText('Curto').offsetWidth,
    );
  },
};

/** A form of six columns: three short fields in a line, two long ones, and a switch level with the box beside it. */
export const Formulario: Story = {
  name: 'Formulário',
  tags: ['recursos'],
  args: {
    columns: 6,
    children: (
      <>
        {['CRM', 'UF', 'RQE'].map((label, index) => (
          <GridItem key={label} span="third" startsLine={index === 0}>
            <TextField label={label} />
          </GridItem>
        ))}
        <GridItem span="third" startsLine>
          <TextField label="Especialidade" />
        </GridItem>
        <GridItem span="half" startsLine isBelowLabel>
          <Switch>Depósito antecipado</Switch>
        </GridItem>
        <GridItem span="half">
          <TextField label="Dias" />
        </GridItem>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const boxOf = (name: string) => canvas.getByRole('textbox', { name }).getBoundingClientRect();
    const [crm, uf, rqe, other, days] = ['CRM', 'UF', 'RQE', 'Especialidade', 'Dias'].map(boxOf);
    await expect([uf?.top, rqe?.top]).toEqual([crm?.top, crm?.top]);
    await expect(other?.left).toBe(crm?.left);
    await expect(other?.top).toBeGreaterThan(crm?.bottom ?? 0);
    const toggle = canvas.getByRole('switch', { name: 'Depósito antecipado' }).getBoundingClientRect();
    await expect(toggle.top).toBeGreaterThanOrEqual(days?.top ?? 0);
    await expect(toggle.bottom).toBeLessThanOrEqual(days?.bottom ?? 0);
  },
};
