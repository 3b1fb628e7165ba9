import type { Prize } from '#contract/shapes/tournaments.ts'
import { forEachApart, newId, publish, type Transaction } from '../kernel/index.ts'
import { movePlayerMoney } from '../wallet/index.ts'
import { recordMove } from './move-rounds.ts'
import type { PrizeNeeds, PrizeObstacle } from './needs.ts'
import { lockHeld, settleResult, type ResultRow } from './results.queries.ts'
import { listInStates, lockRound, setPaid, type RoundRow } from './rounds.queries.ts'

const DAY_MS = 86_400_000

/**
 * Tries again to give prizes that could not be given when the results were published. Returns how many rounds became
 * paid.
 */
export async function payHeldPrizes(needs: PrizeNeeds): Promise<number> {
  const { db, brand } = needs
  const paid = await forEachApart(
    await listInStates(db, brand.target, ['published']),
    ({ id }) =>
      db.transaction(async (tx) => {
        const round = await lockRound(tx, brand.target, id)
        return round?.state === 'published' && (await payPrizes(needs, tx, round))
      }),
    'Prizes of some rounds could not be given.',
  )
  return paid.filter(Boolean).length
}

/**
 * Gives every prize of a published round that was not given yet, in the caller's transaction, which has locked the
 * round: each place gets its prize once. Ordered by account, the common order of locks of several accounts. With the
 * last prize the round becomes paid; returns whether it did.
 */
export async function payPrizes(needs: PrizeNeeds, tx: Transaction, round: RoundRow): Promise<boolean> {
  let held = 0
  for (const result of await lockHeld(tx, round.id)) {
    const obstacle = await giveOne(needs, tx, round, result)
    if (obstacle?.outcome === 'held') held += 1
  }
  if (held > 0) return false
  const at = needs.clock.now()
  await setPaid(tx, round.id, at)
  await recordMove(tx, { id: round.id, state: 'published' }, 'pay', { at, byName: null })
  return true
}

async function giveOne(
  needs: PrizeNeeds,
  tx: Transaction,
  round: RoundRow,
  result: ResultRow,
): Promise<PrizeObstacle | undefined> {
  const { prize, playerId, place } = result
  const at = needs.clock.now()
  if (!prize) return undefined
  const obstacle = await needs.prizes.obstacleTo(tx, playerId, prize.kind)
  const reference = obstacle ? undefined : await give(needs, tx, { round, playerId, prize })
  if (reference === undefined) {
    const why = obstacle ?? ({ outcome: 'held', because: 'has-same-bonus' } as const)
    // An unchanged outcome is not written again.
    if (why.because !== result.because || why.outcome !== 'held')
      await settleResult(tx, result, { ...why, reference: null, at })
    return why
  }
  await settleResult(tx, result, { outcome: 'paid', because: null, reference, at })
  await publish(tx, 'tournaments.prize-given', { roundId: round.id, playerId, place })
  return undefined
}

async function give(
  { clock, brand, prizes }: PrizeNeeds,
  tx: Transaction,
  { round, playerId, prize }: { readonly round: RoundRow; readonly playerId: number; readonly prize: Prize },
): Promise<string | undefined> {
  const now = clock.now()
  switch (prize.kind) {
    case 'money': {
      const reference = newId(now)
      await movePlayerMoney(tx, {
        playerId,
        movementId: reference,
        kind: 'tournament-prize',
        currency: brand.currency,
        creditMinor: prize.amountMinor,
        contraPath: `house:${brand.currency}:tournaments`,
      })
      return reference
    }
    case 'free-rounds': {
      const { gameKey, stakeMinor, rounds, daysValid } = prize
      const expiresAt = new Date(now.getTime() + daysValid * DAY_MS)
      const source = `tournament:${round.id}`
      return prizes.giveFreeRounds(tx, { playerId, gameKey, stakeMinor, rounds, source, expiresAt })
    }
    case 'bonus':
      return prizes.offerBonus(tx, {
        playerId,
        bonusId: prize.bonusId,
        offeredBy: round.writtenBy ?? round.plannedBy,
        approvedBy: round.publishedBy,
      })
  }
}
