import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parseDocumentLimits } from '../quota/space-limits';
import type { QuotaLimits } from '../quota/quota';
import { runBackupCommand } from '../backup/backup-command';
import { checkRulesFile } from '@courtside/rules-language';
import { DataFolderError, listBackups, getStoreFile, surviveCommitFailures } from '../store';
import { describeReport, verifyFolder } from '../verify/verify-folder';
import { startBackend } from './backend';
import { lockDataFolder } from '../disk/data-lock';
import type { DataLock } from '../disk/lock-owner';
import { createLog, logLevels, type LogLevel } from '../log/log';
import type { BackendOptions } from './options';
import { StartupError } from '../process/startup-error';

const help = `courtside-backend [options]
Serves Firebase Auth, Firestore and Storage on one port of this machine.

  --data DIR               folder of all data                        (default: .data/backend)
  --host HOST              address to listen on                      (default: 127.0.0.1)
  --port PORT              0 takes any free port                     (default: 8181)
  --project ID             Firebase project                          (default: demo-courtside)
  --bucket NAME            default bucket                            (default: PROJECT.appspot.com)
  --firestore-rules FILE   without it, Firestore refuses everything
  --storage-rules FILE     without it, Storage refuses everything
  --indexes FILE           firestore.indexes.json
  --account-chooser on|off Google sign-in with made-up accounts, for whoever has the outbox key
                           (default: on; off beyond loopback, and with --public-url,
                           --authorized-origin or --trusted-proxy)
  --max-accounts NUMBER    how many accounts are kept, a tenth of them anonymous  (default: 100000)
  --portable-passwords     keep passwords so that they can be carried to Firebase (scrypt); those that are kept
                           already when somebody signs in with them. Argon2id otherwise, which can't be carried
  --smtp URL               mail the messages too: smtp://user:password@host:587
  --mail-from ADDRESS      sender of the mails
  --public-url URL         address of this backend in messages       (default: the one the request came by)
  --authorized-origin URL  another origin of the app or of this backend; may be repeated
  --trusted-proxy ADDRESS  a proxy, or a network of them, whose X-Forwarded-… headers are true; may be repeated
  --outbox-key SECRET      opens /outbox and the account chooser     (or environment COURTSIDE_OUTBOX_KEY;
                           default: made at the first start, kept in the data folder, printed at each)
  (environment COURTSIDE_OPERATOR_PASSWORD: opens the operator's page as the outbox key does, and behind a
                           proxy with TLS from elsewhere too; at least 12 characters)
  --app-build FILE         a build.json of an app that is served beside it, which the operator's page names; may be repeated
  --open-outbox            let other machines read /outbox, with its key
  --allow-owner            for tests: the token "owner" and unsigned tokens pass, test calls are answered
  --owner-key SECRET       a secret whose bearer passes all rules    (or environment COURTSIDE_OWNER_KEY)
  --storage-quota MIB      space for uploads, of everybody together  (default: 10240)
  --account-quota MIB      and of each account                       (default: 256)
  --document-quota WHOSE=DOCUMENTS:MIB  what Firestore keeps; may be repeated: proven=250000:256 for each account with
                           a verified address, unproven=25000:32, anonymous=1000:2, all=2000000:2048 for
                           everybody (or environment COURTSIDE_DOCUMENT_QUOTA, with spaces between)
  --verify                 read everything in the data folder, say what is wrong with it, and end
  --salvage                go on with what can be read of a damaged store
  --accept-store           go on with an older, another or a new store than the folder's files know
  --backups DIR            every hour in which something changed, a back-up goes there: the newest is kept,
                           the last of each of 7 days and of each of 4 weeks
  --log LEVEL              ${logLevels.join(', ')}      (default: info)
  --log-file FILE          the log goes there too, one object of JSON a line; at 10 MiB it is put
                           aside as FILE.1, and five of those are kept
  --json                   print one line of JSON when ready
  --help                   this text

courtside-backend check-rules FILE…
Reports errors and warnings of rules files.

courtside-backend backup --data DIR --to FILE
Takes a back-up, beside a running server too. Whoever has the file can be anybody: keep it private.

courtside-backend restore --from FILE --data DIR [--replace]
Checks a back-up and makes a data folder of it. --replace moves one that is there aside.
`;

/** The command `courtside-backend`; its exit code names the failure. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  if (args[0] === 'check-rules') {
    const checks = args.slice(1).map((file) => checkRulesFile(file));
    for (const { report } of checks) console.log(report);
    process.exitCode = checks.length > 0 && checks.every(({ ok }) => ok) ? 0 : 1;
    return;
  }
  try {
    if (args[0] === 'backup' || args[0] === 'restore') return await runBackupCommand(args[0], args.slice(1));
    const parsed = parse(args);
    if (parsed === null) {
      process.stdout.write(help);
      return;
    }
    if (parsed.isVerification) await verify(parsed.options, parsed.asJson);
    else await serve(parsed.options, parsed.asJson);
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error);
    process.exitCode = error instanceof StartupError ? error.exitCode : 1;
  }
}

/** Reads the whole data folder, which must not be in use in the meantime. */
async function verify({ dataDir, logLevel = 'info' }: BackendOptions, asJson: boolean): Promise<void> {
  if (!existsSync(dataDir)) throw new StartupError(`There is no data folder ${dataDir}.`, 2);
  let lock: DataLock | undefined;
  try {
    lock = await lockDataFolder(dataDir, createLog(logLevel));
    lock.cover(getStoreFile(dataDir));
    const report = await verifyFolder(dataDir);
    process.stdout.write(asJson ? `${JSON.stringify(report)}\n` : describeReport(dataDir, report));
    process.exitCode = report.isSound ? 0 : 51;
  } catch (error) {
    throw DataFolderError.explained(dataDir, error, listBackups(dataDir));
  } finally {
    lock?.release();
  }
}

async function serve(options: BackendOptions, asJson: boolean): Promise<void> {
  surviveCommitFailures();
  const backend = await startBackend(options);
  const { url, outboxUrl, operatorUrl, host, port, projectId, storageBucket } = backend;
  if (asJson)
    console.log(JSON.stringify({ ready: true, url, outboxUrl, operatorUrl, host, port, projectId, storageBucket, pid: process.pid }));
  else
    console.log(
      `The backend of ${projectId} answers at ${url}\nMessages that it sends, and Google sign-in with made-up accounts: ${outboxUrl}\nThe operator's page: ${operatorUrl}\nData is kept in ${options.dataDir}. Ctrl-C stops it.`,
    );
  let stopping = false;
  const stop = (): void => {
    if (stopping) return;
    stopping = true;
    backend.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
  // The parent program keeps a channel to this process. When the channel closes, nothing could stop this process any more.
  process.on('disconnect', stop);
  if (process.send !== undefined && !process.connected) stop();
}

function parse(args: readonly string[]): { options: BackendOptions; asJson: boolean; isVerification: boolean } | null {
  const { values } = readArguments(args);
  if (values.help) return null;
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new StartupError(`--port ${values.port}: not a port number`, 2);
  const logLevel = logLevels.find((level) => level === values.log);
  if (logLevel === undefined) throw new StartupError(`--log ${values.log}: one of ${logLevels.join(', ')}`, 2);
  const maxAccounts = values['max-accounts'];
  if (maxAccounts !== undefined && !/^[1-9]\d{0,8}$/.test(maxAccounts))
    throw new StartupError(`--max-accounts ${maxAccounts}: not a number`, 2);
  const chooser = values['account-chooser'];
  if (chooser !== undefined && chooser !== 'on' && chooser !== 'off') throw new StartupError('--account-chooser: on or off', 2);
  for (const flag of ['smtp', 'public-url'] as const) {
    const value = values[flag];
    if (value !== undefined && !URL.canParse(value)) throw new StartupError(`--${flag} ${value}: not an address`, 2);
  }
  const ownerKey = values['owner-key'] ?? process.env['COURTSIDE_OWNER_KEY'];
  const outboxKey = values['outbox-key'] ?? process.env['COURTSIDE_OUTBOX_KEY'];
  // The environment has the secret, because all users of the machine can see arguments.
  const operatorPassword = process.env['COURTSIDE_OPERATOR_PASSWORD'];
  const secrets = { ownerKey, outboxKey, operatorPassword };
  return { asJson: values.json, isVerification: values.verify, options: optionsOf(values, port, logLevel, secrets) };
}

type Values = ReturnType<typeof readArguments>['values'];

function optionsOf(
  values: Values,
  port: number,
  logLevel: LogLevel,
  { ownerKey, outboxKey, operatorPassword }: Record<'ownerKey' | 'outboxKey' | 'operatorPassword', string | undefined>,
): BackendOptions {
  const firestoreRules = values['firestore-rules'];
  const storageRules = values['storage-rules'];
  const texts = {
    indexes: values.indexes,
    projectId: values.project,
    storageBucket: values.bucket,
    smtpUrl: values.smtp,
    mailFrom: values['mail-from'],
    backups: values.backups,
    logFile: values['log-file'],
    publicUrl: values['public-url'],
    ownerKey: ownerKey === '' ? undefined : ownerKey,
    outboxKey: outboxKey === '' ? undefined : outboxKey,
    operatorPassword: operatorPassword === '' ? undefined : operatorPassword,
  };
  return {
    dataDir: values.data,
    host: values.host,
    port,
    logLevel,
    allowOwner: values['allow-owner'],
    openOutbox: values['open-outbox'],
    portablePasswords: values['portable-passwords'],
    storageQuota: { ...quotaOf(values, 'storage-quota', 'total'), ...quotaOf(values, 'account-quota', 'perAccount') },
    documentLimits: documentLimitsOf(values),
    salvage: values.salvage,
    acceptStore: values['accept-store'],
    authorizedOrigins: values['authorized-origin'],
    trustedProxies: values['trusted-proxy'],
    appBuilds: values['app-build'],
    ...(values['max-accounts'] === undefined ? {} : { maxAccounts: Number(values['max-accounts']) }),
    ...(firestoreRules === undefined ? {} : { firestoreRules: { file: firestoreRules } }),
    ...(storageRules === undefined ? {} : { storageRules: { file: storageRules } }),
    ...(values['account-chooser'] === undefined ? {} : { accountChooser: values['account-chooser'] === 'on' }),
    ...(Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined)) as { [Name in keyof typeof texts]?: string }),
  };
}

function documentLimitsOf(values: Values): NonNullable<BackendOptions['documentLimits']> {
  const texts = [...(process.env['COURTSIDE_DOCUMENT_QUOTA'] ?? '').split(' '), ...values['document-quota']].filter((text) => text !== '');
  const limits = parseDocumentLimits(texts);
  if (limits === null) throw new StartupError(`--document-quota ${texts.join(' ')}: in the form unproven=25000:32`, 2);
  return limits;
}

function quotaOf(values: Values, flag: 'storage-quota' | 'account-quota', name: keyof QuotaLimits): Partial<QuotaLimits> {
  const text = values[flag];
  if (text === undefined) return {};
  if (!/^\d{1,9}$/.test(text)) throw new StartupError(`--${flag} ${text}: not a number of MiB`, 2);
  return { [name]: Number(text) * 1024 * 1024 };
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        'data': { type: 'string', default: '.data/backend' },
        'host': { type: 'string', default: '127.0.0.1' },
        'port': { type: 'string', default: '8181' },
        'project': { type: 'string' },
        'bucket': { type: 'string' },
        'firestore-rules': { type: 'string' },
        'storage-rules': { type: 'string' },
        'indexes': { type: 'string' },
        'account-chooser': { type: 'string' },
        'max-accounts': { type: 'string' },
        'portable-passwords': { type: 'boolean', default: false },
        'smtp': { type: 'string' },
        'mail-from': { type: 'string' },
        'public-url': { type: 'string' },
        'authorized-origin': { type: 'string', multiple: true, default: [] },
        'app-build': { type: 'string', multiple: true, default: [] },
        'trusted-proxy': { type: 'string', multiple: true, default: [] },
        'outbox-key': { type: 'string' },
        'open-outbox': { type: 'boolean', default: false },
        'allow-owner': { type: 'boolean', default: false },
        'owner-key': { type: 'string' },
        'storage-quota': { type: 'string' },
        'account-quota': { type: 'string' },
        'document-quota': { type: 'string', multiple: true, default: [] },
        'verify': { type: 'boolean', default: false },
        'backups': { type: 'string' },
        'salvage': { type: 'boolean', default: false },
        'accept-store': { type: 'boolean', default: false },
        'log': { type: 'string', default: 'info' },
        'log-file': { type: 'string' },
        'json': { type: 'boolean', default: false },
        'help': { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new StartupError(`${(error as Error).message}\n\n${help}`, 2);
  }
}
