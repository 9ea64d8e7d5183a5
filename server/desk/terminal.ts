import { createInterface, type Interface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';

import { StartError } from '../start-error.ts';
import { message } from './messages.ts';

/** Replaces what would control the terminal: a visitor wrote it. Line breaks stay. */
const escapeControls = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{C}\n]/gu, '\uFFFD');

/** A visitor's text on one line. */
export const escapeLine = (text: string): string => escapeControls(text).replaceAll('\n', ' ');

/**
 * A visitor's text with a mark before each line, which no line of the desk's own begins with: what a
 * reporter wrote can never be taken for what the desk says.
 */
export const quoteText = (text: string): string =>
  escapeControls(text)
    .split('\n')
    .map((line) => `  │ ${line}`)
    .join('\n');

/** The line that ends a typed text. */
const END_OF_TEXT = '.';

/**
 * Asks the person at the terminal. Secrets and answers come this way only: what is an argument stands
 * in the list of processes and in the shell's history. Where input is piped, each question takes a line.
 * Every question throws a `StartError` where the person interrupts it (Ctrl+C).
 */
export class Terminal {
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #interactive: boolean;
  #hidden = false;
  #isAsking = false;
  #isInterrupted = false;
  #lines: AsyncIterator<string> | undefined;
  #interface: Interface | undefined;

  /** `output` is where questions are asked. */
  constructor(input: Readable & { readonly isTTY?: boolean }, output: Writable) {
    this.#input = input;
    this.#output = output;
    this.#interactive = input.isTTY === true;
  }

  async #line(question: string, hidden = false): Promise<string | undefined> {
    if (!this.#lines) {
      // Repeats what is typed, except secrets.
      const output = new Writable({
        write: (chunk: Buffer, _encoding, done) => {
          if (!this.#hidden) this.#output.write(chunk);
          done();
        },
      });
      this.#interface = createInterface({
        input: this.#input,
        output,
        terminal: this.#interactive,
      });
      // A terminal that readline reads sends Ctrl+C as a key: by itself it would be the end of what was typed, and
      // half an answer would be given.
      this.#interface.on('SIGINT', () => {
        this.#isInterrupted = true;
        this.close();
        if (!this.#isAsking) process.kill(process.pid, 'SIGINT');
      });
      this.#lines = this.#interface[Symbol.asyncIterator]();
    }
    if (this.#interactive) this.#output.write(question);
    this.#hidden = hidden;
    this.#isAsking = true;
    const { value, done } = await this.#lines.next();
    this.#isAsking = false;
    this.#hidden = false;
    if (this.#interactive && (hidden || done)) this.#output.write('\n');
    if (this.#isInterrupted) throw new StartError(message('confirm.refused'));
    return done ? undefined : value;
  }

  /** A line that is not shown while it is typed; empty where what is piped has ended. */
  async secret(question: string): Promise<string> {
    const line = await this.#line(`${question} `, true);
    // Ctrl+D does not count as an empty passphrase, which would leave a key unlocked.
    if (line === undefined && this.#interactive) throw new StartError(message('confirm.refused'));
    return line ?? '';
  }

  /** Whether the person typed the word that confirms. */
  async confirms(question: string): Promise<boolean> {
    const answer = await this.#line(`${question} [${message('confirm.word')}] `);
    return answer?.trim() === message('confirm.word');
  }

  /** A text of several lines, until a line with a period alone, or the end of what is piped. */
  async text(question: string): Promise<string> {
    if (this.#interactive) this.#output.write(`${question}\n`);
    const lines: string[] = [];
    for (;;) {
      const line = await this.#line('> ');
      if (line === undefined || line === END_OF_TEXT) return lines.join('\n').trim();
      lines.push(line);
    }
  }

  close(): void {
    this.#interface?.close();
  }
}
