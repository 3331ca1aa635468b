import {
  dataMinimaDemissao,
  mascararCpf,
  type Agora,
  type CamposDoFuncionario,
  type FuncionarioDoPedido,
} from '@apto/domain';
import {
  DatePicker,
  IconButton,
  Inline,
  PersonCell,
  PhoneField,
  Tag,
  TextField,
  type DataTableColumn,
} from '@apto/ui';
import { Trash2 } from '@apto/ui/icons';
import { Campo } from '../campos/Campo.tsx';
import type { useFalhas } from '../campos/falhas.ts';

export interface LinhaDeFuncionario {
  readonly indice: number;
  readonly f: FuncionarioDoPedido;
}

interface Ligacoes extends ReturnType<typeof useFalhas> {
  readonly agora: Agora;
  /** The exam type asks for the dismissal date. */
  readonly comDemissao: boolean;
  readonly alterar: (id: number, campos: CamposDoFuncionario) => void;
  readonly remover: (id: number) => void;
}

type Coluna = DataTableColumn<LinhaDeFuncionario>;
type CampoDaLinha = 'email' | 'phone' | 'dataHomologacao';

const caminho = ({ indice }: LinhaDeFuncionario, campo: CampoDaLinha): string =>
  `funcionarios.${indice}.${campo}`;

/** Name, contacts, dismissal date and the way out, for each employee of the request (doc2 §2.3). */
export function colunasDeFuncionarios(ligacoes: Ligacoes): Coluna[] {
  const { agora, comDemissao, alterar, remover } = ligacoes;
  const comuns = (linha: LinhaDeFuncionario, campo: CampoDaLinha, rotulo: string) => ({
    label: `${rotulo} de ${linha.f.name}`,
    isLabelHidden: true,
    onBlur: () => ligacoes.tocar(caminho(linha, campo)),
    errorMessage: ligacoes.erro(caminho(linha, campo)),
  });
  const demissao: Coluna = {
    id: 'demissao',
    header: 'Data de demissão',
    width: 152,
    cell: (linha) => (
      <Campo nome={caminho(linha, 'dataHomologacao')}>
        <DatePicker
          {...comuns(linha, 'dataHomologacao', 'Data de demissão')}
          isRequired
          agora={agora}
          min={dataMinimaDemissao(agora)}
          value={linha.f.dataHomologacao}
          onChange={(dataHomologacao) => alterar(linha.f.id, { dataHomologacao })}
        />
      </Campo>
    ),
  };
  return [
    {
      id: 'nome',
      header: 'Funcionário',
      isRowHeader: true,
      isGrow: true,
      width: comDemissao ? 150 : 180,
      cell: ({ f }) => (
        <Inline gap="x3" isWrapping={false}>
          <PersonCell name={f.name} isCompact detail={`CPF ${mascararCpf(f.cpf)}`} />
          {f.pcd ? <Tag tone="realce">PCD</Tag> : null}
        </Inline>
      ),
    },
    {
      id: 'email',
      header: 'E-mail (opcional)',
      width: comDemissao ? 150 : 208,
      cell: (linha) => (
        <Campo nome={caminho(linha, 'email')}>
          <TextField
            {...comuns(linha, 'email', 'E-mail')}
            type="email"
            value={linha.f.email ?? ''}
            onChange={(email) => alterar(linha.f.id, { email: email || null })}
          />
        </Campo>
      ),
    },
    {
      id: 'telefone',
      header: 'Telefone (WhatsApp)',
      width: 186,
      cell: (linha) => (
        <Campo nome={caminho(linha, 'phone')}>
          <PhoneField
            {...comuns(linha, 'phone', 'Telefone')}
            isRequired
            value={linha.f.phone}
            onChange={(phone) => alterar(linha.f.id, { phone })}
          />
        </Campo>
      ),
    },
    ...(comDemissao ? [demissao] : []),
    {
      id: 'acoes',
      header: 'Ações',
      isHeaderHidden: true,
      isFixed: true,
      width: 56,
      cell: ({ f }) => (
        <IconButton icon={<Trash2 />} label={`Remover ${f.name}`} onPress={() => remover(f.id)} />
      ),
    },
  ];
}
