/** An overtone of a bell: how many times its pitch, how loud, and for which share of the time it rings. */
export type Overtone = readonly [times: number, loud: number, lasts: number]

/** How a game moves and sounds. It has no effect on the play. */
export type Character = {
  /** Factor for the duration of all its motion: below 1 faster, above 1 slower. */
  readonly pace: number
  /** Eight rising notes in hertz: the scale of its bells. */
  readonly notes: readonly number[]
  readonly overtones: readonly Overtone[]
  /** Indexes of `notes` that are played for a win, and for a large one. */
  readonly winTune: readonly number[]
  readonly bigTune: readonly number[]
}

const LOWEST_HERTZ = 196
const SEMITONES = 12
const SLOWEST = 0.86
const PACES = 9
const PACE_STEP = 0.04

/** Semitones above the lowest note. */
const SCALES = [
  [0, 4, 7, 12, 16, 19, 24, 28],
  [0, 3, 7, 12, 15, 19, 24, 27],
  [0, 2, 7, 9, 12, 14, 19, 24],
  [0, 4, 6, 11, 12, 16, 18, 24],
  [0, 5, 7, 10, 12, 17, 19, 24],
  [0, 3, 7, 11, 12, 15, 19, 24],
] as const

const TIMBRES: readonly (readonly Overtone[])[] = [
  // A glockenspiel.
  [
    [1, 1, 1],
    [2.01, 0.4, 0.6],
    [3.02, 0.18, 0.4],
    [5.4, 0.08, 0.22],
  ],
  // A marimba: short, nearly one tone.
  [
    [1, 1, 0.55],
    [3.93, 0.22, 0.18],
    [9.2, 0.05, 0.08],
  ],
  // A celesta: soft and clear.
  [
    [1, 1, 0.9],
    [2, 0.22, 0.7],
    [4, 0.1, 0.5],
  ],
  // Tubular bells: the low hum under them lasts.
  [
    [0.5, 0.3, 1.2],
    [1, 0.9, 1],
    [1.5, 0.3, 0.8],
    [2.74, 0.2, 0.5],
  ],
  // A plucked string.
  [
    [1, 1, 0.5],
    [2, 0.5, 0.35],
    [3, 0.33, 0.25],
    [4, 0.2, 0.18],
  ],
  // Glass: high and thin.
  [
    [1, 0.8, 1.1],
    [2.32, 0.3, 0.9],
    [4.25, 0.22, 0.5],
    [6.63, 0.1, 0.3],
  ],
]

const WIN_TUNES = [
  [2, 3, 4, 6],
  [0, 2, 3, 5],
  [4, 3, 5, 7],
  [1, 3, 2, 4],
  [3, 5, 4, 6],
  [0, 3, 5, 3],
  [2, 4, 2, 5],
  [5, 3, 4, 7],
] as const
const BIG_TUNES = [
  [0, 2, 4, 3, 4, 6, 5, 6, 7],
  [0, 1, 2, 3, 2, 4, 5, 6, 7],
  [3, 2, 3, 4, 5, 4, 6, 5, 7],
  [0, 3, 1, 4, 2, 5, 3, 6, 7],
  [4, 2, 0, 2, 4, 5, 6, 7, 7],
] as const

/** Hashes a key to an integer from 0; the same key gives the same number everywhere. */
function numberOf(key: string): number {
  let state = 0x81_1c_9d_c5
  for (const letter of key) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  // Mixes the last letters into all digits.
  state = Math.imul(state ^ (state >>> 15), 0x2c_1b_3c_6d) >>> 0
  state = Math.imul(state ^ (state >>> 12), 0x29_7a_2d_39) >>> 0
  return (state ^ (state >>> 15)) >>> 0
}

/** The character of a game follows from its key only, so that it does not change when games are added or removed. */
export function characterOf(key: string): Character {
  let rest = numberOf(key)
  const pick = (count: number): number => {
    const picked = rest % count
    rest = Math.floor(rest / count)
    return picked
  }
  const of = <One>(list: readonly [One, ...One[]] | readonly One[]): One => list[pick(list.length)] as One
  const pace = Number((SLOWEST + PACE_STEP * pick(PACES)).toFixed(2))
  const lowest = LOWEST_HERTZ * 2 ** (pick(SEMITONES) / SEMITONES)
  const notes = of<readonly number[]>(SCALES).map((over) => lowest * 2 ** (over / SEMITONES))
  return { pace, notes, overtones: of(TIMBRES), winTune: of(WIN_TUNES), bigTune: of(BIG_TUNES) }
}
