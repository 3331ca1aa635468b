import { afterEach, describe, expect, it, test } from 'vitest';
import { leaveLogin, requireClinic } from './guards.ts';
import { CLINIC_PATHS, destinationOf, isClinicAddress, REGISTRATION_PATHS } from './paths.ts';
import { clinicSession } from './session.ts';

const at = (address: string) => ({ request: new Request(`http://apto.test${address}`) });
const destination = (response: Response | null) => response?.headers.get('location') ?? null;

describe("doc3 §2.2: the guards of the clinic's portal", () => {
  afterEach(() => clinicSession.terminate('left'));

  it('without a token goes to the login, which knows the way back', async () => {
    expect(destination(await requireClinic(at(CLINIC_PATHS.upcoming)))).toBe(
      '/confirmacao-prestador/login?redirect=%2Fconfirmacao-prestador%2Fagendamentos%2Ffuturos',
    );
    expect(destination(await requireClinic(at(CLINIC_PATHS.root)))).toBe(
      '/confirmacao-prestador/login?redirect=%2Fconfirmacao-prestador',
    );
    expect(await leaveLogin(at(CLINIC_PATHS.login))).toBeNull();
  });

  it('with a token the login goes to the appointments, or back to where one came from', async () => {
    await clinicSession.start({ token: 't', expiresAt: null });
    expect(await requireClinic(at(CLINIC_PATHS.upcoming))).toBeNull();
    expect(destination(await leaveLogin(at(CLINIC_PATHS.login)))).toBe(CLINIC_PATHS.agendamentos);
    expect(
      destination(
        await leaveLogin(at(`${CLINIC_PATHS.login}?redirect=${encodeURIComponent(CLINIC_PATHS.upcoming)}`)),
      ),
    ).toBe(CLINIC_PATHS.upcoming);
  });

  it('an expired token is cleared on navigation and goes to the login', async () => {
    await clinicSession.start({ token: 't', expiresAt: 1 });
    expect(destination(await requireClinic(at(CLINIC_PATHS.agendamentos)))).toBe(
      '/confirmacao-prestador/login?redirect=%2Fconfirmacao-prestador%2Fagendamentos',
    );
    expect(clinicSession.current()).toBeNull();
    expect(clinicSession.lastExit()).toBe('expired');
  });

  test.each([
    ['another site', 'https://exemplo.com/confirmacao-prestador'],
    ['another site by two slashes', '//exemplo.com'],
    ["the employee's part", '/autoagendamento/data'],
    ['the login itself', CLINIC_PATHS.login],
    ['the other login', REGISTRATION_PATHS.login],
    ['a link that is worth a password', `${REGISTRATION_PATHS.accept}/abc`],
    ['nothing', null],
  ])('after the login it does not go to %s', (_, redirect) => {
    expect(destinationOf(redirect)).toBe(CLINIC_PATHS.agendamentos);
  });

  it('the registration has its own door, and its own place behind it', async () => {
    expect(destination(await requireClinic(at(REGISTRATION_PATHS.form)))).toBe(
      '/cadastro-prestador/login?redirect=%2Fcadastro-prestador%2Fcadastro',
    );
    expect(destinationOf(REGISTRATION_PATHS.form)).toBe(REGISTRATION_PATHS.form);
    await clinicSession.start({ token: 't', expiresAt: null });
    expect(destination(await leaveLogin(at(REGISTRATION_PATHS.login)))).toBe(REGISTRATION_PATHS.form);
    expect([REGISTRATION_PATHS.form, `${REGISTRATION_PATHS.accept}/abc`].every(isClinicAddress)).toBe(true);
    expect(isClinicAddress('/cadastro-prestadores')).toBe(false);
  });

  it('knows its own addresses from those of the employee', () => {
    expect(
      ['/confirmacao-prestador', CLINIC_PATHS.login, '/confirmacao-prestador?a=1'].every(isClinicAddress),
    ).toBe(true);
    expect(['/', '/autoagendamento', '/confirmacao-prestadores'].some(isClinicAddress)).toBe(false);
  });
});
