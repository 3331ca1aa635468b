import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { DatabasePort } from '../../db/port.ts';
import { row } from '../../db/rows.ts';
import { decrypt } from '../../platform/cipher.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import { IntegrationError } from '../../platform/ports.ts';

const text = z.nullable(z.string());
const KEYS = z.strictObject({
  principal: text,
  username: text,
  chave_acesso: text,
  codigo_responsavel: text,
  codigo_usuario_soc: text,
  codigo_exporta_dados: text,
  chave_acesso_exporta_dados: text,
  codigo_exporta_sugeridos: text,
  chave_exporta_sugeridos: text,
  codigo_exporta_ged: text,
  chave_exporta_ged: text,
  tipo_socged_aso: text,
});
const PERSON = z.strictObject({
  empresa_id: z.int(),
  codigo_soc: text,
  cpf: z.string(),
  cliente: z.string(),
});

/** One 'Exporta Dados' of SOC: each has its own code and key. */
export interface SocExport {
  code: string;
  key: string;
}

/** How a company enters SOC, opened; null what it was not given. */
export interface SocKeys {
  principal: string | null;
  user: { name: string; password: string; responsible: string; code: string } | null;
  /** 'Convocação de Exames'. */
  due: SocExport | null;
  /** 'Exames Sugeridos'. */
  suggested: SocExport | null;
  /** 'SOCGED', and which of its types is the ASO. */
  ged: (SocExport & { asoType: string }) | null;
}

/** An employee and their customer as SOC names them. */
export interface SocPerson {
  empresaId: number;
  /** SOC's own code of the employee. */
  code: string;
  /** Digits. */
  cpf: string;
  /** SOC's own code of the customer. */
  cliente: string;
}

/** The keys that the company's record keeps sealed (docs/decisions/0107, 0142). */
export async function readSocKeys({ db }: DatabasePort, ring: KeyRing, empresaId: number): Promise<SocKeys> {
  const kept = await row(
    db,
    KEYS,
    sql`select codigo_empresa_principal as principal, username, chave_acesso, codigo_responsavel, codigo_usuario_soc,
          codigo_exporta_dados, chave_acesso_exporta_dados, codigo_exporta_sugeridos, chave_exporta_sugeridos,
          codigo_exporta_ged, chave_exporta_ged, tipo_socged_aso
        from empresa where id = ${empresaId}`,
  );
  if (!kept) throw new IntegrationError('soc', 'A empresa não existe.');
  const opened = (sealed: string | null): string | null => (sealed === null ? null : decrypt(ring, sealed));
  const exportOf = (sealedCode: string | null, sealedKey: string | null): SocExport | null => {
    const [code, key] = [opened(sealedCode), opened(sealedKey)];
    return code !== null && key !== null ? { code, key } : null;
  };
  const ged = exportOf(kept.codigo_exporta_ged, kept.chave_exporta_ged);
  const [name, password] = [opened(kept.username), opened(kept.chave_acesso)];
  const [responsible, code] = [opened(kept.codigo_responsavel), opened(kept.codigo_usuario_soc)];
  return {
    principal: kept.principal,
    user:
      name !== null && password !== null && responsible !== null && code !== null
        ? { name, password, responsible, code }
        : null,
    due: exportOf(kept.codigo_exporta_dados, kept.chave_acesso_exporta_dados),
    suggested: exportOf(kept.codigo_exporta_sugeridos, kept.chave_exporta_sugeridos),
    ged: ged !== null && kept.tipo_socged_aso !== null ? { ...ged, asoType: kept.tipo_socged_aso } : null,
  };
}

/** @throws IntegrationError where the employee has no code of SOC, or is not of that customer */
export async function readSocPerson(
  { db }: DatabasePort,
  { funcionarioId, clienteId }: { funcionarioId: number; clienteId: number },
): Promise<SocPerson> {
  const person = await row(
    db,
    PERSON,
    sql`select f.empresa_id, f.codigo_soc, f.cpf, c.code as cliente
        from funcionario f join cliente c on c.id = f.customer_id
        where f.id = ${funcionarioId} and f.customer_id = ${clienteId} and f.deleted_at is null`,
  );
  if (!person) throw new IntegrationError('soc', 'O funcionário não é do cliente.');
  if (person.codigo_soc === null) throw new IntegrationError('soc', 'O funcionário não tem código no SOC.');
  return {
    empresaId: person.empresa_id,
    code: person.codigo_soc,
    cpf: person.cpf.replace(/\D/g, ''),
    cliente: person.cliente,
  };
}
