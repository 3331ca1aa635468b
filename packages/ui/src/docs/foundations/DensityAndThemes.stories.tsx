import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../../components/general/Button/index.ts';
import { Checkbox } from '../../components/general/Checkbox/index.ts';
import { Grid } from '../../components/general/Grid/index.ts';
import { Inline } from '../../components/general/Inline/index.ts';
import { Section } from '../../components/general/Section/index.ts';
import { Stack } from '../../components/general/Stack/index.ts';
import { StatusTag } from '../../components/field/StatusTag/index.ts';
import { TextField } from '../../components/general/TextField/index.ts';
import { THEME_NAMES } from '../../theme/palette.ts';
import * as css from '../docs.css.ts';

const meta = { title: 'Fundamentos/Densidade e temas', tags: ['estavel'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = { light: 'Claro', dark: 'Escuro', 'high-contrast': 'Alto contraste' } as const;

function Piece({ name }: { name: string }) {
  return (
    <Section title={name} level={3}>
      <Stack gap="x4">
        <TextField label="Nome" defaultValue="Ana Souza" />
        <Checkbox defaultSelected>Avisar por e-mail</Checkbox>
        <Inline>
          <Button variant="primary">Salvar</Button>
          <Button>Cancelar</Button>
          <StatusTag tone="success" icon="calendar-check">
            Agendado
          </StatusTag>
        </Inline>
      </Stack>
    </Section>
  );
}

/** The same piece in the three themes; a theme holds for the part of the page that carries it. */
export const Temas: Story = {
  tags: ['estados'],
  render: () => (
    <Grid columns={3}>
      {THEME_NAMES.map((theme) => (
        <div key={theme} data-theme={theme} className={css.preview}>
          <Piece name={NAMES[theme]} />
        </div>
      ))}
    </Grid>
  ),
};

export const Densidades: Story = {
  tags: ['interacoes'],
  render: () => (
    <Grid columns={2}>
      <div data-density="comfortable" className={css.preview} data-testid="comfortable">
        <Piece name="Confortável" />
      </div>
      <div data-density="compact" className={css.preview} data-testid="compact">
        <Piece name="Compacta" />
      </div>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const height = (density: string): number =>
      within(canvas.getByTestId(density)).getByRole('button', { name: 'Salvar' }).getBoundingClientRect()
        .height;
    await expect(height('comfortable')).toBe(40);
    await expect(height('compact')).toBe(32);
  },
};
