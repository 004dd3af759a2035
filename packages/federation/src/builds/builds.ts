import type { BuildIdentity } from './this-build';

/** A build whose code runs in this page. */
export interface RunningBuild extends BuildIdentity {
  /** Absolute address of the folder with its files, with a slash at the end. */
  readonly base: string;
}

/** Builds of different releases have no module in common, so the list is stored on the global object. */
const page = globalThis as { courtsideBuilds?: Map<string, RunningBuild> };

/** Every build that has run in this page, the page's own first. */
export const runningBuilds = (): readonly RunningBuild[] => [...(page.courtsideBuilds?.values() ?? [])];

export function noteBuild(build: RunningBuild): void {
  page.courtsideBuilds ??= new Map();
  page.courtsideBuilds.set(build.app, build);
}
