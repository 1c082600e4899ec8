import { describe, expect, test } from 'vitest';
import { LATCH_TIME, LedWaveform } from '../../host/sim/pico/led-waveform';

/** Sends bytes as a chain's driver does, with its times in nanoseconds; returns when the last bit fell. */
function send(waveform: LedWaveform, bytes: readonly number[], zero = 250, one = 875, period = 1250): number {
  let at = 1e6;
  let fell = at;
  for (const byte of bytes) {
    for (let bit = 7; bit >= 0; bit--) {
      waveform.change(true, at);
      fell = at + ((byte >> bit) & 1 ? one : zero);
      waveform.change(false, fell);
      at += period;
    }
  }
  return fell;
}

describe('the waveform of the light chain', () => {
  test('a frame is read when the line has been low for long enough', () => {
    const waveform = new LedWaveform();
    const fell = send(waveform, [1, 2, 255, 128, 0, 77]);
    expect(waveform.take(fell + LATCH_TIME - 1)).toBeNull();
    expect([...(waveform.take(fell + LATCH_TIME) ?? [])]).toEqual([1, 2, 255, 128, 0, 77]);
    expect(waveform.isBusy).toBe(false);
  });

  test.each([
    ['a pulse too short', 200, 875, 1250],
    ['a pulse that is neither', 450, 875, 1250],
    ['a pulse too long', 250, 1100, 1500],
    ['a gap too short', 250, 875, 1050],
    ['a gap too long', 250, 875, 7000],
  ])('%s is a fault', (_, zero, one, period) => {
    expect(() => send(new LedWaveform(), [0xa5, 0xa5, 0xa5], zero, one, period)).toThrow('light chain');
  });

  test('a frame that ends within a light is a fault', () => {
    const waveform = new LedWaveform();
    const fell = send(waveform, [1, 2]);
    expect(() => waveform.take(fell + LATCH_TIME)).toThrow('within a light');
  });
});
