/** What the tag reader is doing. */
export enum ReaderState {
  /** Not fitted. */
  Off,
  /** Being reset and set up. */
  Starting,
  /** Does not answer; tried again every second. What was read before stays as it was. */
  Absent,
  /** Nothing to read: no field. */
  Resting,
  /** An antenna's field is on and its tags are starting. */
  Warming,
  /** An inventory is going on. */
  Walking,
  /** The last command of an inventory is on its way. */
  Ending,
}

/** What can go wrong between table, reader and tags; counted since the reader was started. */
export enum ReaderError {
  /** A tag that had been heard did not answer. */
  Timeout,
  /** CRC_A or the check byte of a serial number is wrong. */
  Crc,
  Parity,
  /** Two answers at once where only one tag may speak. */
  Collision,
  /** The answer is not one of those that may come here. */
  Protocol,
  /** The reader's FIFO ran over. */
  Overflow,
  /** The FIFO holds fewer or more bytes than the answer has, or took some at the wrong time. */
  Fifo,
  /** More tags at one antenna than there is room for. */
  Room,
  /** The reader itself did not answer. */
  Silence,
}
export const READER_ERRORS = 9;

/** So many tags the list of a row's or a column's loop holds: all arrows of Double Trouble may stand in one, two tags each. */
export const TAGS_PER_LOOP = 16;
/** So many tags the list of any other antenna holds that is not at the dominoes. */
export const TAGS_PER_ANTENNA = 9;
/** A rack or the boneyard may hold every tile of the set, two tags each; and a little. */
export const TAGS_AT_DOMINOES = 58;
