/** Parses Orca's speech from its debug file, and waits for it. */
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** One of Orca's utterances. */
export interface Line {
  text: string;
  /** Whether it announced a live region rather than the effect of a key or focus. */
  isLive: boolean;
}

const announcement = /v{5} PRESENT LIVE REGION MESSAGE v{5}[\s\S]*?\^{5} PRESENT LIVE REGION MESSAGE \^{5}/g;
/** A voice request, or an utterance, which may span several lines. */
const speech = /voice requested with language='([a-z]*|None)'|SPEECH OUTPUT: '([\s\S]*?)'\{'/g;

/** Orca uses one voice per language. Transcripts name the voice only for other languages. */
const siteLanguage = 'en';

function speechIn(log: string, isLive: boolean): Line[] {
  let language = '';
  return [...log.matchAll(speech)].flatMap(([, requested, text]) => {
    if (text === undefined) {
      language = requested === 'None' ? '' : (requested ?? '');
      return [];
    }
    const isForeign = text !== '' && language !== '' && language !== siteLanguage;
    return { text: isForeign ? `${text} (voice: ${language})` : text, isLive };
  });
}

/** Announcements are sorted and come last, because their order among other speech depends on the machine's load. */
function linesIn(log: string): Line[] {
  const announced = log.match(announcement) ?? [];
  return [
    ...speechIn(log.replace(announcement, ''), false),
    ...announced
      .flatMap((each) => speechIn(each, true))
      .sort((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text))),
  ];
}

/** Orca is idle once its log has not grown for this long. */
const idleMs = 600;
/** Timeout for the first utterance after an action that may cause none. */
const firstUtteranceMs = 2_000;
const timeoutMs = 15_000;

/** Reads Orca's debug file. Each method starts where the previous one ended. */
export class Speech {
  readonly #debugFile: string;
  readonly #assertRunning: () => void;
  #readBytes = 0;

  /** @param assertRunning - Throws if Orca has exited. */
  constructor(debugFile: string, assertRunning: () => void) {
    this.#debugFile = debugFile;
    this.#assertRunning = assertRunning;
  }

  async #unread(): Promise<Buffer> {
    this.#assertRunning();
    return (await readFile(this.#debugFile).catch(() => Buffer.alloc(0))).subarray(this.#readBytes);
  }

  #take(log: Buffer): Line[] {
    this.#readBytes += log.length;
    return linesIn(log.toString());
  }

  /** Resolves once Orca is idle and `isReady` returns true, or after the timeout. */
  async #idleLog(isReady: (log: string, waitedMs: number) => boolean, limitMs = timeoutMs): Promise<Buffer> {
    const started = Date.now();
    let [length, changed, polled] = [-1, started, started];
    for (;;) {
      await pause(50);
      const log = await this.#unread();
      // This process was starved of CPU time, so Orca may have been too.
      const wasStarved = Date.now() - polled > 400;
      polled = Date.now();
      if (log.length !== length || wasStarved) [length, changed] = [log.length, polled];
      const waitedMs = polled - started;
      if (polled - changed >= idleMs && (isReady(log.toString(), waitedMs) || waitedMs > limitMs)) return log;
    }
  }

  /** Waits until Orca is idle, and discards its speech. */
  async silence(): Promise<void> {
    this.#take(await this.#idleLog(() => true));
  }

  /**
   * Waits until Orca is idle, and returns its speech.
   *
   * @param until - Patterns to wait for. Each must match a line.
   * @param limitMs - Maximum time to wait for them.
   */
  async spoken(until: readonly RegExp[] = [], limitMs = timeoutMs): Promise<Line[]> {
    const log = await this.#idleLog((text, waitedMs) => {
      const lines = linesIn(text);
      if (until.length > 0) return until.every((pattern) => lines.some((line) => pattern.test(line.text)));
      return lines.length > 0 || waitedMs > firstUtteranceMs;
    }, limitMs);
    return this.#take(log);
  }

  /** Waits for a text in the debug file, and returns the speech before it. */
  async spokenBefore(mark: string): Promise<Line[]> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const log = await this.#unread();
      const end = log.lastIndexOf(mark);
      if (end >= 0) return this.#take(log.subarray(0, end + mark.length));
      if (Date.now() > deadline) throw new Error(`Orca did not log "${mark}".`);
      await pause(20);
    }
  }
}
