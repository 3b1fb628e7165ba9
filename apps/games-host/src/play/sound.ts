import type { Character } from '#games/kit/scene/character.ts'
import type { Mood } from '#games/kit/protocol/index.ts'
import { createInstruments, type Instruments } from './instruments.ts'

export type Sound = {
  readonly isMuted: boolean
  setMuted(isMuted: boolean): void
  press(): void
  /** The whirr of turning reels, until they stop. */
  turning(isTurning: boolean): void
  reelStop(reel: number, hasScatter: boolean): void
  /** A wild that grows, a mystery that is solved. */
  grow(): void
  /** Symbols that burst in a cascade. */
  burst(): void
  /** A coin that stays; a named prize rings longer. */
  coin(isNamed: boolean): void
  /** A page of a book, a value that is gathered. */
  flick(): void
  /** A win; `countUpMs` long ticks go with its amount. A `plain` return sounds like nothing at all. */
  win(mood: Mood, countUpMs: number): void
  freeSpins(): void
  freeSpinsEnd(): void
  refused(): void
}

const PLACE = 'games-muted'
const TICK_MS = 70
const OCTAVE = 2
const FEATURE_END = [5, 4, 3, 6]
/** Steps of the game's scale, an octave up, that sound one after another while its opener comes. */
const OPENER_STEPS = [2, 3, 4, 5, 6, 7]

/** The instruments, while sound is allowed. Browsers require a user gesture before any sound. */
function createBand(overtones: Character['overtones']) {
  let instruments: Instruments | undefined
  let isMuted = localStorage.getItem(PLACE) === 'yes'
  const begin = (): void => {
    if (isMuted) return
    instruments ??= createInstruments(overtones)
    instruments.wake()
  }
  for (const gesture of ['pointerdown', 'keydown']) addEventListener(gesture, begin, { passive: true })
  // A hidden tab is silent.
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) instruments?.sleep()
    else if (!isMuted) instruments?.wake()
  })
  return {
    get isMuted() {
      return isMuted
    },
    setMuted(value: boolean): void {
      isMuted = value
      localStorage.setItem(PLACE, value ? 'yes' : 'no')
      if (value) instruments?.sleep()
      else begin()
    },
    playing: (): Instruments | undefined => (isMuted ? undefined : instruments),
  }
}

/** Sounds made on the spot, no files, in the scale, the bells and the tunes of the game. */
export function createSound({ notes, overtones, winTune, bigTune }: Character): Sound {
  const player = createBand(overtones)
  const band = player.playing
  let scatters = 0
  const noteAt = (step: number): number => notes[step] ?? notes[0] ?? 262
  let stopWhirr: (() => void) | undefined

  return {
    get isMuted() {
      return player.isMuted
    },
    setMuted: player.setMuted,
    press() {
      band()?.noise({ inS: 0, lastsS: 0.05, loud: 0.16, hertz: 2400, narrow: 0.8 })
      band()?.note({ hertz: 196, toHertz: 130, inS: 0, lastsS: 0.12, loud: 0.16, shape: 'triangle' })
    },
    turning(isTurning) {
      stopWhirr?.()
      stopWhirr = undefined
      if (!isTurning) return
      scatters = 0
      stopWhirr = band()?.whirr()
    },
    reelStop(reel, hasScatter) {
      band()?.note({ hertz: 150 + reel * 6, toHertz: 56, inS: 0, lastsS: 0.16, loud: 0.34, shape: 'sine' })
      band()?.noise({ inS: 0, lastsS: 0.06, loud: 0.2, hertz: 1500 + reel * 90, narrow: 1.2 })
      if (!hasScatter) return
      const hertz = noteAt(OPENER_STEPS[Math.min(scatters, OPENER_STEPS.length - 1)] ?? 2) * OCTAVE
      scatters += 1
      band()?.bell({ hertz, inS: 0.02, lastsS: 1.1, loud: 0.12 })
    },
    grow() {
      band()?.note({ hertz: 220, toHertz: 880, inS: 0, lastsS: 0.42, loud: 0.1, shape: 'sawtooth' })
      band()?.bell({ hertz: noteAt(4) * OCTAVE, inS: 0.3, lastsS: 0.8, loud: 0.08 })
    },
    burst() {
      band()?.noise({ inS: 0, lastsS: 0.18, loud: 0.16, hertz: 2600, narrow: 0.7 })
      band()?.note({ hertz: 420, toHertz: 140, inS: 0, lastsS: 0.2, loud: 0.12, shape: 'triangle' })
    },
    coin(isNamed) {
      band()?.bell({
        hertz: noteAt(isNamed ? 3 : 5) * OCTAVE,
        inS: 0,
        lastsS: isNamed ? 1.6 : 0.6,
        loud: isNamed ? 0.14 : 0.08,
      })
      if (isNamed) band()?.bell({ hertz: noteAt(5) * OCTAVE, inS: 0.12, lastsS: 1.4, loud: 0.1 })
    },
    flick() {
      band()?.noise({ inS: 0, lastsS: 0.05, loud: 0.1, hertz: 3400, narrow: 1.4 })
    },
    win(mood, countUpMs) {
      if (mood === 'plain') return
      const steps = mood === 'big' ? bigTune : winTune
      steps.forEach((step, at) => {
        const hertz = noteAt(step)
        band()?.bell({ hertz, inS: at * 0.1, lastsS: 0.7, loud: 0.12 })
        band()?.note({ hertz: hertz / 2, inS: at * 0.1, lastsS: 0.3, loud: 0.07, shape: 'triangle' })
      })
      if (mood === 'big') {
        for (const hertz of notes.slice(0, 4)) {
          band()?.note({ hertz, inS: steps.length * 0.1, lastsS: 1.4, loud: 0.05, shape: 'sawtooth' })
        }
      }
      for (let ms = 0; ms < countUpMs - TICK_MS; ms += TICK_MS) {
        band()?.noise({ inS: ms / 1000, lastsS: 0.02, loud: 0.05, hertz: 4200, narrow: 3 })
      }
    },
    freeSpins() {
      notes.forEach((hertz, at) => {
        band()?.bell({ hertz, inS: at * 0.09, lastsS: 0.9, loud: 0.1 })
        band()?.bell({ hertz: hertz * 1.5, inS: at * 0.09 + 0.045, lastsS: 0.6, loud: 0.04 })
      })
    },
    freeSpinsEnd() {
      for (const [at, step] of FEATURE_END.entries()) {
        band()?.bell({ hertz: noteAt(step), inS: at * 0.13, lastsS: 0.9, loud: 0.1 })
      }
    },
    refused() {
      band()?.note({ hertz: 220, inS: 0, lastsS: 0.16, loud: 0.1, shape: 'triangle' })
      band()?.note({ hertz: 165, inS: 0.14, lastsS: 0.26, loud: 0.1, shape: 'triangle' })
    },
  }
}
