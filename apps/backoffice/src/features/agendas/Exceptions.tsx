import { useNow } from '@apto/api-client/react';
import { Button, Card, DatePicker, Inline, RadioGroup, Stack, Text, TimeField } from '@apto/ui';
import { Plus, Trash2 } from '@apto/ui/icons';
import { useState } from 'react';
import type { Draft } from './grade.ts';

type Exception = Draft['exceptions'][number];
const written = (date: string): string => date.split('-').reverse().join('/');

const textOf = ({ data, atende: serves, inicio: start, fim: end }: Exception): string => {
  const hours = start || end ? ` (${start ?? '00:00'} às ${end ?? '24:00'})` : '';
  return `${written(data)}, ${serves ? 'atende em outro horário' : 'não atende'}${hours}`;
};

/** Days that differ from the week: closed, closed for some hours, or open at others (doc3 agenda/{id}/grade/excecao). */
export function Exceptions(props: {
  exceptions: readonly Exception[];
  onChange: (exceptions: Exception[]) => void;
}) {
  const { exceptions, onChange } = props;
  const now = useNow();
  const [day, setDay] = useState<string | null>(null);
  const [kind, setKind] = useState<'closed' | 'open'>('closed');
  const [start, setStart] = useState('');
  const [end, setEnd] = useState('');
  const [isSent, setSent] = useState(false);
  const needsHours = kind === 'open' && (start === '' || end === '');
  const add = (): void => {
    setSent(true);
    if (day === null || needsHours) return;
    const added = { data: day, atende: kind === 'open', inicio: start || null, fim: end || null };
    onChange([...exceptions, added].sort((a, b) => a.data.localeCompare(b.data)));
    setDay(null);
    setStart('');
    setEnd('');
    setSent(false);
  };
  return (
    <Card title="Exceções" level={2}>
      <Stack gap="x4">
        {exceptions.map((each, index) => (
          <Inline key={`${each.data} ${each.inicio ?? ''} ${each.fim ?? ''}`} gap="x3" justify="between">
            <Text size="s13">{textOf(each)}</Text>
            <Button
              size="small"
              variant="quiet"
              icon={<Trash2 />}
              aria-label={`Excluir exceção de ${textOf(each)}`}
              onPress={() => onChange(exceptions.filter((_other, at) => at !== index))}
            >
              Excluir
            </Button>
          </Inline>
        ))}
        <DatePicker
          label="Dia da exceção"
          now={now}
          min={now.data}
          value={day}
          onChange={setDay}
          errorMessage={isSent && day === null ? 'Campo obrigatório' : undefined}
        />
        <RadioGroup
          label="Neste dia"
          options={[
            { value: 'closed', label: 'Não atende' },
            { value: 'open', label: 'Atende em outro horário' },
          ]}
          value={kind}
          onChange={(value) => setKind(value === 'open' ? 'open' : 'closed')}
        />
        <Inline gap="x4">
          <TimeField label="Das" isOptional={kind === 'closed'} value={start} onChange={setStart} />
          <TimeField
            label="Às"
            isOptional={kind === 'closed'}
            value={end}
            onChange={setEnd}
            errorMessage={isSent && needsHours ? 'Informe o início e o fim' : undefined}
          />
        </Inline>
        <Button size="small" icon={<Plus />} onPress={add}>
          Adicionar exceção
        </Button>
      </Stack>
    </Card>
  );
}
