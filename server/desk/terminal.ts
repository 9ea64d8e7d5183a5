import { createInterface, type Interface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';

import { message } from './messages.ts';

/** Replaces what would control the terminal: a visitor wrote it. Line breaks stay. */
const printable = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{C}\n]/gu, '\uFFFD');

/** A visitor's text on one line. */
export const printableLine = (text: string): string => printable(text).replaceAll('\n', ' ');

/**
 * A visitor's text with a mark before each line, which no line of the desk's own begins with: what a
 * reporter wrote can never be taken for what the desk says.
 */
export const quoted = (text: string): string =>
  printable(text)
    .split('\n')
    .map((line) => `  │ ${line}`)
    .join('\n');

/** The line that ends a typed text. */
const END_OF_TEXT = '.';

/**
 * Asks the person at the terminal. Secrets and answers come this way only: what is an argument stands
 * in the list of processes and in the shell's history. Where input is piped, each question takes a line.
 */
export class Terminal {
  readonly #input: Readable;
  readonly #output: Writable;
  readonly #interactive: boolean;
  #hidden = false;
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
      this.#lines = this.#interface[Symbol.asyncIterator]();
    }
    if (this.#interactive) this.#output.write(question);
    this.#hidden = hidden;
    const { value, done } = await this.#lines.next();
    this.#hidden = false;
    if (hidden && this.#interactive) this.#output.write('\n');
    return done ? undefined : value;
  }

  /** A line that is not shown while it is typed; empty where there is none. */
  async secret(question: string): Promise<string> {
    return (await this.#line(`${question} `, true)) ?? '';
  }

  /** Whether the person typed the word that confirms. */
  async confirms(question: string): Promise<boolean> {
    const answer = await this.#line(`${question} [${message('confirm.word')}] `);
    return answer?.trim() === message('confirm.word');
  }

  /** A text of several lines, until a line with a full stop alone, or the end of what is piped. */
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
