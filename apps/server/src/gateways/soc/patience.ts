import { setTimeout as rest } from 'node:timers/promises';
import { whileOutside } from '../../platform/load.ts';
import { IntegrationError } from '../../platform/ports.ts';

export interface Patience {
  /** Tries in all. */
  tries: number;
  /** What one try may take, in milliseconds. */
  tryMs: number;
  /** What all of them may take, pauses included. */
  wholeMs: number;
  /** The first pause; each further one is three times as long. */
  pauseMs: number;
  /** Failures in a row after which nobody is asked any more. */
  failuresToOpen: number;
  /** For how long then. */
  openMs: number;
}

/** A person waits in front of it: less in all than the 20 s that a call may take (docs/gateways.md). */
export const SOC_PATIENCE: Patience = {
  tries: 3,
  tryMs: 8_000,
  wholeMs: 18_000,
  pauseMs: 300,
  failuresToOpen: 5,
  openMs: 30_000,
};

const isTransient = (error: unknown): boolean => error instanceof IntegrationError && error.isTransient;

/**
 * Asks a service that may be away for a moment: what fails in passing is tried again, and after `failuresToOpen` failures in
 * a row nobody waits for it until `openMs` have passed; then one caller tries for all. What the service refuses, or answers
 * out of shape, is not tried again and opens nothing: it is there.
 * @param work one try, within the milliseconds that it is given
 */
export class PatientCaller {
  #failures = 0;
  #openUntil = 0;
  readonly #patience: Patience;
  readonly #clock: () => number;

  constructor(patience: Patience, clock: () => number = Date.now) {
    this.#patience = patience;
    this.#clock = clock;
  }

  async ask<T>(work: (milliseconds: number) => Promise<T>): Promise<T> {
    const { failuresToOpen, openMs } = this.#patience;
    if (this.#failures >= failuresToOpen) {
      const now = this.#clock();
      if (now < this.#openUntil)
        throw new IntegrationError(
          'soc',
          `soc falhou ${this.#failures} vezes seguidas: não é perguntado por enquanto.`,
        );
      // The one who tries for all; the others go on being refused meanwhile.
      this.#openUntil = now + openMs;
    }
    try {
      const answer = await whileOutside(() => this.#tried(work));
      this.#failures = 0;
      return answer;
    } catch (error) {
      if (!isTransient(error)) this.#failures = 0;
      else if (++this.#failures >= failuresToOpen) this.#openUntil = this.#clock() + openMs;
      throw error;
    }
  }

  async #tried<T>(work: (milliseconds: number) => Promise<T>): Promise<T> {
    const { tries, tryMs, wholeMs, pauseMs } = this.#patience;
    const end = this.#clock() + wholeMs;
    for (let attempt = 1; ; attempt++) {
      try {
        return await work(Math.min(tryMs, Math.max(1, end - this.#clock())));
      } catch (error) {
        const pause = pauseMs * 3 ** (attempt - 1);
        if (!isTransient(error) || attempt >= tries || this.#clock() + pause >= end) throw error;
        await rest(pause);
      }
    }
  }
}
