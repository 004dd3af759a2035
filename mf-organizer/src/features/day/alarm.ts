import { useEffect, useRef } from 'react';

const storageKey = 'courtside.dayAlarm';

/** Whether this device sounds at the end of time; off unless somebody has switched it on. */
export function isAlarmOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

export function keepAlarm(isOn: boolean): void {
  try {
    localStorage.setItem(storageKey, isOn ? 'on' : 'off');
  } catch {
    // The browser keeps nothing: it holds for this visit.
  }
}

/** Two short tones and a vibration, each where the device has it. */
function soundAlarm(): void {
  navigator.vibrate?.([400, 200, 400]);
  if (!('AudioContext' in window)) return;
  const context = new AudioContext();
  for (const start of [0, 0.45]) {
    const tone = context.createOscillator();
    tone.frequency.value = 880;
    tone.connect(context.destination);
    tone.start(context.currentTime + start);
    tone.stop(context.currentTime + start + 0.3);
  }
  setTimeout(() => void context.close(), 1500);
}

/**
 * Sounds once when the time of a game runs out before the eyes of this page; not for a game whose time was up already.
 * @param leftMs time left; null while no clock runs
 */
export function useAlarm(isOn: boolean, leftMs: number | null): void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    if (isOn && before.current !== null && before.current > 0 && leftMs !== null && leftMs <= 0) soundAlarm();
    before.current = leftMs;
  }, [isOn, leftMs]);
}
