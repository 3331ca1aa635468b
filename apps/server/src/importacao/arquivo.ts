import { TAMANHO_MAXIMO_ANEXO, type Celula } from '@apto/domain';
import excel, { type Cell, type CellValue, type Worksheet } from 'exceljs';

/** The file cannot be read as a staff sheet; the message says what to do about it. */
export class ErroDePlanilha extends Error {
  override name = 'ErroDePlanilha';
}

/** More rows than any staff sheet has; a sheet formatted down to the last row of Excel stays below it. */
const MAXIMO_DE_LINHAS = 50_000;
const MAXIMO_DE_COLUNAS = 200;

const comeca = (conteudo: Uint8Array, ...bytes: number[]): boolean =>
  bytes.every((b, i) => conteudo[i] === b);

function conferirFormato(conteudo: Uint8Array): void {
  if (conteudo.length === 0) throw new ErroDePlanilha('O arquivo está vazio.');
  if (conteudo.length > TAMANHO_MAXIMO_ANEXO) {
    throw new ErroDePlanilha('O arquivo selecionado excede o tamanho de 10 Mb.');
  }
  if (comeca(conteudo, 0xd0, 0xcf, 0x11, 0xe0)) {
    throw new ErroDePlanilha(
      'O arquivo está no formato antigo do Excel (.xls) ou protegido por senha. Abra-o, tire a senha e salve como .xlsx.',
    );
  }
  if (!comeca(conteudo, 0x50, 0x4b)) {
    throw new ErroDePlanilha(
      'O arquivo não é uma planilha .xlsx. Abra-o no Excel ou no LibreOffice e salve como .xlsx.',
    );
  }
}

/**
 * The rows of the first visible sheet, from its first row, as plain cells: rich text and links as text,
 * formulas as their last result, dates as civil parts. A cell merged downwards repeats its value in every
 * row; one merged sideways has it in the first column only.
 * @throws ErroDePlanilha
 */
export async function lerArquivo(conteudo: Uint8Array): Promise<Celula[][]> {
  conferirFormato(conteudo);
  const pasta = new excel.Workbook();
  try {
    // The declaration asks for the Buffer of another version of Node's types.
    await pasta.xlsx.load(Buffer.from(conteudo) as unknown as Parameters<typeof pasta.xlsx.load>[0]);
  } catch (causa) {
    throw new ErroDePlanilha('O arquivo .xlsx está corrompido e não pôde ser aberto.', { cause: causa });
  }
  const folha = pasta.worksheets.find((f) => f.state === 'visible') ?? pasta.worksheets[0];
  if (!folha) throw new ErroDePlanilha('O arquivo não tem nenhuma planilha.');
  return lerFolha(folha);
}

function lerFolha(folha: Worksheet): Celula[][] {
  const linhas: Celula[][] = [];
  folha.eachRow({ includeEmpty: false }, (linha, numero) => {
    const celulas: Celula[] = [];
    linha.eachCell({ includeEmpty: false }, (celula, coluna) => {
      if (coluna <= MAXIMO_DE_COLUNAS) celulas[coluna - 1] = lerCelula(celula);
    });
    if (!celulas.some((c) => c !== null && c !== undefined && c !== '')) return;
    if (numero > MAXIMO_DE_LINHAS) {
      throw new ErroDePlanilha(`A planilha tem mais de ${MAXIMO_DE_LINHAS} linhas. Divida-a em partes.`);
    }
    linhas[numero - 1] = celulas;
  });
  // Rows and cells that the file leaves out become empty ones, so that positions stay the sheet's own.
  return Array.from(linhas, (celulas) => Array.from(celulas ?? [], (c) => c ?? null));
}

function lerCelula(celula: Cell): Celula {
  if (!celula.isMerged) return valorSimples(celula.value);
  const { master } = celula;
  return master.col === celula.col ? valorSimples(master.value) : null;
}

/** Half a second: a date near midnight may be a hair short of its day after the float arithmetic. */
const MEIO_SEGUNDO = 500;

function valorSimples(valor: CellValue): Celula {
  if (valor === null || valor === undefined) return null;
  if (typeof valor === 'string' || typeof valor === 'number' || typeof valor === 'boolean') return valor;
  if (valor instanceof Date) {
    const dia = new Date(valor.getTime() + MEIO_SEGUNDO);
    if (Number.isNaN(dia.getTime())) return null;
    // exceljs puts a serial at UTC midnight of its day.
    return { ano: dia.getUTCFullYear(), mes: dia.getUTCMonth() + 1, dia: dia.getUTCDate() };
  }
  if ('richText' in valor) return valor.richText.map((parte) => parte.text).join('');
  if ('hyperlink' in valor) return valorSimples(valor.text);
  if ('error' in valor) return valor.error;
  if ('result' in valor && valor.result !== undefined) return valorSimples(valor.result);
  // A formula that was never calculated.
  return null;
}
