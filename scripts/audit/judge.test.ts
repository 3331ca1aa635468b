import { describe, expect, it } from 'vitest';
import { judge } from './judge.ts';

const advisory = (id: string, severity: string) => ({
  findings: [{ version: '1.0.0', paths: ['apps__server>x'], dev: false }],
  title: 'Reads what it should not',
  module_name: 'x',
  severity,
  github_advisory_id: id,
  url: `https://github.com/advisories/${id}`,
});
/** As pnpm 12.21.0 prints it, a warning of npx before it. */
const report = (...advisories: ReturnType<typeof advisory>[]) =>
  `npm warn Unknown user config "a".\n${JSON.stringify(
    { advisories: Object.fromEntries(advisories.map((a, i) => [i, a])), metadata: {} },
    null,
    2,
  )}\n`;
const NONE = report();
const ID = 'GHSA-aaaa-bbbb-cccc';
const TODAY = '2026-11-22';
const REFUSED = `Error: ERR_PNPM_AUDIT_BAD_RESPONSE

  × The audit endpoint (at https://registry.exemplo/-/npm/v1/security/
  │ advisories/bulk) responded with 405:
`;

describe('the audit of what is installed', () => {
  it('passes without advisories, and where none is grave', () => {
    expect(judge(NONE, [], TODAY)).toEqual({ passes: true, lines: ['0 avisos, 0 graves'] });
    expect(judge(report(advisory(ID, 'moderate'), advisory(ID, 'low')), [], TODAY)).toEqual({
      passes: true,
      lines: ['2 avisos, 0 graves'],
    });
  });

  it.each(['high', 'critical'])('fails with one that is %s, and names it', (severity) => {
    const { passes, lines } = judge(report(advisory(ID, severity)), [], TODAY);
    expect(passes).toBe(false);
    expect(lines[0]).toBe(
      `✗ x: Reads what it should not (${ID}, ${severity}) https://github.com/advisories/${ID}`,
    );
  });

  it('bears what is allowed, to the last day of it and no longer', () => {
    const allowed = [{ id: ID, reason: 'só em testes', until: TODAY }];
    expect(judge(report(advisory(ID, 'high')), allowed, TODAY).passes).toBe(true);
    const late = judge(report(advisory(ID, 'high')), allowed, '2026-11-23');
    expect(late.passes).toBe(false);
    expect(late.lines[0]).toContain(`permitido só até ${TODAY}`);
    expect(judge(report(advisory('GHSA-zzzz-zzzz-zzzz', 'high')), allowed, TODAY).passes).toBe(false);
  });

  it('says which allowance is of no use any more', () => {
    const { passes, lines } = judge(NONE, [{ id: ID, reason: 'só em testes', until: TODAY }], TODAY);
    expect(passes).toBe(true);
    expect(lines[0]).toBe(`· ${ID} não atinge mais nada: tire-o da lista`);
  });

  it.each([
    [{ reason: 'x', until: TODAY }, '(sem id): use o id do aviso, GHSA-….'],
    [{ id: ID, until: TODAY }, `${ID}: falta a razão (reason).`],
    [{ id: ID, reason: 'x' }, `${ID}: falta até quando vale (until, AAAA-MM-DD).`],
  ])('refuses the allowance %j', (allowance, line) => {
    expect(judge(NONE, [allowance], TODAY)).toEqual({ passes: false, lines: [line] });
  });

  it('says that nothing was checked where no service answers, and fails nothing', () => {
    expect(judge(REFUSED, [], TODAY)).toEqual({
      passes: true,
      lines: ['não verificado: nenhum serviço de avisos respondeu'],
    });
  });

  it.each([
    ['nothing', ''],
    ['another error', 'Error: ERR_PNPM_AUDIT_NO_LOCKFILE'],
    ['half an answer', NONE.slice(0, -10)],
    ['another answer', '{"ok":true}'],
  ])('never takes %s for a clean answer', (_, output) => {
    expect(judge(output, [], TODAY).passes).toBe(false);
  });
});
