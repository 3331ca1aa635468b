/** A column of a staff sheet. */
interface StaffColumn {
  /** How the messages call it. */
  readonly label: string;
  /** What the model of a sheet shows in it. */
  readonly example: string;
  /** Without it a sheet cannot be imported. */
  readonly isRequired?: boolean;
  /** May come only once, by whatever name: nobody can tell which of two is right. */
  readonly isUnique?: boolean;
  /** Many good sheets do not have it: nobody is told that it is missing. */
  readonly isUnmissed?: boolean;
  /**
   * Headers seen in ordinary Brazilian staff sheets, already without accents, punctuation and small words; the better
   * source first.
   */
  readonly synonyms: readonly string[];
}

/** Every column of a staff sheet, in the order in which a missing one is reported. A new one is an entry here. */
export const STAFF_COLUMNS = {
  nome: {
    label: 'Nome',
    example: 'Ana Luz da Silva',
    isRequired: true,
    isUnique: true,
    synonyms: [
      'nome',
      'nome completo',
      'nome funcionario',
      'nome colaborador',
      'nome empregado',
      'nome trabalhador',
      'funcionario',
      'colaborador',
      'empregado',
      'trabalhador',
    ],
  },
  cpf: {
    label: 'CPF',
    example: '529.982.247-25',
    isRequired: true,
    isUnique: true,
    synonyms: [
      'c p f',
      'cpf',
      'numero cpf',
      'n cpf',
      'no cpf',
      'nr cpf',
      'num cpf',
      'cpf funcionario',
      'cpf colaborador',
      'documento cpf',
    ],
  },
  nascimento: {
    label: 'Nascimento',
    example: '24/11/1988',
    isUnique: true,
    synonyms: [
      'nascimento',
      'data nascimento',
      'dt nascimento',
      'dt nasc',
      'data nasc',
      'dtnasc',
      'nasc',
      'dtnascimento',
      'datanascimento',
      'dn',
    ],
  },
  sexo: {
    label: 'Sexo',
    example: 'Feminino',
    isUnique: true,
    synonyms: ['sexo', 'sx', 'genero', 'sexo funcionario', 'sexo colaborador', 'sexo biologico'],
  },
  cargo: {
    label: 'Cargo',
    example: 'Padeiro',
    synonyms: [
      'cargo',
      'funcao',
      'cargo funcao',
      'ocupacao',
      'nome cargo',
      'descricao cargo',
      'cargo atual',
      'funcao atual',
    ],
  },
  setor: {
    label: 'Setor',
    example: 'Produção',
    synonyms: [
      'setor',
      'departamento',
      'depto',
      'dpto',
      'area',
      'secao',
      'nome setor',
      'descricao setor',
      'centro custo',
    ],
  },
  unidade: {
    label: 'Unidade',
    example: 'Matriz',
    synonyms: [
      'unidade',
      'filial',
      'estabelecimento',
      'loja',
      'planta',
      'nome unidade',
      'local trabalho',
      'obra',
    ],
  },
  phone: {
    label: 'Telefone',
    example: '(11) 98888-7777',
    synonyms: [
      'celular',
      'whatsapp',
      'telefone celular',
      'telefone',
      'fone',
      'tel',
      'cel',
      'telefone contato',
      'contato',
      'numero telefone',
      'numero celular',
      'telefone whatsapp',
      'celular whatsapp',
      'telefone 1',
      'ddd telefone',
    ],
  },
  email: {
    label: 'E-mail',
    example: 'ana@exemplo.com.br',
    synonyms: [
      'email',
      'mail',
      'e mail',
      'email corporativo',
      'e mail corporativo',
      'email pessoal',
      'e mail pessoal',
      'endereco email',
      'endereco e mail',
      'correio eletronico',
      'email funcionario',
      'email colaborador',
      'email contato',
    ],
  },
  admissao: {
    label: 'Admissão',
    example: '05/02/2024',
    isUnique: true,
    synonyms: [
      'admissao',
      'data admissao',
      'dt admissao',
      'dt adm',
      'data adm',
      'adm',
      'dtadmissao',
      'dataadmissao',
      'inicio',
      'data inicio',
      'data contratacao',
      'contratacao',
      'data entrada',
    ],
  },
  pis: {
    label: 'PIS',
    example: '120.56412.54-5',
    isUnmissed: true,
    synonyms: ['pis', 'pis pasep', 'pasep', 'nit', 'nis', 'pis pasep nit', 'numero pis', 'nr pis', 'n pis'],
  },
  matricula: {
    label: 'Matrícula',
    example: '000123',
    isUnmissed: true,
    synonyms: [
      'matricula esocial',
      'matricula',
      'matricula funcionario',
      'registro',
      'chapa',
      'numero matricula',
      'nr matricula',
    ],
  },
  codigoSoc: {
    label: 'Código no SOC',
    example: '1042',
    isUnmissed: true,
    synonyms: [
      'codigo no soc',
      'codigo soc',
      'cod soc',
      'codigo funcionario soc',
      'codigo soc funcionario',
      'id soc',
    ],
  },
  categoria: {
    label: 'Categoria',
    example: '101',
    isUnmissed: true,
    synonyms: [
      'categoria esocial',
      'categoria trabalhador',
      'codigo categoria',
      'cod categoria',
      'categoria',
    ],
  },
} as const satisfies Record<string, StaffColumn>;

/** The columns of a staff sheet. */
export type ColumnId = keyof typeof STAFF_COLUMNS;

const entries = Object.entries(STAFF_COLUMNS) as [ColumnId, StaffColumn][];
const those = (isOne: (column: StaffColumn) => boolean | undefined): readonly ColumnId[] =>
  entries.filter(([, column]) => isOne(column)).map(([id]) => id);

export const SPREADSHEET_COLUMNS: readonly ColumnId[] = entries.map(([id]) => id);
export const REQUIRED_COLUMNS = those(({ isRequired }) => isRequired);
export const UNMISSED_COLUMNS = those(({ isUnmissed }) => isUnmissed);
export const UNIQUE_COLUMNS = those(({ isUnique }) => isUnique);
