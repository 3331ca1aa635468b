import { Card } from '@apto/ui/card';
import { DataTable, type DataTableColumn } from '@apto/ui/data-table';
import { Heading } from '@apto/ui/heading';
import { Stack } from '@apto/ui/stack';
import { vars } from '@apto/ui/theme';
import { toast } from '@apto/ui/toast';
import { useState } from 'react';
import { AGENDAMENTOS, type Agendamento } from './data';
import { NewAgendamento } from './NewAgendamento';

const day = (data: string) => data.split('-').reverse().join('/');

const COLUMNS: readonly DataTableColumn<Agendamento>[] = [
  { id: 'funcionario', header: 'Funcionário', cell: (row) => row.funcionario, isRowHeader: true },
  { id: 'prestador', header: 'Prestador', cell: (row) => row.prestador, isGrow: true },
  {
    id: 'periodo',
    header: 'Período',
    cell: (row) => `${day(row.inicio)} a ${day(row.fim)}`,
    isNumeric: true,
  },
];

export function Agendamentos() {
  const [rows, setRows] = useState(AGENDAMENTOS);
  return (
    <main style={{ padding: vars.space.x6, background: vars.color.page, minBlockSize: '100vh' }}>
      <Stack gap="x6">
        <Heading level={1}>Agendamentos</Heading>
        <Card>
          <NewAgendamento
            onSave={(added) => {
              setRows([...rows, { ...added, id: rows.length + 1 }]);
              toast.success({ title: 'Registro salvo com sucesso!' });
            }}
          />
        </Card>
        <DataTable
          label="Agendamentos"
          columns={COLUMNS}
          rows={rows}
          getRowId={(row) => String(row.id)}
          getRowLabel={(row) => row.funcionario}
          renderDetail={(row) => <p>Prestador: {row.prestador}</p>}
        />
      </Stack>
    </main>
  );
}
