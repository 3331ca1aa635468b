import { z } from 'zod';

// What SOC's 'Exporta Dados' answer, as docs/gateways.md has it. SOC sends every value as text; further columns are dropped.

/** More rows than any employee has. */
const MOST = 2_000;
const text = z.union([z.string().max(2_000), z.number()]).transform((value) => String(value).trim());
const code = text.pipe(z.string().min(1).max(40));
/** DD/MM/AAAA, or nothing. */
const day = text
  .nullish()
  .transform((value) => (value ? value.replace(/^(\d{2})\/(\d{2})\/(\d{4})$/, '$3-$2-$1') : null))
  .pipe(z.nullable(z.iso.date()));
const wholeNumber = code.transform(Number).pipe(z.int().positive());

/** 'Exames Sugeridos': the exams of an employee for one exam type. */
export const SOC_SUGGESTED = z.array(z.object({ CODIGO_EXAME: code, NOME_EXAME: text })).max(MOST);

/** 'Convocação de Exames': each exam that an employee has to repeat, when it was last done and when it is due again. */
export const SOC_DUE = z
  .array(z.object({ CODIGOFUNCIONARIO: code, CODIGOEXAME: code, DATARESULTADO: day, REFAZER: day }))
  .max(MOST);

/** 'SOCGED': the files of an employee. */
export const SOC_GED = z
  .array(
    z.object({
      CD_FUNCIONARIO: code,
      CD_GED: code,
      CD_ARQUIVO_GED: wholeNumber,
      NM_GED: text.nullish(),
      NM_ARQUIVOS_GED: text.nullish(),
      DT_EMISSAO: day,
      DT_UPLOAD_ARQUIVO: day,
    }),
  )
  .max(MOST);
