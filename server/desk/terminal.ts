import { createInterface, type Interface } from 'node:readline';
import { type Readable, Writable } from 'node:stream';

import { StartError } from '../start-error.ts';
import { message } from './messages.ts';

/** Replaces control characters of the terminal in a visitor's text. Line breaks stay. */
const escapeControls = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{C}\n]/gu, '\uFFFD');

/** Returns a visitor's text on one line. */
export const escapeLine = (text: string): string => escapeControls(text).replaceAll('\n', ' ');

/**
 * Returns a visitor's text with a mark before each line. No line of the desk begins with it, so a reporter's text
 * cannot imitate the output of the desk.
 */
export const quoteText = (text: string): string =>
  escapeControls(text)
    .split('\n')
    .map((line) => `  │ ${line}`)
    .join('\n');

/** The line that ends a text of several lines. */
const END_OF_TEXT = '.';

/**
 * Asks the user at the terminal. Secrets and answers are only accepted here, because arguments are visible in the list
 * of processes and in the shell's history. If input is piped, each question reads a line. Every question throws a
 * `StartError` if the user interrupts it (Ctrl+C).
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

  /** `output` is the stream that questions are written to. */
  constructor(input: Readable & { readonly isTTY?: boolean }, output: Writable) {
    this.#input = input;
    this.#output = output;
    this.#interactive = input.isTTY === true;
  }

  async #line(question: string, hidden = false): Promise<string | undefined> {
    if (!this.#lines) {
      // Echoes typed text, except secrets.
      const output = new Writable({
        write: (chunk: Buffer, _encoding, finish) => {
          if (!this.#hidden) this.#output.write(chunk);
          finish();
        },
      });
      this.#interface = createInterface({
        input: this.#input,
        output,
        terminal: this.#interactive,
      });
      // While readline reads a terminal, Ctrl+C arrives as a key: without this it would end the text, and half an
      // answer would be sent.
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

  /** Reads a line that is not shown while it is typed; empty at the end of piped input. */
  async secret(question: string): Promise<string> {
    const line = await this.#line(`${question} `, true);
    // Ctrl+D is not accepted as an empty passphrase, which would leave a key unencrypted.
    if (line === undefined && this.#interactive) throw new StartError(message('confirm.refused'));
    return line ?? '';
  }

  /** Returns whether the user typed the word that confirms. */
  async confirms(question: string): Promise<boolean> {
    const answer = await this.#line(`${question} [${message('confirm.word')}] `);
    return answer?.trim() === message('confirm.word');
  }

  /** Reads a text of several lines, until a line with only a period, or the end of piped input. */
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
