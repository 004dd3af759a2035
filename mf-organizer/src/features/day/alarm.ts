import { keepOnDevice, readKept } from '@courtside/ui';
import { useEffect, useRef } from 'react';

const storageKey = 'courtside.dayAlarm';

/** Whether this device sounds at the end of time; off unless somebody has switched it on. */
export const isAlarmOn = (): boolean => readKept(storageKey) === 'on';

export const keepAlarm = (isOn: boolean): void => keepOnDevice(storageKey, isOn ? 'on' : 'off');

/** One for the visit: browsers of phones let only those sound that were woken by a tap. */
let sound: AudioContext | null = null;

function wakeSound(): void {
  if (!('AudioContext' in window)) return;
  sound ??= new AudioContext();
  // Asleep again after a call, or after the screen was dark; a refusal leaves the vibration.
  if (sound.state !== 'running') sound.resume().catch(() => undefined);
}

/** Makes ready what sounds at the end of time, with each tap before it. */
export function useSoundReady(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('click', wakeSound);
    return () => document.removeEventListener('click', wakeSound);
  }, [isOn]);
}

/** Two short tones and a vibration, each where the device has it. */
function soundAlarm(): void {
  navigator.vibrate?.([400, 200, 400]);
  wakeSound();
  if (!sound) return;
  for (const start of [0, 0.45]) {
    const tone = sound.createOscillator();
    tone.frequency.value = 880;
    tone.connect(sound.destination);
    tone.start(sound.currentTime + start);
    tone.stop(sound.currentTime + start + 0.3);
  }
}

/**
 * Sounds when a period or the time of a game runs out before the eyes of this page; not for what was up already.
 * @param over how many periods are; null while no clock runs
 */
export function useAlarm(isOn: boolean, over: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (isOn && before.current !== null && over !== null && over > before.current) soundAlarm();
    before.current = over;
  }, [isOn, over]);
}
