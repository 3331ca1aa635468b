import type { AgendaBoard } from '@apto/api-client';
import type { Now } from '@apto/domain/time';
import { Card, DatePicker, MultiSelect, Stack } from '@apto/ui';
import type { Draft } from './grade.ts';

interface Props {
  draft: Draft;
  /** What the clinic does. */
  procedimentos: AgendaBoard['procedimentos'];
  now: Now;
  onChange: (part: Partial<Draft>) => void;
  /** What is written as a day and is none: why, or null again. */
  onProblem: (name: 'vigenciaInicial' | 'vigenciaFinal', problem: string | null) => void;
}

/** From when to when an agenda holds, and for which exams. */
export function GradeValidity({ draft, procedimentos, now, onChange, onProblem }: Props) {
  return (
    <Card title="Vigência e exames" level={2}>
      <Stack gap="x4">
        <DatePicker
          label="Início da vigência"
          isRequired
          now={now}
          value={draft.vigenciaInicial}
          onChange={(day) => {
            if (day) onChange({ vigenciaInicial: day });
          }}
          onProblem={(problem) => onProblem('vigenciaInicial', problem)}
        />
        <DatePicker
          label="Fim da vigência"
          isOptional
          now={now}
          value={draft.vigenciaFinal}
          onChange={(day) => onChange({ vigenciaFinal: day })}
          onProblem={(problem) => onProblem('vigenciaFinal', problem)}
        />
        <MultiSelect
          label="Exames desta agenda"
          isOptional
          placeholder="Todos os que a clínica faz"
          options={procedimentos.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={draft.procedimentosIds.map(String)}
          onChange={(ids) => onChange({ procedimentosIds: ids.map(Number) })}
        />
      </Stack>
    </Card>
  );
}
