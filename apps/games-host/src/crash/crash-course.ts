import type { CrashPageData } from '../../server/write-crash-page.ts'
import { createBonusLeft } from '../play/bonus-left.ts'
import type { PastLine } from '../play/fill-history.ts'
import type { SessionState } from '../play/play-calls.ts'
import type { Sound } from '../play/sound.ts'
import { createStake } from '../play/stake.ts'
import { createBetSpeech } from './bet-speech.ts'
import type { RoundPhase } from './choose-action.ts'
import type { CrashCalls, CrashState } from './crash-calls.ts'
import { createFreeBets } from './free-bets.ts'
import { createOwnBets } from './own-bets.ts'
import type { RoundClock } from './round-clock.ts'
import { createOthers } from './show-others.ts'
import { createCrashView } from './view.ts'
import type { CrashWords } from './words.ts'

export type CrashNeeds = {
  readonly data: CrashPageData
  readonly session: SessionState
  readonly calls: CrashCalls
  readonly words: CrashWords
  readonly sound: Sound
  readonly clock: RoundClock
  readonly onEnded: (code: string) => void
}

export const SLOTS = [0, 1] as const
export const NOTICE_MS = 5000

export type CrashCourse = ReturnType<typeof createCrashCourse>

/** The page's state of the shared game, and its dependencies. */
export function createCrashCourse(needs: CrashNeeds) {
  const { data, session, words, clock } = needs
  const { say, money } = words
  const view = createCrashView(words, session.mode === 'demo' ? session.buildHash : undefined)
  const own = createOwnBets()
  const free = createFreeBets(session.freeRounds, own, { ...view, say, money })
  const stakes = SLOTS.map((slot) => createStake({ session, place: placeOf(needs, slot), free }))
  /** In whole hundredths. */
  const shown = (): number => Math.floor(clock.multiplier(performance.now()))
  return {
    ...needs,
    view,
    own,
    free,
    stakes,
    shown,
    bonus: createBonusLeft(session.bonus, { say, money, bonusLeft: view.bonusLeft }),
    others: createOthers(words, own.has, data.game.hasTeams),
    speech: createBetSpeech({ words, clock, shown }),
    /** Bets whose outcome was announced. */
    told: new Set<string>(),
    past: [] as PastLine[],
    chain: null as CrashState['chain'],
    roundId: null as string | null,
    phase: undefined as RoundPhase,
  }
}

/** Storage key of the choices of one bet slot. */
export const placeOf = ({ data }: Pick<CrashNeeds, 'data'>, slot: number): string => `crash:${data.game.key}:${slot}`

export const stakeAt = ({ stakes }: CrashCourse, slot: number): number => stakes[slot]?.nextMinor ?? 0
