/** The games by the number that travels on the wire. Numbers are never used again. */
export enum GameId {
  None,
  DoublesWild,
  Doce,
  Doppio,
  DoubleTrouble,
  DoppelX,
}
