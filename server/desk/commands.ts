/** The commands of the desk, and the parser of its command line. */
import { parseArgs } from 'node:util';
import type { LocalizedText } from '@site/contract/language';

import { readConfig } from '../config.ts';
import { DESK_COMMAND } from '../desk-command.ts';
import { readManifest } from '../pages/manifest.ts';
import { StartError } from '../start-error.ts';
import { readDepartments } from '../submissions/keys.ts';
import { SealError } from '../submissions/seal.ts';
import { Desk } from './desk.ts';
import { describeFailure, isSystemError } from './failures.ts';
import { applyDepartments, createKey, rotate, showKey, signAnswers } from './keys.ts';
import { checkRecord, listRecord } from './record.ts';
import { writeNews } from './news.ts';
import { decide, exportReservations, move } from './reservations.ts';
import { acceptClock, reportRetention } from './retention.ts';
import { answer, close, keep, list, markAnswered, remove, show, write } from './submissions.ts';
import type { Terminal } from './terminal.ts';
import { createBackup, restore, verify } from './backup.ts';
import { createEncryptedBackup } from './encrypted-backup.ts';
import { exportStore, merge } from './transfer.ts';
import { message } from './messages.ts';
import { openWindow } from './window/open-window.ts';

/** The settings of the server that the desk also reads. */
const DESK_SETTINGS = [
  'DATA_DIR',
  'DIST_DIR',
  'DATABASE_URL',
  'SUBMISSIONS_PUBLIC_KEY',
  'DEPARTMENTS_FILE',
  'RECOVERY_PUBLIC_KEY',
  'SERVER_SECRET',
];

interface Request {
  readonly desk: Desk;
  /** The file that an attachment is written to. */
  readonly attachment: string | undefined;
  /** The departments that a copy is for, separated by commas. */
  readonly departments: string | undefined;
  /** Whether an earlier answer or decision may be replaced. */
  readonly replaces: boolean;
  /** The port of the window, as typed. */
  readonly port: string | undefined;
}
type Command = (request: Request, ...args: string[]) => Promise<void>;

/** All commands, with their required arguments in angle brackets. */
const COMMANDS: Readonly<Record<string, Command>> = {
  // No arguments.
  '': ({ desk, port }) => openWindow(desk.options, port),
  'inquiries list': ({ desk }) => list(desk, 'inquiry'),
  'inquiries show <id>': ({ desk, attachment }, id = '') => show(desk, 'inquiry', id, attachment),
  'inquiries answered <id>': ({ desk }, id = '') => markAnswered(desk, id),
  'reservations list': ({ desk }) => list(desk, 'reservation'),
  'reservations show <id>': ({ desk, attachment }, id = '') =>
    show(desk, 'reservation', id, attachment),
  'reservations confirm <id>': ({ desk, replaces }, id = '') =>
    decide(desk, id, 'confirmed', replaces),
  'reservations decline <id>': ({ desk, replaces }, id = '') =>
    decide(desk, id, 'declined', replaces),
  'reservations move <id> <date> <time>': ({ desk, replaces }, id = '', date = '', time = '') =>
    move(desk, id, [date, time], replaces),
  'reservations delete <id>': ({ desk }, id = '') => remove(desk, 'reservation', id),
  'reservations keep <id>': ({ desk }, id = '') => keep(desk, 'reservation', id),
  'reservations export <file>': ({ desk }, file = '') => exportReservations(desk, file),
  'reports list': ({ desk }) => list(desk, 'report'),
  'reports show <id>': ({ desk, attachment }, id = '') => show(desk, 'report', id, attachment),
  'reports answer <id>': ({ desk, replaces }, id = '') => answer(desk, id, replaces),
  'reports ask <id>': ({ desk }, id = '') => write(desk, id, 'question'),
  'reports note <id>': ({ desk }, id = '') => write(desk, id, 'note'),
  'reports sign': ({ desk }) => signAnswers(desk),
  'reports close <id>': ({ desk }, id = '') => close(desk, 'report', id),
  'reports delete <id>': ({ desk }, id = '') => remove(desk, 'report', id),
  'reports keep <id>': ({ desk }, id = '') => keep(desk, 'report', id),
  'compliments list': ({ desk }) => list(desk, 'compliment'),
  'compliments show <id>': ({ desk, attachment }, id = '') =>
    show(desk, 'compliment', id, attachment),
  'compliments close <id>': ({ desk }, id = '') => close(desk, 'compliment', id),
  'compliments delete <id>': ({ desk }, id = '') => remove(desk, 'compliment', id),
  'compliments keep <id>': ({ desk }, id = '') => keep(desk, 'compliment', id),
  'record list': ({ desk }) => listRecord(desk),
  'record check': ({ desk }) => checkRecord(desk),
  'keys new <file>': ({ desk }, file = '') => createKey(desk, file),
  'keys show <file>': ({ desk }, file = '') => showKey(desk, file),
  'keys apply': ({ desk }) => applyDepartments(desk),
  'keys rotate <old> <new>': ({ desk }, from = '', to = '') => rotate(desk, from, to),
  'export <file>': ({ desk, departments }, file = '') => exportStore(desk, file, departments),
  'merge <file>': ({ desk }, file = '') => merge(desk, file),
  'backup <folder>': ({ desk }, folder = '') => createBackup(desk, folder),
  'backup encrypted <folder>': ({ desk }, folder = '') => createEncryptedBackup(desk, folder),
  'verify <backup>': ({ desk }, target = '') => verify(desk, target),
  'restore <backup>': ({ desk }, target = '') => restore(desk, target),
  'news write <file>': ({ desk }, file = '') => writeNews(desk, file),
  retention: ({ desk }) => reportRetention(desk),
  'retention accept-clock': ({ desk }) => acceptClock(desk),
};

/** Returns the arguments of a command, or `undefined` if the typed words are not that command. */
function matchArguments(pattern: string, words: readonly string[]): string[] | undefined {
  const parts = pattern === '' ? [] : pattern.split(' ');
  if (parts.length !== words.length) return undefined;
  const fits = parts.every((part, index) => part.startsWith('<') || part === words[index]);
  return fits ? words.filter((_, index) => parts[index]?.startsWith('<')) : undefined;
}

/** Returns the typed words and options; `undefined` if an option does not exist or lacks its value. */
function readLine(line: readonly string[]) {
  try {
    return parseArgs({
      args: [...line],
      allowPositionals: true,
      options: {
        'key-file': { type: 'string' },
        store: { type: 'string' },
        server: { type: 'string' },
        'recovery-key': { type: 'string' },
        attachment: { type: 'string' },
        replace: { type: 'boolean' },
        department: { type: 'string' },
        port: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch {
    return undefined;
  }
}

/** Checks the address of a private listener. Throws a `StartError` if it is not one. */
function checkServer(address: string | undefined): string | undefined {
  if (address !== undefined && !/^https?:\/\/[^/?#]+\/?$/.test(address))
    throw new StartError(message('server.address'));
  return address;
}

/** Returns the names of the sites that accept visitors; none if the data folder is not next to a built site. */
function readSiteNames(distDir: string): Readonly<Record<string, LocalizedText>> {
  try {
    return Object.fromEntries(readManifest(distDir).visitSites.map(({ id, name }) => [id, name]));
  } catch (error) {
    if (error instanceof StartError) return {};
    throw error;
  }
}

/**
 * Runs the command in `line` with the settings in `environment`, and prints its result. Resolves with whether it
 * succeeded; errors have been printed. Throws only on errors of the program.
 */
export async function runCommand(
  line: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  terminal: Terminal,
): Promise<boolean> {
  const parsedLine = readLine(line);
  if (!parsedLine) {
    console.error(message('option.unknown'));
    console.log(message('help', { desk: DESK_COMMAND }));
    return false;
  }
  const { values: options, positionals } = parsedLine;
  const isHelpWanted = options.help === true || positionals[0] === 'help';
  for (const [pattern, command] of Object.entries(COMMANDS)) {
    const args = isHelpWanted ? undefined : matchArguments(pattern, positionals);
    if (!args) continue;
    try {
      const config = readConfig(
        Object.fromEntries(DESK_SETTINGS.map((name) => [name, environment[name]])),
      );
      const desk = new Desk(
        {
          dataDir: config.dataDir,
          databaseUrl: config.databaseUrl,
          publicKey: config.departmentKeys?.publicKey,
          departments: await readDepartments(config),
          isOneKey: config.departmentsFile === undefined,
          serverSecret: config.serverSecret,
          recoveryKey: config.recoveryKey,
          siteNames: readSiteNames(config.distDir),
          keyFile: options['key-file'],
          recoveryKeyFile: options['recovery-key'],
          storeFile: options.store,
          server: checkServer(options.server),
        },
        terminal,
      );
      try {
        // oxlint-disable-next-line no-await-in-loop -- The loop ends with the requested command.
        await command(
          {
            desk,
            attachment: options.attachment,
            departments: options.department,
            replaces: options.replace === true,
            port: options.port,
          },
          ...args,
        );
      } finally {
        desk.close();
      }
      return !desk.failed;
    } catch (error) {
      if (isSystemError(error)) console.error(describeFailure(error));
      else if (error instanceof StartError || error instanceof SealError)
        console.error(error.message);
      else throw error;
      return false;
    }
  }
  if (!isHelpWanted) console.error(message('command.unknown', { command: positionals.join(' ') }));
  console.log(message('help', { desk: DESK_COMMAND }));
  return isHelpWanted;
}

/** Returns whether a command line opens the window. */
export function asksForWindow(line: readonly string[]): boolean {
  const parsedLine = readLine(line);
  return (
    parsedLine !== undefined &&
    parsedLine.positionals.length === 0 &&
    parsedLine.values.help !== true
  );
}
