import { keepOnDevice, readKept } from '@courtside/ui';
import { useEffect, useRef } from 'react';

const storageKey = 'courtside.dayAlarm';

/** Whether this device sounds at the end of time; off by default. */
export const isAlarmOn = (): boolean => readKept(storageKey) === 'on';

export const keepAlarm = (isOn: boolean): void => keepOnDevice(storageKey, isOn ? 'on' : 'off');

/** One for the visit: phone browsers allow sound only after a tap. */
let sound: AudioContext | null = null;

function wakeSound(): void {
  if (!('AudioContext' in window)) return;
  sound ??= new AudioContext();
  // Suspended after a call, or after the screen was dark; if it can't resume, the device still vibrates.
  if (sound.state !== 'running') sound.resume().catch(() => undefined);
}

/** Prepares the sound for the end of time, with each tap before it. */
export function useSoundReady(isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('click', wakeSound);
    return () => document.removeEventListener('click', wakeSound);
  }, [isOn]);
}

/** Plays two short tones and vibrates, as far as the device can. */
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
 * Sounds when a period or a game ends while this page is open; not for what had ended before.
 * @param over the number of periods that are over; null without a running clock
 */
export function useAlarm(isOn: boolean, over: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (isOn && before.current !== null && over !== null && over > before.current) soundAlarm();
    before.current = over;
  }, [isOn, over]);
}
