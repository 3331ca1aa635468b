import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Stack } from '../Stack/index.ts';
import { ProgressBar, type ProgressBarProps } from './index.ts';

const meta = {
  title: 'Avisos/ProgressBar',
  component: ProgressBar,
  tags: ['estavel'],
  args: { label: 'Importando funcionários', value: 40 },
} satisfies Meta<typeof ProgressBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Porcento: Story = { tags: ['estados'] };
export const Contado: Story = {
  tags: ['interacoes'],
  args: { value: 1250, max: 2000 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importando funcionários' });
    await expect(bar).toHaveAttribute('aria-valuenow', '1250');
    await expect(bar).toHaveAttribute('aria-valuetext', '1.250 de 2.000');
  },
};
export const SemMedida: Story = {
  tags: ['interacoes'],
  args: { value: null, label: 'Consultando o SOC' },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Consultando o SOC' });
    await expect(bar).not.toHaveAttribute('aria-valuenow');
    await expect(bar).toHaveAttribute('aria-valuetext', 'Em andamento');
  },
};

function Growing(props: ProgressBarProps) {
  const [value, setValue] = useState(0);
  return (
    <Stack>
      <ProgressBar {...props} value={value} />
      <Button onPress={() => setValue(value + 20)}>Mais 20</Button>
    </Stack>
  );
}

/** Each quarter and the end are said; the steps between are only seen. */
export const Anunciado: Story = {
  tags: ['interacoes'],
  args: { isAnnounced: true },
  render: (args) => <Growing {...args} />,
  play: async ({ canvas }) => {
    const said = canvas.getByRole('status');
    const more = canvas.getByRole('button', { name: 'Mais 20' });
    await userEvent.click(more);
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(more);
    await expect(said).toHaveTextContent('Importando funcionários: 25 %');
    await userEvent.click(more);
    await userEvent.click(more);
    await expect(said).toHaveTextContent('Importando funcionários: 75 %');
    await userEvent.click(more);
    await expect(said).toHaveTextContent('Importando funcionários: concluído');
  },
};

export const Galeria: Story = {
  tags: ['galeria'],
  render: () => (
    <Stack>
      <ProgressBar label="Enviando laudo.pdf" value={62} />
      <ProgressBar label="Importadas" value={2000} max={2000} tone="success" />
      <ProgressBar label="Consultando o SOC" value={null} />
      <ProgressBar label="Com problema" value={300} max={2000} tone="danger" />
    </Stack>
  ),
};
