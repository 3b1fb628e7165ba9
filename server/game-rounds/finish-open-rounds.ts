import { betRulesOf, type Bet } from '#games/engines.ts'
import { isOpenRound } from '#games/play-round.ts'
import { assert, forEachOfPages, type Database } from '../kernel/index.ts'
import { findBetRound, listWaitingSince, removeBetRound, type BetRound } from './bets/bet-rounds.queries.ts'
import { moveRound, replayOf, type MoveNeeds } from './bets/move-round.ts'
import { findStakeOf } from './bets/open-rounds.ts'
import type { SeedSealer } from './seeds/seal-seed.ts'
import { OPEN_ROUND_LIFE_MS } from './history/show-round.ts'

const BATCH = 100
const DECISIONS_MAX = 200

export type FinishNeeds = MoveNeeds & { readonly db: Database; readonly seeds: SeedSealer }

/**
 * Finishes rounds whose player has not returned for a day, by the written rule of their engine; nothing more is staked,
 * and a win is paid. Attempts whose stake was stopped are deleted. Returns how many rounds were finished.
 */
export async function finishOpenRounds(needs: FinishNeeds): Promise<number> {
  const { db, clock } = needs
  const before = new Date(clock.now().getTime() - OPEN_ROUND_LIFE_MS)
  const finished = await forEachOfPages<BetRound, boolean>({
    limit: BATCH,
    list: (page) => listWaitingSince(db, before, page),
    work: async (kept) => {
      const isRound = (await findStakeOf(db, kept)) !== undefined
      if (isRound) return finishByRule(needs, kept)
      await removeBetRound(db, kept)
      return false
    },
    message: 'Some open rounds could not be finished.',
  })
  return finished.filter(Boolean).length
}

/** Decides for the player until the round is over; false when a concurrent decision was faster. */
export async function finishByRule(needs: FinishNeeds, kept: BetRound): Promise<boolean> {
  const { db, seeds } = needs
  let present: BetRound | undefined = kept
  for (let decision = 0; present?.isOpen && decision < DECISIONS_MAX; decision += 1) {
    const { definition, play } = await replayOf(db, seeds, present)
    const { decisions } = betRulesOf(definition)
    assert(decisions, 'Only a game with decisions has an open round.')
    const before = play(present.bet as Bet)
    const bet = decisions.decideForAbsent(definition, before)
    const next = play(bet)
    assert(next.stakeMinor === present.staked, 'Nobody stakes for a player who is away.')
    const move = { kept: present, bet, next, isOpen: isOpenRound(definition, next), madeBy: 'rule' } as const
    const moved = await db.transaction((tx) => moveRound(needs, tx, move))
    if (moved !== 'moved') return false
    present = await findBetRound(db, present)
  }
  return true
}
