import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PersonCell } from '../PersonCell/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { Stack } from '../Stack/index.ts';
import { MATCH, MatchMarks, type MatchMarksProps } from './MatchMarks.tsx';

const PEOPLE = [
  { name: 'João Batista de Araújo', cpf: '529.982.247-25' },
  { name: 'Joana Prado', cpf: '111.444.777-35' },
  { name: 'Maria José Araujo', cpf: '295.379.955-93' },
];

function People({ terms, ...props }: Omit<MatchMarksProps, 'of'>) {
  const list = useRef<HTMLUListElement>(null);
  const [typed, setTyped] = useState(terms.join(' '));
  return (
    <Stack gap="x5">
      <SearchField label="Buscar funcionário" isLabelHidden value={typed} onChange={setTyped} />
      <ul ref={list} style={{ display: 'grid', gap: 12 }}>
        {PEOPLE.map(({ name, cpf }) => (
          <li key={cpf}>
            <div data-searched="">
              <PersonCell name={name} detail={cpf} />
            </div>
            Agendado para Araújo e Filhos
          </li>
        ))}
      </ul>
      <MatchMarks {...props} of={list} terms={typed.split(';')} />
    </Stack>
  );
}

const marked = () => [...(CSS.highlights.get(MATCH) ?? [])].map(String).sort();

const meta = {
  title: 'Dados/MatchMarks',
  component: MatchMarks,
  tags: ['experimental'],
  args: { terms: ['araujo', '5299'], of: { current: null } },
  render: ({ of: _own, ...args }) => <People {...args} />,
} satisfies Meta<typeof MatchMarks>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Galeria: Story = { tags: ['galeria'] };

export const SemNadaProcurado: Story = {
  tags: ['estados'],
  args: { terms: [] },
  play: async () => expect(CSS.highlights.has(MATCH)).toBe(false),
};

export const MarcaCadaPalavraOndeSeProcura: Story = {
  tags: ['interacoes'],
  play: async ({ canvas }) => {
    // With or without accent, figures through their points, and not the line that is not searched.
    await waitFor(() => expect(marked()).toEqual(['529.9', 'Araujo', 'Araújo']));
    const box = canvas.getByRole('searchbox', { name: 'Buscar funcionário' });
    await userEvent.clear(box);
    await expect(CSS.highlights.has(MATCH)).toBe(false);
    await userEvent.type(box, 'joana prado');
    await waitFor(() => expect(marked()).toEqual(['Joana', 'Prado']));
  },
};

export const MarcaOQueChegaDepois: Story = {
  tags: ['interacoes'],
  args: { terms: ['tainá'] },
  play: async ({ canvas }) => {
    await expect(CSS.highlights.has(MATCH)).toBe(false);
    const row = canvas.getByText('Joana Prado');
    row.textContent = 'Tainá Prado';
    await waitFor(() => expect(marked()).toEqual(['Tainá']));
  },
};
