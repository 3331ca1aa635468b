import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../../components/general/Card/index.ts';
import { Grid } from '../../components/general/Grid/index.ts';
import { Inline } from '../../components/general/Inline/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { Text } from '../../components/general/Text/index.ts';
import { vars } from '../../theme/contract.css.ts';
import { SCALE } from '../../theme/scale.ts';
import * as css from '../docs.css.ts';

const meta = { title: 'Fundamentos/Espaço', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Escala: Story = {
  tags: ['estados'],
  render: () => (
    <Stack gap="x3">
      {Object.entries(SCALE.space).map(([name, value]) => (
        <Inline key={name}>
          <span aria-hidden className={css.measure} style={{ inlineSize: value }} />
          <Text as="span" size="s13" isTabular>
            {name}, {value}
          </Text>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Cantos: Story = {
  tags: ['estados'],
  render: () => (
    <Inline gap="x5">
      {Object.entries(vars.radius).map(([name, borderRadius]) => (
        <span key={name} className={css.box} style={{ borderRadius }}>
          {name}
        </span>
      ))}
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <span key={name} className={css.box} style={{ boxShadow, borderRadius: vars.radius.card }}>
          sombra {name}
        </span>
      ))}
    </Inline>
  ),
};

/** The space belongs to what holds the parts, never to the parts. */
export const Composicao: Story = {
  tags: ['interacoes'],
  render: () => (
    <Stack gap="x6">
      <Inline gap="x3">
        <Card>Lado a lado</Card>
        <Card>com Inline</Card>
      </Inline>
      <Grid columns={3}>
        <Card>Em colunas</Card>
        <Card>alinhadas</Card>
        <Card>com Grid</Card>
      </Grid>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const box = (text: string): DOMRect => canvas.getByText(text).getBoundingClientRect();
    await expect(box('com Inline').left - box('Lado a lado').right).toBeCloseTo(8, 0);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
