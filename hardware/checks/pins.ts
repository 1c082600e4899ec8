import { isWired, signals } from '../netlist/signals';
import type { PinName } from '../pins';
import { functionsOf, headerPinOf } from '../rp2040';
import type { Check, Violation } from './violation';

/** pin-once, pin-function, pin-header: every signal on a pin of its own, which can do what is asked of it and can be reached. */
export const checkPins: Check = ({ pins }) => {
  const found: Violation[] = [];
  for (const [index, pin] of pins.entries()) {
    const subject = `GPIO ${pin.gpio} (${pin.name})`;
    const other = pins.slice(0, index).find(({ gpio }) => gpio === pin.gpio);
    if (other) found.push({ rule: 'pin-once', subject, text: `already used by ${other.name}` });
    const wanted = signals[pin.name as PinName].function;
    const known = functionsOf(pin.gpio);
    if (!known.includes(wanted) || !wanted.startsWith(pin.block))
      found.push({
        rule: 'pin-function',
        subject,
        text: `must be ${wanted} of block ${pin.block}; the chip has there ${known.join(', ') || 'no pin'}`,
      });
    if (isWired(pin.name as PinName) && headerPinOf(pin.gpio) === null)
      found.push({ rule: 'pin-header', subject, text: 'the Pico does not lead this pin out' });
  }
  return found;
};
