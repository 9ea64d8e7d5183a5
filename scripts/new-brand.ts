/**
 * `npm run new:brand [-- --from FILE.json]`: writes a company of its own to `brands/NAME/`: names, colours, marks and
 * domicile are asked for, or read from a file. Everything else begins as the sample's content, which is marked as such.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';

import {
  answersSchema,
  lawNotes,
  UnusableAnswers,
  writeBrand,
  type Answers,
} from './brand/write.ts';
import { ROOT } from './run.ts';

const { values } = parseArgs({ options: { from: { type: 'string' } } });

/** Asks for one thing after the other, again where an answer cannot be used. */
async function ask(): Promise<Record<string, string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = {};
  for (const [name, field] of Object.entries(answersSchema.shape)) {
    // What has no sentence is not asked for: it is derived.
    for (let isOpen = field.description !== undefined; isOpen;) {
      // oxlint-disable-next-line no-await-in-loop -- one question after the other
      const typed = await terminal.question(`${field.description}: `);
      // Nothing stands for what is so without an answer.
      const answer = typed.trim() === '' && field.safeParse(undefined).success ? undefined : typed;
      const { error } = field.safeParse(answer);
      isOpen = error !== undefined;
      if (error) console.error(`  ${error.issues[0]?.message}`);
      else if (answer !== undefined) answers[name] = answer;
    }
  }
  terminal.close();
  return answers;
}

async function readAnswers(): Promise<Answers> {
  const given: unknown = values.from
    ? JSON.parse(await readFile(values.from, 'utf8'))
    : await ask();
  const { data, error } = answersSchema.safeParse(given);
  if (!data)
    throw new UnusableAnswers(
      error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`),
    );
  return data;
}

try {
  const answers = await readAnswers();
  const to = path.join(ROOT, 'brands', answers.folder);
  const from = values.from ? path.dirname(path.resolve(values.from)) : process.cwd();
  try {
    await writeBrand(answers, from, to);
  } catch (error) {
    // A folder that is half written is in the way of the next try; one that was there before is left alone.
    if (error instanceof UnusableAnswers && !error.isTaken)
      await rm(to, { recursive: true, force: true });
    throw error;
  }
  console.log(
    `brands/${answers.folder}/ is written. Everything in it but what you gave is a sample:`,
  );
  console.log(`content/samples.json lists it. Start the site: npm run brand -- ${answers.folder}`);
  for (const line of lawNotes(answers)) console.log(line);
} catch (error) {
  if (!(error instanceof UnusableAnswers)) throw error;
  for (const sentence of error.sentences) console.error(`✗ ${sentence}`);
  process.exitCode = 1;
}
