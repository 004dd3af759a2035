import type { BuildIdentity } from './this-build';

/** A build whose code runs in this page. */
export interface RunningBuild extends BuildIdentity {
  /** Absolute address of the folder that its files come from, with its slash. */
  readonly base: string;
}

/** Builds share no module that could keep this, whatever their age, so it stands in the page. */
const page = globalThis as { courtsideBuilds?: Map<string, RunningBuild> };

/** Every build that has run in this page, the page's own first. */
export const runningBuilds = (): readonly RunningBuild[] => [...(page.courtsideBuilds?.values() ?? [])];

export function noteBuild(build: RunningBuild): void {
  page.courtsideBuilds ??= new Map();
  page.courtsideBuilds.set(build.app, build);
}
