export { drawMixerTeams, type MixerDraw, type MixerInput, type MixerPlayer } from './draw-mixer-teams';
export { mixerFairness, type MixerFairness } from './fairness';
