import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

import type { MailSettings } from './notifications/mail-queue.ts';
import { StartError } from './start-error.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** An empty variable, as `.env` files leave it, counts as unset. */
const unset = (value: unknown): unknown => (value === '' ? undefined : value);

const setting = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(unset, schema);

const isOrigin = (value: string): boolean =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

const origin = z.string().refine(isOrigin, {
  error: 'must be an origin alone, such as https://www.example.com',
});

const publicKey = z
  .base64()
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((value) => value.length === 32, {
    error: 'must be 32 bytes in base64, as `npm run desk -- keys new` prints it',
  });

const secret = z
  .base64()
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((value) => value.length === 32, { error: 'must be 32 random bytes in base64' });

const environmentSchema = z.object({
  PORT: setting(z.coerce.number().int().min(0).max(65_535).default(3000)),
  HOST: setting(z.string().default('127.0.0.1')),
  PUBLIC_ORIGIN: setting(origin.optional()),
  TRUST_PROXY: setting(z.stringbool().default(false)),
  DATA_DIR: setting(z.string().default(path.join(ROOT, 'data'))),
  PUBLIC_DATA_FILE: setting(z.string().default(path.join(ROOT, 'db.json'))),
  DIST_DIR: setting(z.string().default(path.join(ROOT, 'app', 'dist'))),
  DATABASE_URL: setting(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  ),
  SUBMISSIONS_PUBLIC_KEY: setting(publicKey.optional()),
  SERVER_SECRET: setting(secret.optional()),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  ),
  MAIL_FROM: setting(z.email().optional()),
  MAIL_TO: setting(z.email().optional()),
  MAIL_TO_HOTLINE: setting(z.email().optional()),
});

/** The environment variables that the server reads. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where visitors reach the site, such as `https://www.example.com`. */
  readonly publicOrigin?: string;
  /** An https origin means production: HSTS, and no demonstration key. */
  readonly production: boolean;
  /** Whether `X-Forwarded-Host` comes from a proxy of our own. */
  readonly trustProxy: boolean;
  /** The PostgreSQL that keeps submissions; without it, they are in the data folder. */
  readonly databaseUrl?: string;
  /** Submissions and the demonstration key live here; nothing else of ours writes to the disk. */
  readonly dataDir: string;
  /** The public collections, `db.json`. */
  readonly publicDataFile: string;
  /** The built site. */
  readonly distDir: string;
  /** The departments' public key (X25519, 32 bytes). */
  readonly submissionsPublicKey?: Uint8Array;
  /** Where departments are told that something has arrived; nobody is told without it. */
  readonly mail?: MailSettings;
  /** Receipts and password hashes depend on it; without it, one lies in the data folder. */
  readonly serverSecret?: Uint8Array;
}

type Settings = z.output<typeof environmentSchema>;

/** Where mails go. Throws a `StartError` where it says only half of it. */
function mailOf({ SMTP_URL, MAIL_FROM, MAIL_TO, MAIL_TO_HOTLINE }: Settings) {
  if (SMTP_URL === undefined) return undefined;
  if (MAIL_FROM === undefined || MAIL_TO === undefined)
    throw new StartError('With SMTP_URL, MAIL_FROM and MAIL_TO have to be set as well.');
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    to: MAIL_TO,
    toHotline: MAIL_TO_HOTLINE ?? MAIL_TO,
  };
}

/**
 * Reads the configuration, once, from environment variables.
 * Throws a `StartError` that names every variable that cannot be used.
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = environmentSchema.safeParse(environment);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  const mail = mailOf(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    ...(settings.PUBLIC_ORIGIN && { publicOrigin: settings.PUBLIC_ORIGIN }),
    production: settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
    trustProxy: settings.TRUST_PROXY,
    dataDir: path.resolve(settings.DATA_DIR),
    publicDataFile: path.resolve(settings.PUBLIC_DATA_FILE),
    distDir: path.resolve(settings.DIST_DIR),
    ...(settings.DATABASE_URL && { databaseUrl: settings.DATABASE_URL }),
    ...(settings.SUBMISSIONS_PUBLIC_KEY && {
      submissionsPublicKey: settings.SUBMISSIONS_PUBLIC_KEY,
    }),
    ...(mail && { mail }),
    ...(settings.SERVER_SECRET && { serverSecret: settings.SERVER_SECRET }),
  };
}
