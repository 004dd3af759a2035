import * as v from 'valibot';
import { isCompatible, newestThatRuns, type Host, type RemoteBuild } from '../builds/compatibility.mjs';
import type { RemoteName } from '../builds/contracts';
import { RemoteFailure } from './remote-failure';
import { thisBuild } from '../builds/this-build';

/** Raise it for a registry that today's readers would misread; a registry without one has edition 1. */
const EDITION = 1;

/** The registry has an edition that this page is too old to read. */
export class NewerRegistry extends TypeError {}

const text = v.pipe(v.string(), v.minLength(1));
const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** The registry's description of a build. A line without these is valid: its folder changes in place. */
const releaseFields = {
  /** `<version>-<hash>` */
  release: v.optional(text),
  /** The entry's hash in the format of `<script integrity>`. */
  integrity: v.optional(v.pipe(v.string(), v.regex(/^sha(256|384|512)-[A-Za-z0-9+/=]+$/))),
  /** The fingerprints of the interfaces of our shared packages that the build needs. */
  shared: v.optional(v.record(v.string(), v.unknown())),
};

const otherRelease = { entry: text, contractVersion: v.optional(v.number()), ...releaseFields };

const lineSchema = v.pipe(
  v.object({
    name: text,
    /** Address of `remoteEntry.js`, absolute or relative to the registry. */
    entry: v.optional(text),
    /** Address of `mf-manifest.json`, next to the entry: for hosts that read manifests, and for lines of earlier registries. */
    manifest: v.optional(text),
    /** The contract that the remote was built against; missing means 1. */
    contractVersion: v.optional(v.number()),
    ...releaseFields,
    /** Another release, for a share of the visitors from 0 to 1. */
    canary: v.optional(v.object({ ...otherRelease, share })),
    /** Earlier releases that still exist, the newest first, for pages that can't run this one. An invalid list is ignored. */
    earlier: v.fallback(v.optional(v.array(v.object(otherRelease))), undefined),
  }),
  v.check((line) => line.entry !== undefined || line.manifest !== undefined, 'has neither entry nor manifest'),
);

/** One line of `remotes.json`: the current address of a remote. Changing it releases the remote or rolls it back. */
export type RegistryLine = v.InferOutput<typeof lineSchema>;

export interface Registry {
  readonly remotes: readonly RegistryLine[];
  /** Names on lines that could not be read. */
  readonly malformed: readonly string[];
  /** The release of the page itself that is live. */
  readonly shell: string | null;
}

const registrySchema = v.object({
  remotes: v.array(v.unknown()),
  shell: v.fallback(v.optional(v.object({ release: text })), undefined),
});

/**
 * Reads an unknown JSON value as a registry. An invalid line only affects its own remote.
 * @throws TypeError if it is not a registry
 */
export function parseRegistry(value: unknown): Registry {
  const edition = (value as { edition?: unknown } | null)?.edition;
  if (typeof edition === 'number' && edition > EDITION)
    throw new NewerRegistry(
      `remotes.json: edition ${edition} is newer than this page, which knows ${EDITION}. Release the shell, and reload open pages.`,
    );
  const read = v.safeParse(registrySchema, value);
  if (!read.success) throw new TypeError('remotes.json: "remotes" must be a list');
  const remotes: RegistryLine[] = [];
  const malformed: string[] = [];
  read.output.remotes.forEach((line, index) => {
    const result = v.safeParse(lineSchema, line);
    if (result.success) return void remotes.push(result.output);
    const name = (line as { name?: unknown } | null)?.name;
    if (typeof name === 'string') malformed.push(name);
    const wrong = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the line'}: ${issue.message}`);
    console.warn(`remotes.json: remotes[${index}] is left out. ${wrong.join('; ')}`);
  });
  return { remotes, malformed, shell: read.output.shell?.release ?? null };
}

/** One release of a remote, ready to be loaded. */
export interface RemoteRelease {
  readonly name: RemoteName;
  /** Absolute address of `remoteEntry.js`. */
  readonly entry: string;
  readonly release: string | null;
  readonly integrity: string | null;
  readonly isCanary: boolean;
  /** Whether the line has a newer release, which this page can't run. */
  readonly isEarlier: boolean;
}

export interface RegistryContext {
  /** Absolute address of `remotes.json`. */
  readonly registryUrl: string;
  readonly allowedOrigins: readonly string[];
}

/** Returns the line of a remote. @throws RemoteFailure */
export function getRegistryLine(registry: Registry, name: RemoteName): RegistryLine {
  const line = registry.remotes.find((candidate) => candidate.name === name);
  if (line) return line;
  throw new RemoteFailure(registry.malformed.includes(name) ? 'line-malformed' : 'not-registered', name);
}

/** Returns the newest release of a line that a page can run, without canaries; undefined if there is none. */
export const getNewestRunnable = (line: RegistryLine, page: Host) => newestThatRuns(page, line.name, [line, ...(line.earlier ?? [])]);

/** Returns why this page can't run a build; null if it can. */
export function getRefusal(name: RemoteName, build: Omit<RemoteBuild, 'name'>): RemoteFailure | null {
  const verdict = isCompatible(thisBuild, { ...build, name });
  return verdict.ok ? null : new RemoteFailure(verdict.refused, name, { because: verdict.because });
}

/**
 * Resolves a line to a release, with all checks that come before its code runs. A remote has the page's full privileges, so its origin must be
 * our own or one that the operator allows, and its contract must match. A page that can't run the release gets the newest one that it can run.
 * @throws RemoteFailure
 */
export function resolveRelease(
  line: RegistryLine,
  name: RemoteName,
  { registryUrl, allowedOrigins }: RegistryContext,
  isCanary = false,
): RemoteRelease {
  const named = isCanary
    ? line.canary && { contractVersion: line.contractVersion, ...line.canary }
    : (getNewestRunnable(line, thisBuild) ?? line);
  if (!named) throw new RemoteFailure('not-registered', name);
  const refusal = getRefusal(name, named);
  if (refusal) throw refusal;
  const entry = named.entry ? new URL(named.entry, registryUrl) : new URL('remoteEntry.js', new URL(line.manifest ?? '', registryUrl));
  const trusted = [new URL(registryUrl).origin, ...allowedOrigins];
  if (!trusted.includes(entry.origin)) throw new RemoteFailure('origin-refused', name);
  return {
    name,
    entry: entry.href,
    release: named.release ?? null,
    integrity: named.integrity ?? null,
    isCanary,
    isEarlier: !isCanary && named !== line,
  };
}
