/**
 * `npm run new:brand [-- --from FILE.json]`: creates a company in `brands/NAME/`. Asks for names, colors, marks and
 * domicile, or reads them from a file. All other content is copied from the sample and marked as such.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';

import { readArguments } from '../../content/library/arguments.ts';
import { CALLED_FROM, parseAnswers, readJsonFile } from './answers.ts';
import {
  answersSchema,
  isMark,
  getLawNotes,
  readMark,
  UnusableAnswers,
  writeBrand,
} from './write.ts';
import { ROOT } from '../../scripts/run.ts';

const { values } = readArguments(
  { options: { from: { type: 'string' } } },
  'npm run new:brand [-- --from FILE.json]',
);

/** Invalid answers, to be corrected and read with `--from`. */
const UNUSED_ANSWERS = path.join(ROOT, '.cache', 'new-brand.json');
/** The file that `--from` names. */
const file = values.from === undefined ? undefined : path.resolve(CALLED_FROM, values.from);
const getFolder = (name: string): string => path.join(ROOT, 'brands', name);

/** Checks an answer beyond its format: whether the folder is free and the mark is valid. */
async function getProblem(
  name: string,
  answer: string,
  { line = '', signal = '' }: Readonly<Record<string, string>>,
): Promise<string | undefined> {
  if (name === 'folder') {
    return (await readdir(getFolder(answer)).catch(() => [])).length > 0
      ? `brands/${answer} is not empty: choose another name.`
      : undefined;
  }
  if (!isMark(name)) return undefined;
  try {
    await readMark(name, answer, { line, signal }, CALLED_FROM);
    return undefined;
  } catch (error) {
    if (error instanceof UnusableAnswers) return error.message;
    throw error;
  }
}

/** Asks one question after the other, and again if an answer is invalid. */
async function ask(): Promise<Record<string, string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  // Ctrl+C, Ctrl+D or the end of piped input.
  const stop = () => {
    console.error('\nStopped: nothing was written.');
    process.exit(1);
  };
  terminal.on('close', stop);
  const answers: Record<string, string> = {};
  for (const [name, field] of Object.entries(answersSchema.shape)) {
    // Answers without a question are derived.
    for (let isOpen = field.description !== undefined; isOpen;) {
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      const typed = (await terminal.question(`${field.description}: `)).trim();
      // An empty answer selects the default.
      const answer = typed === '' && field.safeParse(undefined).success ? undefined : typed;
      const { error } = field.safeParse(answer);
      const problem =
        error?.issues[0]?.message ??
        // oxlint-disable-next-line no-await-in-loop
        (answer === undefined ? undefined : await getProblem(name, answer, answers));
      isOpen = problem !== undefined;
      if (isOpen) console.error(`  ${problem}`);
      else if (answer !== undefined)
        answers[name] = isMark(name) ? path.resolve(CALLED_FROM, answer) : answer;
    }
  }
  terminal.off('close', stop);
  terminal.close();
  return answers;
}

try {
  const answers = parseAnswers(file ? await readJsonFile(file) : await ask());
  const to = getFolder(answers.folder);
  const from = file ? path.dirname(file) : CALLED_FROM;
  try {
    await writeBrand(answers, from, to);
  } catch (error) {
    // Removes a half-written folder, but not one that existed before.
    if (error instanceof UnusableAnswers && !error.isTaken)
      await rm(to, { recursive: true, force: true });
    if (error instanceof UnusableAnswers && !file) {
      await mkdir(path.dirname(UNUSED_ANSWERS), { recursive: true });
      await writeFile(UNUSED_ANSWERS, `${JSON.stringify(answers, null, 2)}\n`);
      throw new UnusableAnswers([
        ...error.sentences,
        `Your answers are in ${UNUSED_ANSWERS}: change them there, then run npm run new:brand -- --from ${UNUSED_ANSWERS}`,
      ]);
    }
    throw error;
  }
  console.log(
    `brands/${answers.folder}/ is written. Everything in it but what you gave is a sample:`,
  );
  console.log(`content/samples.json lists it. Start the site: npm run brand -- ${answers.folder}`);
  for (const line of getLawNotes(answers)) console.log(line);
} catch (error) {
  if (!(error instanceof UnusableAnswers)) throw error;
  for (const sentence of error.sentences) console.error(`✗ ${sentence}`);
  process.exitCode = 1;
}
