import path from 'node:path';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@site/contract/language';
import { z } from 'zod';

import { DESK_COMMAND } from './desk-command.ts';
import type { MailSettings } from './notifications/mail-queue.ts';
import { ROOT } from './root.ts';
import { StartError } from './start-error.ts';
import type { CapacityLimits } from './submissions/capacity.ts';
import { decodeDepartmentKeys, type DepartmentKeys } from './submissions/department-keys.ts';

const MEGABYTE = 1024 * 1024;

/** Returns a setting. An empty variable, as in `.env` files, counts as unset. */
const createSetting = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const isOrigin = (value: string): boolean =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

const origin = z.string().refine(isOrigin, {
  error: 'must be only an origin, such as https://www.example.com',
});

/** Origins, separated by spaces or commas. */
const origins = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .refine((values) => values.every(isOrigin), {
    error: 'must be only origins, such as https://maps.example.com, separated by spaces',
  });

const KEYS_ERROR = `must be 64 bytes in base64, as \`${DESK_COMMAND} keys show <file>\` prints it`;
const departmentKeys = z
  .base64({ error: KEYS_ERROR })
  .transform((value) => decodeDepartmentKeys(Buffer.from(value, 'base64')))
  .refine((value) => value !== undefined, { error: KEYS_ERROR });

/** Public values of keys, separated by spaces or commas. */
const publicValues = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(departmentKeys));

const SECRET_ERROR = 'must be 32 random bytes in base64, as `openssl rand -base64 32` makes them';
const secret = z
  .base64({ error: SECRET_ERROR })
  .transform((value) => Buffer.from(value, 'base64'))
  .refine((value) => value.length === 32, { error: SECRET_ERROR });

const mailAddress = z.email({ error: 'must be one mail address, such as office@example.com' });

const createWholeNumber = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
};

const port = createWholeNumber(0, 65_535);
const positive = createWholeNumber(1, 1_000_000);

/** The header in which the proxy in front of this server names the visitor's address. */
export type TrustedProxyHeader = 'x-forwarded-for' | 'forwarded';

const trustedProxy = z
  .string()
  .toLowerCase()
  .transform((value, context): TrustedProxyHeader | false => {
    if (value === 'forwarded') return value;
    if (['x-forwarded-for', 'true', '1', 'yes', 'on'].includes(value)) return 'x-forwarded-for';
    if (['false', '0', 'no', 'off'].includes(value)) return false;
    context.addIssue('must be true (X-Forwarded-For), forwarded (RFC 7239) or false');
    return z.NEVER;
  });

const environmentSchema = z.object({
  PORT: createSetting(port.default(3000)),
  HOST: createSetting(z.string().default('127.0.0.1')),
  PUBLIC_ORIGIN: createSetting(origin.optional()),
  ALLOWED_SCRIPT_ORIGINS: createSetting(origins.optional()),
  TRUST_PROXY: createSetting(trustedProxy.default(false)),
  RATE_LIMIT_SUBMISSIONS: createSetting(positive.default(60)),
  RATE_LIMIT_LOOKUPS: createSetting(positive.default(30)),
  SHUTDOWN_TIMEOUT: createSetting(createWholeNumber(1, 3600).default(30)),
  HSTS_INCLUDE_SUBDOMAINS: createSetting(z.stringbool().default(false)),
  MONITORING_PORT: createSetting(port.optional()),
  MONITORING_HOST: createSetting(z.string().default('127.0.0.1')),
  DESK_PORT: createSetting(port.optional()),
  DESK_HOST: createSetting(z.string().default('127.0.0.1')),
  NEWS_KEYS: createSetting(publicValues.optional()),
  DATA_DIR: createSetting(z.string().default(path.join(ROOT, 'data'))),
  ASSETS_DIR: createSetting(z.string().optional()),
  PUBLIC_DATA_FILE: createSetting(z.string().default(path.join(ROOT, 'db.json'))),
  PREVIEW_DATE: createSetting(z.iso.date({ error: 'must be a date: 2027-01-15' }).optional()),
  PREPARE_PAGES: createSetting(z.stringbool().default(true)),
  DIST_DIR: createSetting(z.string().default(path.join(ROOT, 'app', 'dist'))),
  DATABASE_URL: createSetting(
    z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgresql:// address' }).optional(),
  ),
  SUBMISSIONS_PUBLIC_KEY: createSetting(departmentKeys.optional()),
  DEPARTMENTS_FILE: createSetting(z.string().optional()),
  RECOVERY_PUBLIC_KEY: createSetting(departmentKeys.optional()),
  SERVER_SECRET: createSetting(secret.optional()),
  DAILY_QUOTA_MB: createSetting(positive.default(1024)),
  TOTAL_QUOTA_MB: createSetting(positive.default(10_240)),
  MIN_FREE_DISK_MB: createSetting(positive.default(256)),
  CLAMD_ADDRESS: createSetting(
    z
      .string()
      .regex(/^\/|:\d+$/, { error: 'must be host:port, or the path of a socket' })
      .optional(),
  ),
  SMTP_URL: createSetting(
    z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }).optional(),
  ),
  MAIL_FROM: createSetting(mailAddress.optional()),
  MAIL_TO: createSetting(mailAddress.optional()),
  MAIL_TO_HOTLINE: createSetting(mailAddress.optional()),
  MAIL_TO_AUDIT: createSetting(mailAddress.optional()),
  MAIL_LANGUAGE: createSetting(
    z
      .enum(LANGUAGES, { error: `must be one of ${LANGUAGES.join(', ')}` })
      .default(DEFAULT_LANGUAGE),
  ),
});

/** The environment variables of the server. */
export const SETTING_NAMES: readonly string[] = Object.keys(environmentSchema.shape);

export interface Config {
  readonly port: number;
  readonly host: string;
  /** The origin of the site, such as `https://www.example.com`. */
  readonly publicOrigin?: string;
  /** Whether the public origin is https. It decides about HSTS, `Secure` cookies, and the demonstration key. */
  readonly production: boolean;
  /** Origins of other companies whose scripts may run on pages without a form. */
  readonly allowedScriptOrigins: readonly string[];
  /**
   * The header that a proxy in front of this server sets; `false` if there is no proxy. A request that bypasses the
   * proxy can name any address.
   */
  readonly trustProxy: TrustedProxyHeader | false;
  /** The number of requests of one network in ten minutes. */
  readonly rateLimits: { readonly submissions: number; readonly lookups: number };
  /** The maximum time for which a stopping server waits for requests in progress, in milliseconds. */
  readonly shutdownTimeout: number;
  /** Whether HSTS covers the subdomains of the site's host. */
  readonly hstsIncludeSubDomains: boolean;
  /** The address of metrics and readiness; without a port, there are none. */
  readonly monitoringPort?: number;
  readonly monitoringHost: string;
  /** The address of the private listener, for desks and editors; without a port, there is none. */
  readonly deskPort?: number;
  readonly deskHost: string;
  /** The keys that publish news through it. */
  readonly newsKeys: readonly DepartmentKeys[];
  /** The PostgreSQL database of the submissions; without it, the data folder contains them. */
  readonly databaseUrl?: string;
  /** Contains submissions, page views, the demonstration key and the server secret; the server writes nowhere else. */
  readonly dataDir: string;
  /** Contains the files with hashed names of this and earlier builds. Servers on one machine or disk may share it. */
  readonly assetsDir: string;
  /** The public collections, `db.json`. */
  readonly publicDataFile: string;
  /** The date for which the public data is shown, in a preview; without it, the present day. */
  readonly previewDate?: string;
  /** Whether pages with public data are rendered before they are requested, at the start and after each change. */
  readonly preparePages: boolean;
  /** The built site. */
  readonly distDir: string;
  /** The public keys that the submissions of all forms are sealed to. */
  readonly departmentKeys?: DepartmentKeys;
  /** The file that names the officers of each department, instead of `departmentKeys`. */
  readonly departmentsFile?: string;
  /** The public key that the desk encrypts backups to; without it, the department's key is used. */
  readonly recoveryKey?: Uint8Array;
  /** How departments are notified by mail; without it, they are not notified. */
  readonly mail?: MailSettings;
  /** How much the forms may store. */
  readonly capacity: CapacityLimits;
  /** The ClamAV daemon that scans attachments: `host:port` or the path of its socket. */
  readonly clamdAddress?: string;
  /** The secret of receipts and password hashes; without it, the one in the data folder is used. */
  readonly serverSecret?: Uint8Array;
}

type Settings = z.output<typeof environmentSchema>;

/** Returns the mail settings, if there are any. Throws a `StartError` if they are incomplete. */
function readMailSettings({
  SMTP_URL,
  MAIL_FROM,
  MAIL_TO,
  MAIL_TO_HOTLINE,
  MAIL_TO_AUDIT,
  MAIL_LANGUAGE,
}: Settings) {
  if (SMTP_URL === undefined) return undefined;
  if (MAIL_FROM === undefined || MAIL_TO === undefined)
    throw new StartError('With SMTP_URL, MAIL_FROM and MAIL_TO have to be set as well.');
  return {
    smtpUrl: SMTP_URL,
    from: MAIL_FROM,
    to: MAIL_TO,
    toHotline: MAIL_TO_HOTLINE ?? MAIL_TO,
    ...(MAIL_TO_AUDIT && { toAudit: MAIL_TO_AUDIT }),
    language: MAIL_LANGUAGE,
  };
}

/** Throws a `StartError` if two of the servers would listen on the same port. */
function requireOwnPorts(settings: Settings): void {
  const { HOST, PORT, MONITORING_HOST, MONITORING_PORT, DESK_HOST, DESK_PORT } = settings;
  const names = new Map<string, string>();
  for (const [name, host, number] of [
    ['PORT', HOST, PORT],
    ['MONITORING_PORT', MONITORING_HOST, MONITORING_PORT],
    ['DESK_PORT', DESK_HOST, DESK_PORT],
  ] as const) {
    // The system chooses a port for 0.
    if (!number) continue;
    const otherSetting = names.get(`${host} ${number}`);
    if (otherSetting)
      throw new StartError(`${otherSetting} and ${name} are the same; each needs its own port.`);
    names.set(`${host} ${number}`, name);
  }
}

/** Reads the configuration from environment variables. Throws a `StartError` that names every invalid variable. */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const result = environmentSchema.safeParse(environment);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new StartError(`These settings cannot be used:\n${lines.join('\n')}`);
  }
  const settings = result.data;
  requireOwnPorts(settings);
  if (settings.DEPARTMENTS_FILE && settings.SUBMISSIONS_PUBLIC_KEY)
    throw new StartError(
      'DEPARTMENTS_FILE and SUBMISSIONS_PUBLIC_KEY are both set. Set only one of them.',
    );
  if (settings.PREVIEW_DATE && settings.PUBLIC_ORIGIN?.startsWith('https:'))
    throw new StartError('PREVIEW_DATE is for previews; a site with an https origin shows today.');
  const mail = readMailSettings(settings);
  return {
    port: settings.PORT,
    host: settings.HOST,
    ...(settings.PUBLIC_ORIGIN && { publicOrigin: settings.PUBLIC_ORIGIN }),
    production: settings.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
    allowedScriptOrigins: settings.ALLOWED_SCRIPT_ORIGINS ?? [],
    trustProxy: settings.TRUST_PROXY,
    rateLimits: {
      submissions: settings.RATE_LIMIT_SUBMISSIONS,
      lookups: settings.RATE_LIMIT_LOOKUPS,
    },
    shutdownTimeout: settings.SHUTDOWN_TIMEOUT * 1000,
    hstsIncludeSubDomains: settings.HSTS_INCLUDE_SUBDOMAINS,
    ...(settings.MONITORING_PORT !== undefined && { monitoringPort: settings.MONITORING_PORT }),
    monitoringHost: settings.MONITORING_HOST,
    ...(settings.DESK_PORT !== undefined && { deskPort: settings.DESK_PORT }),
    deskHost: settings.DESK_HOST,
    newsKeys: settings.NEWS_KEYS ?? [],
    dataDir: path.resolve(settings.DATA_DIR),
    assetsDir: path.resolve(settings.ASSETS_DIR ?? path.join(settings.DATA_DIR, 'assets')),
    publicDataFile: path.resolve(settings.PUBLIC_DATA_FILE),
    ...(settings.PREVIEW_DATE && { previewDate: settings.PREVIEW_DATE }),
    preparePages: settings.PREPARE_PAGES,
    distDir: path.resolve(settings.DIST_DIR),
    ...(settings.DATABASE_URL && { databaseUrl: settings.DATABASE_URL }),
    ...(settings.SUBMISSIONS_PUBLIC_KEY && {
      departmentKeys: settings.SUBMISSIONS_PUBLIC_KEY,
    }),
    ...(settings.DEPARTMENTS_FILE && { departmentsFile: path.resolve(settings.DEPARTMENTS_FILE) }),
    ...(settings.RECOVERY_PUBLIC_KEY && { recoveryKey: settings.RECOVERY_PUBLIC_KEY.publicKey }),
    capacity: {
      dailyBytes: settings.DAILY_QUOTA_MB * MEGABYTE,
      totalBytes: settings.TOTAL_QUOTA_MB * MEGABYTE,
      minimumFreeBytes: settings.MIN_FREE_DISK_MB * MEGABYTE,
    },
    ...(settings.CLAMD_ADDRESS && { clamdAddress: settings.CLAMD_ADDRESS }),
    ...(mail && { mail }),
    ...(settings.SERVER_SECRET && { serverSecret: settings.SERVER_SECRET }),
  };
}
