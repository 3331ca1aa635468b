/** What `pnpm audit --json` says of one advisory; more fields than these are of no concern. */
interface Advisory {
  module_name: string;
  severity: string;
  title: string;
  github_advisory_id: string;
  url: string;
}

/** An advisory that the product bears for now, and until when (AAAA-MM-DD, that day included). */
export interface Allowance {
  id: string;
  reason: string;
  until: string;
}

export interface Verdict {
  passes: boolean;
  /** For people, one fact a line. */
  lines: string[];
}

const GRAVE = new Set(['high', 'critical']);
/** What pnpm says where nobody answers, or where the registry has no such service. */
const UNREACHABLE = /ERR_PNPM_AUDIT_(?:BAD_RESPONSE|ENDPOINT_NOT_EXISTS)/;

const fail = (...lines: string[]): Verdict => ({ passes: false, lines });

/** What a list of allowances lacks: each needs an advisory, a reason and a last day. */
function faultOf({ id, reason, until }: Partial<Allowance>): string | null {
  const name = id ?? '(sem id)';
  if (!/^GHSA(-[\da-z]{4}){3}$/.test(name)) return `${name}: use o id do aviso, GHSA-….`;
  if (!reason?.trim()) return `${name}: falta a razão (reason).`;
  if (!until || !/^\d{4}-\d{2}-\d{2}$/.test(until))
    return `${name}: falta até quando vale (until, AAAA-MM-DD).`;
  return null;
}

function reportOf(output: string): Advisory[] | null {
  const start = output.search(/^\{/m);
  if (start < 0) return null;
  try {
    const { advisories } = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)) as {
      advisories?: Record<string, Advisory>;
    };
    return advisories ? Object.values(advisories) : null;
  } catch {
    return null;
  }
}

/**
 * Judges what the audit printed: a grave advisory (high, critical) fails unless it is allowed and the allowance still
 * holds on `today` (AAAA-MM-DD). A service that cannot be reached fails nothing and is said; what is neither an answer nor
 * that fails, so that a broken audit never looks like a clean one.
 */
export function judge(output: string, allowed: readonly Partial<Allowance>[], today: string): Verdict {
  const faults = allowed.flatMap((one) => faultOf(one) ?? []);
  if (faults.length > 0) return fail(...faults);
  const found = reportOf(output);
  if (found === null) {
    return UNREACHABLE.test(output)
      ? { passes: true, lines: ['não verificado: nenhum serviço de avisos respondeu'] }
      : fail('a auditoria não deu resposta que se possa ler:', output.trim().slice(-2_000));
  }
  const until = new Map(allowed.map((one) => [one.id, one.until ?? '']));
  const grave = found.filter(({ severity }) => GRAVE.has(severity));
  const lines: string[] = [];
  let passes = true;
  for (const { github_advisory_id: id, module_name: name, severity, title, url } of grave) {
    const last = until.get(id);
    const isAllowed = last !== undefined && today <= last;
    passes &&= isAllowed;
    const why = isAllowed
      ? `permitido até ${last}`
      : last === undefined
        ? severity
        : `permitido só até ${last}`;
    lines.push(`${isAllowed ? '·' : '✗'} ${name}: ${title} (${id}, ${why}) ${url}`);
  }
  const ids = new Set(found.map(({ github_advisory_id: id }) => id));
  for (const { id } of allowed)
    if (id !== undefined && !ids.has(id)) lines.push(`· ${id} não atinge mais nada: tire-o da lista`);
  lines.push(`${found.length} avisos, ${grave.length} graves`);
  return { passes, lines };
}
