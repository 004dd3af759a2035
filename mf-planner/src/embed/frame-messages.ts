import type { PlanReport } from '../board/plan-report';

/** The messages of the iframe page to the page around it. Public: names never change within a major version. */
export type FrameMessage =
  | { readonly source: 'courtside-planner'; readonly type: 'height'; /** CSS pixels */ readonly height: number }
  | { readonly source: 'courtside-planner'; readonly type: 'change'; readonly plan: PlanReport };

/** The message has no secrets, so any page that embeds the frame may receive it. */
const say = (message: FrameMessage) => window.parent.postMessage(message, '*');

export const postHeight = (height: number): void => say({ source: 'courtside-planner', type: 'height', height: Math.ceil(height) });
export const postPlan = (plan: PlanReport): void => say({ source: 'courtside-planner', type: 'change', plan });
