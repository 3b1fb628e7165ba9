import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/free-round.ts'
import type { FreeRoundNeeds } from '../needs.ts'
import { showLists } from '../../campaigns/index.ts'
import { listEnds } from '../archive/find-spent.ts'
import { importOf } from '../lists.ts'
import { mustFind } from './show-definition.ts'
import * as queries from './stats.queries.ts'

/** Figures of the free rounds of a definition. */
export async function showStats(
  { campaigns: { db, target } }: Pick<FreeRoundNeeds, 'campaigns'>,
  definitionId: string,
): Promise<ReplyOf<typeof calls.getDefinitionStats>> {
  const { currency } = await mustFind(db, target, definitionId)
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const games = await queries.sumByGame(db, definitionId)
  const sum = (of: (game: queries.Sums) => number) => games.reduce((total, game) => total + of(game), 0)
  const { converted, bonus } = await queries.sumGiven(db, definitionId)
  const lists = await showLists(db, definitionId)
  return {
    relations: await queries.countByState(db, definitionId),
    roundsAccepted: sum(({ accepted }) => accepted),
    roundsPlayed: sum(({ played }) => played),
    staked: money(sum(({ staked }) => staked)),
    won: money(sum(({ won }) => won)),
    toCash: money(sum(({ won, held }) => won - held)),
    toBonus: money(bonus),
    converted: money(converted),
    games: games.map(({ gameKey, relations, played, won }) => ({
      gameKey,
      relations,
      roundsPlayed: played,
      won: money(won),
    })),
    imports: lists.map(importOf),
  }
}

/** Winnings of a player's own free rounds. */
export async function showPlayerStats(
  { campaigns: { db, currency } }: Pick<FreeRoundNeeds, 'campaigns'>,
  playerId: number,
): Promise<ReplyOf<typeof calls.getPlayerStats>> {
  const money = (amountMinor: number) => ({ amountMinor, currency })
  const counts = new Map((await queries.countOfPlayer(db, playerId)).map(({ state, count }) => [state, count]))
  const count = (...states: Parameters<typeof counts.get>[0][]) =>
    states.reduce((total, state) => total + (counts.get(state) ?? 0), 0)
  const sums = await queries.sumOfPlayer(db, playerId)
  const ends = await listEnds(db, await queries.listAwardsOfPlayer(db, playerId))
  return {
    offers: count('offered'),
    available: count('accepted'),
    active: count('active'),
    finished: count('finished', 'converted', 'cancelled', 'expired'),
    roundsPlayed: sums.played,
    roundsWon: ends.filter(({ isWin }) => isWin === true).length,
    staked: money(sums.staked),
    won: money(sums.won),
    toCash: money(sums.won - sums.held),
    toBonus: money(sums.bonus),
    converted: money(sums.converted),
  }
}
