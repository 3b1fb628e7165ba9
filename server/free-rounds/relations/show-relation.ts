import type { Static } from 'typebox'
import type { FreeRoundRelation } from '#contract/shapes/free-rounds.ts'
import { assert, type Querier } from '../../kernel/index.ts'
import type { FreeRoundNeeds } from '../needs.ts'
import { bonusOf, conversionOf, giftOf } from '../terms-of.ts'
import { listResults } from './list-results.ts'
import * as queries from './relations.queries.ts'

type Shown = Static<typeof FreeRoundRelation>
export type ShowingNeeds = Pick<FreeRoundNeeds, 'findGame' | 'isEnabled'> & {
  readonly campaigns: Pick<FreeRoundNeeds['campaigns'], 'db' | 'clock' | 'target'>
}
type Needs = ShowingNeeds

/** Whether rounds of a game can be played at the stake now. */
export function canPlay(
  { findGame, isEnabled }: Pick<FreeRoundNeeds, 'findGame' | 'isEnabled'>,
  gameKey: string,
  stakeMinor: number,
): boolean {
  return isEnabled(gameKey) && findGame(gameKey)?.stakesMinor.includes(stakeMinor) === true
}

/** Relations as calls show them. */
export async function showRelations(needs: Needs, db: Querier, rows: readonly queries.RelationRow[]): Promise<Shown[]> {
  const results = await listResults(
    db,
    rows.map(({ id }) => id),
  )
  const now = needs.campaigns.clock.now()
  return rows.map((row) => showRow(needs, row, results.get(row.id) ?? [], now))
}

export async function showRelation(needs: Needs, db: Querier, id: string): Promise<Shown> {
  const row = await queries.findRelation(db, id)
  assert(row, 'A relation that was just moved is there.')
  const [shown] = await showRelations(needs, db, [row])
  assert(shown, 'A relation is shown.')
  return shown
}

function showRow(needs: Needs, row: queries.RelationRow, results: (boolean | null)[], now: Date): Shown {
  const { currency, terms, gameKey } = row
  const gift = giftOf(terms)
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const conversion = conversionOf(terms)
  const isOpen = row.endedAt === null && row.endsAt > now
  const isPlayable = isOpen && gameKey !== null && canPlay(needs, gameKey, gift.stakeMinor)
  return {
    relationId: row.id,
    definitionId: row.campaignId,
    name: terms.name,
    playerId: row.playerId,
    state: row.state,
    source: row.source,
    gameKeys: gift.gameKeys,
    gameKey,
    stake: money(gift.stakeMinor),
    rounds: gift.rounds,
    used: row.used,
    results,
    winTo: gift.winTo,
    endsAtWithdrawal: terms.endsAtWithdrawal,
    winCap: gift.winCapMinor === null ? null : money(gift.winCapMinor),
    wagering: terms.wagering,
    conversion: conversion ? { to: conversion.to, amount: money(conversion.amountMinor) } : null,
    won: money(row.won),
    toCash: money(row.won - row.held),
    toBonus: money(row.bonusAmount ?? bonusOf(terms, row.held)),
    converted: row.convertedTo === null ? null : { to: row.convertedTo, amount: money(row.converted ?? 0) },
    freeRoundsId: isPlayable ? row.awardId : null,
    isPlayable,
    offeredAt: row.offeredAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }
}
