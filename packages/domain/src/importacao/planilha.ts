import { idadeEm, somarMeses, type DataCivil } from '../tempo/index.ts';
import { COLUNAS_OBRIGATORIAS, NOME_DA_COLUNA } from './cabecalhos.ts';
import { acharCabecalho, problemasDoCabecalho, repeteCabecalho } from './cabecalho-da-planilha.ts';
import {
  lerCpfDaCelula,
  lerDataDaCelula,
  lerEmailDaCelula,
  lerNomeDaCelula,
  lerTelefoneDaCelula,
  lerTextoDaCelula,
  textoDaCelula,
  type LeituraDeCelula,
} from './celulas.ts';
import type {
  Celula,
  ColunaId,
  ColunaReconhecida,
  FuncionarioImportado,
  Gravidade,
  LeituraDePlanilha,
  ProblemaDeImportacao,
} from './tipos.ts';

const vazia = (linha: readonly Celula[]): boolean => linha.every((c) => textoDaCelula(c) === '');

/** Reads one sheet row, noting its problems. */
class LeitorDeLinha {
  readonly problemas: ProblemaDeImportacao[] = [];
  readonly #linha: number;
  readonly #celulas: readonly Celula[];
  readonly #colunas: ReadonlyMap<ColunaId, ColunaReconhecida>;

  constructor(linha: number, celulas: readonly Celula[], colunas: ReadonlyMap<ColunaId, ColunaReconhecida>) {
    this.#linha = linha;
    this.#celulas = celulas;
    this.#colunas = colunas;
  }

  ler<T>(coluna: ColunaId, leitor: (celula: Celula) => LeituraDeCelula<T>): T | null {
    const onde = this.#colunas.get(coluna);
    if (!onde) return null;
    const leitura = leitor(this.#celulas[onde.indice]);
    if ('erro' in leitura) this.anotar(coluna, leitura.erro, 'erro');
    else if (leitura.aviso) this.anotar(coluna, leitura.aviso, 'aviso');
    return leitura.valor;
  }

  /** What the cell holds, as text; nothing when the sheet has no such column. */
  escrito(coluna: ColunaId): string {
    const onde = this.#colunas.get(coluna);
    return onde ? textoDaCelula(this.#celulas[onde.indice]) : '';
  }

  anotar(coluna: ColunaId, mensagem: string, gravidade: Gravidade): void {
    this.problemas.push({
      linha: this.#linha,
      coluna: this.#colunas.get(coluna)?.cabecalho ?? NOME_DA_COLUNA[coluna],
      valor: this.escrito(coluna),
      mensagem,
      gravidade,
    });
  }

  get temErro(): boolean {
    return this.problemas.some((p) => p.gravidade === 'erro');
  }
}

/** Youngest age at admission that raises no question, in years (apprentices, Lei 10.097/2000). */
const IDADE_MINIMA = 14;

const SECULO_EM_MESES = 1200;

/** A birth year of two digits that falls after `limite` belongs to the century before. */
function seculoDoNascimento(
  nascimento: DataCivil | null,
  escrito: string,
  limite: DataCivil | null,
): DataCivil | null {
  const doisDigitos = /^\d{1,2}\D\d{1,2}\D\d{2}$/.test(escrito);
  return nascimento && limite && doisDigitos && nascimento >= limite
    ? somarMeses(nascimento, -SECULO_EM_MESES)
    : nascimento;
}

function conferirDatas(
  leitor: LeitorDeLinha,
  { nascimento, admissao }: { nascimento: DataCivil | null; admissao: DataCivil | null },
  hoje: DataCivil | null,
): void {
  if (!nascimento) return;
  if (admissao && nascimento >= admissao) {
    leitor.anotar('nascimento', 'Data de nascimento posterior à admissão', 'erro');
  } else if (hoje && nascimento > hoje) {
    leitor.anotar('nascimento', 'Data de nascimento no futuro', 'erro');
  } else if (admissao && idadeEm(nascimento, admissao) < IDADE_MINIMA) {
    leitor.anotar('nascimento', `Menos de ${IDADE_MINIMA} anos na admissão: confira as datas`, 'aviso');
  }
}

function lerFuncionario(linha: number, leitor: LeitorDeLinha, hoje: DataCivil | null): FuncionarioImportado {
  const nome = leitor.ler('nome', lerNomeDaCelula);
  const cpf = leitor.ler('cpf', lerCpfDaCelula);
  const nascido = leitor.ler('nascimento', lerDataDaCelula);
  const cargo = leitor.ler('cargo', lerTextoDaCelula);
  const setor = leitor.ler('setor', lerTextoDaCelula);
  const unidade = leitor.ler('unidade', lerTextoDaCelula);
  const telefone = leitor.ler('telefone', lerTelefoneDaCelula);
  const email = leitor.ler('email', lerEmailDaCelula);
  const admissao = leitor.ler('admissao', lerDataDaCelula);
  const nascimento = seculoDoNascimento(nascido, leitor.escrito('nascimento'), admissao ?? hoje);
  conferirDatas(leitor, { nascimento, admissao }, hoje);
  return {
    linha,
    nome: nome ?? '',
    cpf: cpf ?? '',
    nascimento,
    cargo,
    setor,
    unidade,
    telefone,
    email,
    admissao,
  };
}

/** Both rows of a repeated CPF are at fault: nobody but the company knows which one is right. */
function anotarRepetidos(lidos: readonly { f: FuncionarioImportado; leitor: LeitorDeLinha }[]): void {
  const porCpf = new Map<string, { f: FuncionarioImportado; leitor: LeitorDeLinha }[]>();
  for (const lido of lidos) {
    if (lido.f.cpf !== '') porCpf.set(lido.f.cpf, [...(porCpf.get(lido.f.cpf) ?? []), lido]);
  }
  for (const iguais of porCpf.values()) {
    if (iguais.length < 2) continue;
    for (const { f, leitor } of iguais) {
      const outras = iguais.filter((i) => i.f !== f).map((i) => i.f.linha);
      const onde = outras.length === 1 ? `na linha ${outras[0]}` : `nas linhas ${outras.join(', ')}`;
      leitor.anotar('cpf', `CPF repetido ${onde}`, 'erro');
    }
  }
}

/**
 * Reads an ordinary Brazilian staff sheet: columns in any order, headers with or without accents and by many
 * names, titles above them, empty rows between. Lists EVERY problem by row and column, and never throws.
 * @param linhas the sheet's rows from its first, each a list of its cells
 * @param opcoes.hoje today in São Paulo; without it a birth in the future is not noticed
 */
export function lerPlanilha(
  linhas: readonly (readonly Celula[])[],
  { hoje = null }: { readonly hoje?: DataCivil | null } = {},
): LeituraDePlanilha {
  const cabecalho = acharCabecalho(linhas);
  if (!cabecalho) {
    const mensagem = 'Cabeçalho não encontrado: a planilha precisa ao menos das colunas Nome e CPF';
    return {
      funcionarios: [],
      problemas: [{ linha: 1, coluna: '', valor: '', mensagem, gravidade: 'erro' }],
      colunas: [],
      ignoradas: [],
      linhaDoCabecalho: null,
    };
  }
  const colunas = new Map(cabecalho.colunas.map((c) => [c.coluna, c]));
  const lidos = linhas.flatMap((celulas, posicao) => {
    if (posicao <= cabecalho.posicao || vazia(celulas) || repeteCabecalho(celulas, cabecalho)) return [];
    const leitor = new LeitorDeLinha(posicao + 1, celulas, colunas);
    return [{ f: lerFuncionario(posicao + 1, leitor, hoje), leitor }];
  });
  anotarRepetidos(lidos);
  const indice = new Map(cabecalho.colunas.map((c) => [c.cabecalho, c.indice]));
  const problemas = [...problemasDoCabecalho(cabecalho), ...lidos.flatMap(({ leitor }) => leitor.problemas)];
  if (lidos.length === 0) {
    problemas.push({
      linha: cabecalho.posicao + 2,
      coluna: '',
      valor: '',
      mensagem: 'Nenhum funcionário encontrado abaixo do cabeçalho',
      gravidade: 'erro',
    });
  }
  problemas.sort((a, b) => a.linha - b.linha || (indice.get(a.coluna) ?? 0) - (indice.get(b.coluna) ?? 0));
  const completos = COLUNAS_OBRIGATORIAS.every((coluna) => colunas.has(coluna));
  return {
    funcionarios: completos ? lidos.filter(({ leitor }) => !leitor.temErro).map(({ f }) => f) : [],
    problemas,
    colunas: cabecalho.colunas,
    ignoradas: cabecalho.ignoradas,
    linhaDoCabecalho: cabecalho.posicao + 1,
  };
}

/** Whether the sheet may be written: all or nothing, so one error anywhere refuses the whole of it. */
export const planilhaSemErros = (leitura: LeituraDePlanilha): boolean =>
  leitura.problemas.every((p) => p.gravidade !== 'erro');
