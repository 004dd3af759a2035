import { mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { createAuthService } from '../auth/auth-service';
import { createBackupKeeper } from '../backup/backup-keeper';
import { countDocuments, createFirestore } from '../firestore';
import { createCourier } from '../mail/courier';
import { createDenialLog } from '../operator/denials';
import { paths } from '../operator/paths';
import { operatorRoutes } from '../operator/routes';
import { createSecrets } from '../operator/secrets';
import { createSessions } from '../operator/operator-sessions';
import { createMailer } from '../outbox/mailer';
import { createOutbox } from '../outbox/outbox';
import { loadOutboxKey } from '../outbox/outbox-key';
import { outboxRoutes } from '../outbox/outbox-routes';
import { createStorageService, defaultStorageQuota } from '../storage/storage-service';
import { DataFolderError, isDiskFull, listBackups, openDataStore, getStoreFile } from '../store';
import { hostAndPort, isLoopbackName } from '../http/addresses';
import { createClientReader } from '../http/client';
import { lockDataFolder } from '../disk/data-lock';
import { watchDiskSpace } from '../disk/disk-space';
import { discoveryRoutes } from './discovery';
import type { FirestorePort } from '../firestore/firestore-port';
import { createFrontDoor } from './front-door';
import { checkHealth, healthRoute } from '../monitoring/health';
import { listen } from '../http/listener';
import { createLog, toStandardError } from '../log/log';
import { openLogFile } from '../log/log-file';
import { createMetrics, type Readings } from '../monitoring/metrics';
import type { BackendOptions } from './options';
import { createOriginPolicy } from '../http/origins';
import { createRouter } from '../http/router';
import { loadRules } from '../rules/rules-files';
import { StartupError } from '../process/startup-error';

export interface Backend {
  readonly host: string;
  readonly port: number;
  readonly url: string;
  /** The page of sent messages, with the key that opens it. */
  readonly outboxUrl: string;
  /** The operator's page, with the key that opens it behind the `#`, which browsers send nowhere. */
  readonly operatorUrl: string;
  readonly projectId: string;
  readonly storageBucket: string;
  /** Finishes running requests, then closes everything; data stays in its folder. */
  close(): Promise<void>;
}

/** Largest object of Storage (bytes). */
const OBJECT_LIMIT = 32 * 1024 * 1024;
/** How long running requests may take when the backend stops, in milliseconds. */
const GRACE = 2000;

/**
 * Starts the embedded backend on one port.
 * @throws StartupError with advice: broken rules, a port or a data folder that is in use, options that contradict each other
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const { host = '127.0.0.1', port = 0, projectId = 'demo-courtside', allowOwner = false, ownerKey } = options;
  const storageBucket = options.storageBucket ?? `${projectId}.appspot.com`;
  const now = options.now ?? Date.now;
  const trustedProxies = options.trustedProxies ?? [];
  const origins = createOriginPolicy({ authorizedOrigins: options.authorizedOrigins ?? [], publicUrl: options.publicUrl, listensOn: host });
  const readClient = createClientReader(trustedProxies);
  const isPublic = origins.isPublic || trustedProxies.length > 0;
  if (allowOwner && isPublic) {
    throw new StartupError(
      '--allow-owner lets everybody past the rules: it can’t be combined with --public-url, --authorized-origin or --trusted-proxy.',
      2,
    );
  }
  const logFile = options.logFile === undefined ? null : openLogFile(options.logFile, toStandardError);
  const log = createLog(options.logLevel ?? 'info', toStandardError, logFile?.write);
  const metrics = createMetrics();
  const denials = createDenialLog(now);
  const startedAt = now();
  const closers: (() => void | Promise<void>)[] = [async () => logFile?.close(), () => metrics.close()];
  const closeAll = async (): Promise<void> => {
    for (const close of closers.splice(0).reverse()) await close();
  };

  let firestore: FirestorePort | null = null;
  try {
    const firestoreRules = loadRules({
      service: 'cloud.firestore',
      source: options.firestoreRules,
      log,
      onChange: () => firestore?.rulesChanged(),
    });
    closers.push(() => firestoreRules.close());
    const storageRules = loadRules({ service: 'firebase.storage', source: options.storageRules, log, onChange: () => undefined });
    closers.push(() => storageRules.close());

    mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
    const disk = watchDiskSpace({ folder: options.dataDir, log, probe: options.diskProbe });
    closers.push(() => disk.close());
    const lock = await lockDataFolder(options.dataDir, log);
    closers.push(() => lock.release());
    lock.cover(getStoreFile(options.dataDir));
    const store = await openDataStore(options.dataDir, {
      now,
      log,
      salvage: options.salvage ?? false,
      acceptStore: options.acceptStore ?? false,
    });
    closers.push(() => store.close());
    lock.cover(getStoreFile(options.dataDir));

    const mailer =
      options.smtpUrl === undefined ? null : createMailer(options.smtpUrl, options.mailFrom ?? `Courtside <noreply@${projectId}.invalid>`);
    const outbox = createOutbox({ store, mailer, onFailure: () => metrics.notMailed(), now, log });
    closers.push(() => outbox.close());
    const outboxKey = await loadOutboxKey({ file: path.join(options.dataDir, 'outbox-key'), given: options.outboxKey, ownerKey });
    const secrets = createSecrets({ key: outboxKey.value, password: options.operatorPassword, now, log });
    const auth = await createAuthService({
      store,
      folder: options.dataDir,
      projectId,
      outbox,
      origins,
      outboxKey,
      accountChooser: options.accountChooser ?? (isLoopbackName(host) && !isPublic),
      allowOwner,
      ownerKey,
      portablePasswords: options.portablePasswords ?? false,
      maxAccounts: options.maxAccounts ?? 100_000,
      publicUrl: options.publicUrl,
      now,
      log,
    });
    await countDocuments(store, log).catch((error: unknown) => {
      throw isDiskFull(error) ? DataFolderError.upgradeFailed(options.dataDir, error) : error;
    });
    const documents = createFirestore({
      store,
      rules: () => firestoreRules.current(),
      indexes: options.indexes,
      verifyToken: auth.verifyToken,
      tokenWatch: auth.tokenWatch,
      readClient,
      rankOf: auth.rankOf,
      documentLimits: options.documentLimits,
      disk: (disk.free() ?? Infinity) + statSync(getStoreFile(options.dataDir)).size,
      bindsAccounts: !allowOwner,
      now,
      onDenied: (denial) => {
        metrics.denied('firestore');
        denials.note('firestore', denial);
      },
      log,
    });
    firestore = documents;
    closers.push(documents.expire(projectId));
    const courier = createCourier({ documents, projectId, outbox, now, log });
    closers.push(() => courier.close());
    const storage = createStorageService({
      store,
      folder: path.join(options.dataDir, 'objects'),
      verifyToken: auth.verifyToken,
      rules: () => storageRules.current(),
      firestoreHost: () => documents.rulesHost(projectId),
      isCurrent: (identity) => auth.tokenWatch.isCurrent(identity),
      sizeLimit: OBJECT_LIMIT,
      buckets: allowOwner ? null : new Set([storageBucket, `${projectId}.appspot.com`, `${projectId}.firebasestorage.app`]),
      quotaLimits: { ...defaultStorageQuota, ...options.storageQuota },
      disk,
      now,
      onDenied: (denial) => {
        metrics.denied('storage');
        denials.note('storage', denial);
      },
      log,
    });
    await storage.tidy();
    closers.push(() => storage.close());
    const backups = await createBackupKeeper({
      folder: options.dataDir,
      store,
      holdFiles: () => storage.holdFiles(),
      target: options.backups,
      now,
      log,
    });
    closers.push(() => backups.close());

    let bound = '';
    let [connections, boundPort] = [(): number => 0, 0];
    const health = () => checkHealth({ readStore: () => void store.database('store').get('info'), disk });
    const readings: Readings = {
      connections: () => connections(),
      streams: () => documents.counts().streams,
      listenTargets: () => documents.counts().targets,
      diskFree: () => disk.free(),
      lastBackup: () => backups.newest(),
    };
    const operator = operatorRoutes({
      services: {
        people: auth.administration,
        documents: documents.browser(projectId),
        objects: storage.inventory,
        outbox,
        denials,
        backups,
        readings: {
          ...readings,
          newestStreams: (count) => documents.streams(count),
          diskSize: () => disk.size(),
          storeSize: () => statSync(getStoreFile(options.dataDir)).size,
          totals: () => metrics.totals(),
          health,
        },
        buildFiles: options.appBuilds ?? [],
        startedAt,
        hasLostKey: auth.hasLostKey,
        log,
      },
      secrets,
      sessions: createSessions(now),
      port: () => boundPort,
    });
    const router = createRouter([
      ...auth.routes,
      ...storage.routes,
      healthRoute(health),
      metrics.route(readings, outboxKey),
      ...backups.routes,
      ...operator,
      ...outboxRoutes({ outbox, projectId, key: outboxKey, open: options.openOutbox ?? false, allowOwner }),
      ...discoveryRoutes({
        projectId,
        allowOwner,
        ownerKey,
        storageRules,
        firestoreRules,
        clearFirestore: (...database) => documents.clear(...database),
        address: () => bound,
      }),
    ]);
    const onRequest = createFrontDoor({
      router,
      firestore: (request, response, url) => documents.handleHttp(request, response, url),
      origins,
      readClient,
      fallbackHost: () => bound,
      log,
      tally: metrics,
    });
    const listener = await listen({ host, port, onRequest, onHttp2Connection: (socket) => documents.injectGrpcConnection(socket) });
    [connections, boundPort] = [() => listener.connections(), listener.port];
    const shown = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
    bound = hostAndPort(shown, listener.port);
    closers.push(() => listener.close(GRACE));
    await backups.announce(`http://${bound}`);
    // Streams close first: they never end by themselves, and the listener waits for their connections.
    closers.push(() => documents.close());
    return {
      host,
      port: listener.port,
      url: `http://${bound}`,
      outboxUrl: `http://${bound}/outbox?key=${encodeURIComponent(outboxKey.value)}`,
      operatorUrl: `http://${bound}${paths.overview}#key=${encodeURIComponent(outboxKey.value)}`,
      projectId,
      storageBucket,
      close: closeAll,
    };
  } catch (error) {
    await closeAll();
    throw DataFolderError.explained(options.dataDir, error, listBackups(options.dataDir));
  }
}
