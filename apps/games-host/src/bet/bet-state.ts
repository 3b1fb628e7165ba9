import type { BetOutcome } from '#games/kit/protocol/bets.ts'
import type { BetScene } from '#games/kit/scene/bet-scene.ts'
import type { BetPageData } from '../../server/page-data.ts'
import { createRetries } from '../play/create-retries.ts'
import { createRefusal } from '../play/create-refusal.ts'
import type { PastRound } from '../play/fill-history.ts'
import { createHouseMoney } from '../play/house-money.ts'
import type { Jackpot } from '../play/jackpot.ts'
import { createPace } from '../play/pace.ts'
import type { PlayCalls, Round, SessionState } from '../play/play-calls.ts'
import { createPurse } from '../play/purse.ts'
import type { Sound } from '../play/sound.ts'
import { createStake } from '../play/stake.ts'
import type { Speech } from './show-result.ts'
import type { BetView } from './view.ts'

export const NOTICE_MS = 5000

export type BetNeeds = {
  readonly data: BetPageData
  readonly session: SessionState
  readonly calls: PlayCalls
  readonly view: BetView
  readonly sound: Sound
  readonly speech: Speech
  readonly jackpot: Pick<Jackpot, 'won'>
  readonly onEnded: (code: string) => void
}

export type Phase = 'loading' | 'ready' | 'asking' | 'showing' | 'deciding'

export type BetState = ReturnType<typeof createBetState>

/** The state of play, and its dependencies. */
export function createBetState(needs: BetNeeds) {
  const { data, session, view, sound, onEnded } = needs
  const house = createHouseMoney(needs, 2 * NOTICE_MS)
  return {
    ...needs,
    scene: undefined as BetScene | undefined,
    phase: 'loading' as Phase,
    present: undefined as Round | undefined,
    fairness: session.fairness,
    /** The stake is laid in chips on the table. */
    hasChips: false,
    /** The last label of the first button: kept while no action is available. */
    lastLabel: view.say('loading'),
    past: [] as PastRound[],
    purse: createPurse(session, view),
    pace: createPace(session.minimumRoundMs),
    house,
    stake: createStake({ session, place: `stake:${data.game.key}`, free: house.free }),
    ask: createRetries(view, NOTICE_MS),
    refuse: createRefusal({ data, session, view, sound, noticeMs: 2 * NOTICE_MS, onEnded }),
  }
}

export const outcomeOf = ({ outcome }: Round): BetOutcome => outcome as BetOutcome
