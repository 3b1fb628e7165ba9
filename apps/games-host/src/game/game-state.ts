import type { GameOutcome } from '#games/kit/protocol/index.ts'
import type { Scene } from '#games/kit/scene/create-reels-scene.ts'
import type { GamePageData } from '../../server/page-data.ts'
import { createRetries } from '../play/create-retries.ts'
import { createRefusal } from '../play/create-refusal.ts'
import type { PastRound } from '../play/fill-history.ts'
import { createHouseMoney } from '../play/house-money.ts'
import type { Jackpot, JackpotWon } from '../play/jackpot.ts'
import { createPace } from '../play/pace.ts'
import type { PlayCalls, Round, SessionState } from '../play/play-calls.ts'
import { createPurse } from '../play/purse.ts'
import type { Sound } from '../play/sound.ts'
import { createStake } from '../play/stake.ts'
import type { View } from './view.ts'

export const NOTICE_MS = 4000

export type GameNeeds = {
  readonly data: GamePageData
  readonly session: SessionState
  readonly calls: PlayCalls
  readonly view: View
  readonly sound: Sound
  readonly jackpot: Pick<Jackpot, 'won'>
  readonly onEnded: (code: string) => void
}

type Phase = 'ready' | 'asking' | 'showing'

/** A round that is being shown. */
export type Showing = {
  readonly round: Round
  readonly outcome: GameOutcome
  /** Played at an earlier visit, which did not show it. */
  readonly isMissed: boolean
  readonly won: JackpotWon | undefined
}

export type GameState = ReturnType<typeof createGameState>

/** The state of play, and its dependencies. */
export function createGameState(needs: GameNeeds) {
  const { data, session, view, sound, onEnded } = needs
  const house = createHouseMoney(needs, 2 * NOTICE_MS)
  return {
    ...needs,
    words: { say: view.say, nameOf: (symbol: number) => data.symbolNames[symbol] ?? '', money: view.money },
    scene: undefined as Scene | undefined,
    phase: 'ready' as Phase,
    shown: undefined as Showing | undefined,
    past: [] as PastRound[],
    fairness: session.fairness,
    purse: createPurse(session, view),
    pace: createPace(session.minimumRoundMs),
    house,
    stake: createStake({ session, place: `stake:${data.game.key}`, free: house.free }),
    ask: createRetries(view, NOTICE_MS),
    refuse: createRefusal({ data, session, view, sound, noticeMs: 2 * NOTICE_MS, onEnded }),
  }
}

export function writeStake({ data, view, stake, phase }: GameState): void {
  const next = stake.nextMinor
  view.stake(next)
  view.board.price((coins) => view.money((coins * next) / data.game.coins))
  view.stakeButtons(phase === 'ready' && stake.canDown, phase === 'ready' && stake.canUp)
}

export function enterPhase(state: GameState, next: Phase): void {
  state.phase = next
  state.view.spin(next === 'ready' ? 'ready' : next === 'asking' ? 'turning' : 'showing')
  writeStake(state)
  if (next === 'ready') state.house.shown()
}
