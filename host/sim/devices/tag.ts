import type { Random } from '../random';
import { type Bit, bitsOf, bytesOf, crcA, POWER_TIME, withCrc, withParities } from './air';

/** States of ISO/IEC 14443-3, section 6.3; the starred ones are those of a tag that was woken out of HALT. */
export type TagState = 'idle' | 'ready' | 'active' | 'halt';

export interface TagOptions {
  /** Serial number, 4, 7 or 10 bytes. */
  readonly uid: readonly number[];
  /** Memory in pages of four bytes; without it the tag answers READ with a NAK, as one that wants a password does. */
  readonly memory?: Uint8Array;
  /** A marginal tag: the probability of hearing a command. */
  readonly hearing?: number;
  /** The probability that a bit of an answer arrives wrong. */
  readonly damage?: number;
  /** Where chance comes from; only for a tag with `hearing` or `damage`. */
  readonly random?: Random;
}

const REQA = 0x26;
const WUPA = 0x52;
const READ = 0x30;
const HLTA = 0x50;
const CASCADE_TAG = 0x88;
/** SEL codes of the cascade levels (6.5.3.2). */
const SELECT_CODES = [0x93, 0x95, 0x97];
/** Select acknowledge: the serial number is not complete (6.5.3.4). */
const SAK_CASCADE = 0x04;
const NAK_INVALID = 0x0;
const NAK_NOT_ALLOWED = 0x4;

/**
 * A passive tag: state machine, selection and anticollision of ISO/IEC 14443-3 type A, READ as the NTAG213/215/216 data
 * sheet (section 10.2) describes it. What a tag hears and answers are bits as they go through the air.
 */
export class Tag {
  readonly uid: readonly number[];
  /** May be written at any time, as with a telephone. */
  memory: Uint8Array | undefined;
  hearing: number;
  damage: number;
  readonly #random: Random | undefined;
  /** Serial number with check byte, a cascade level each. */
  readonly #levels: readonly (readonly number[])[];
  #state: TagState = 'idle';
  #isStarred = false;
  #level = 0;
  #poweredAt: number | null = null;
  #lostAt = -Infinity;

  constructor({ uid, memory, hearing = 1, damage = 0, random }: TagOptions) {
    this.uid = uid;
    this.memory = memory;
    this.hearing = hearing;
    this.damage = damage;
    this.#random = random;
    this.#levels = levelsOf(uid);
  }

  get state(): TagState {
    return this.#state;
  }

  /** The field reaches the tag, or does not. A state may outlive a short gap; nobody can rely on either. */
  power(isOn: boolean, now: number): void {
    if (isOn === (this.#poweredAt !== null)) return;
    if (!isOn) {
      this.#poweredAt = null;
      this.#lostAt = now;
      return;
    }
    const hasLost = now - this.#lostAt > POWER_TIME;
    this.#poweredAt = hasLost ? now : now - POWER_TIME;
    if (hasLost) this.#enter('idle', false);
  }

  /** The tag was taken away: it is certainly off. */
  takeAway(): void {
    this.#poweredAt = null;
    this.#lostAt = -Infinity;
  }

  /** Hears a frame; the answer as it goes through the air, or null. */
  hear(bits: readonly Bit[], now: number): Bit[] | null {
    if (this.#poweredAt === null || now - this.#poweredAt < POWER_TIME) return null;
    if (this.hearing < 1 && !this.#random?.chance(this.hearing)) return null;
    const answer = this.#react(bits);
    if (!answer || this.damage === 0 || !this.#random?.chance(this.damage)) return answer;
    const wrong = this.#random.below(answer.length);
    return answer.map((bit, at) => (at === wrong ? bit ^ 1 : bit));
  }

  #react(bits: readonly Bit[]): Bit[] | null {
    switch (this.#state) {
      case 'idle':
      case 'halt':
        return this.#reactAsleep(bits);
      case 'ready':
        return this.#reactReady(bits);
      case 'active':
        return this.#reactActive(bits);
    }
  }

  #reactAsleep(bits: readonly Bit[]): Bit[] | null {
    if (bits.length !== 7) return null;
    const request = bits.reduce((code, bit, place) => code | (bit << place), 0);
    if (request !== WUPA && (request !== REQA || this.#state === 'halt')) return null;
    this.#enter('ready', this.#state === 'halt');
    this.#level = 0;
    const size = this.#levels.length - 1;
    return withParities(bitsOf([0x04 | (size << 6), 0]));
  }

  /** Any frame but a matching anticollision or select one sends the tag back to sleep (figure 7: nAC, nSELECT, error). */
  #reactReady(bits: readonly Bit[]): Bit[] | null {
    const own = this.#levels[this.#level] as readonly number[];
    const [code, valid = 0] = bytesOf(bits);
    if (code !== SELECT_CODES[this.#level]) return this.#sleep();
    if (valid === 0x70) {
      const frame = bytesOf(bits);
      const isMatch =
        bits.length === 72 && crcA(frame) === 0 && own.every((byte, at) => byte === frame[at + 2]);
      return isMatch ? this.#select() : this.#sleep();
    }
    const known = ((valid >> 4) - 2) * 8 + (valid & 7);
    const all = bitsOf(own);
    const named = bits.slice(16);
    const isMatch = named.length === known && known < 40 && named.every((bit, at) => bit === all[at]);
    return isMatch ? withParities(all.slice(known), known % 8) : this.#sleep();
  }

  #select(): Bit[] {
    if (++this.#level < this.#levels.length) return withParities(bitsOf(withCrc([SAK_CASCADE])));
    this.#enter('active', this.#isStarred);
    return withParities(bitsOf(withCrc([this.memory ? 0x00 : 0x08])));
  }

  #reactActive(bits: readonly Bit[]): Bit[] | null {
    const frame = bytesOf(bits);
    const isWhole = bits.length === 32 && crcA(frame) === 0;
    if (isWhole && frame[0] === HLTA && frame[1] === 0) {
      this.#enter('halt', false);
      return null;
    }
    if (!isWhole || frame[0] !== READ) return this.#sleep();
    if (!this.memory) return this.#refuse(NAK_NOT_ALLOWED);
    const pages = this.memory.length / 4;
    const page = frame[1] as number;
    if (page >= pages) return this.#refuse(NAK_INVALID);
    // Behind the last page the reading goes on with page 0.
    const data = Array.from({ length: 16 }, (_, at) => this.memory?.[(page * 4 + at) % (pages * 4)] ?? 0);
    return withParities(bitsOf(withCrc(data)));
  }

  #refuse(code: number): Bit[] {
    this.#sleep();
    return [0, 1, 2, 3].map((place) => (code >> place) & 1);
  }

  #sleep(): null {
    this.#enter(this.#isStarred ? 'halt' : 'idle', false);
    return null;
  }

  #enter(state: TagState, isStarred: boolean): void {
    this.#state = state;
    this.#isStarred = isStarred;
  }
}

/** Serial number by cascade level, each with its check byte; all but the last begin with the cascade tag (6.5.4). */
function levelsOf(uid: readonly number[]): number[][] {
  if (![4, 7, 10].includes(uid.length)) throw new RangeError(`a serial number of ${uid.length} bytes`);
  const count = (uid.length - 1) / 3;
  return Array.from({ length: count }, (_, level) => {
    const isLast = level === count - 1;
    const bytes = isLast ? uid.slice(level * 3) : [CASCADE_TAG, ...uid.slice(level * 3, level * 3 + 3)];
    return [...bytes, bytes.reduce((check, byte) => check ^ byte, 0)];
  });
}
