/** The games by the number that travels on the wire. Numbers are never used again. */
export enum GameId {
  None,
  DoublesWild,
  Doce,
  Doppio,
  DoubleTrouble,
  DoppelX,
}
/** The last of those that are played at the table; later ones are only played by their rules, as engines do. */
export const LAST_TABLE_GAME = GameId.Doppio;
