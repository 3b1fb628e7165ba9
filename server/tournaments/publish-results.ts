import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { roundCan } from '#contract/states/tournament-states.ts'
import { emptyPreview, type Action } from '../approvals/index.ts'
import { assert, refuse, type Transaction } from '../kernel/index.ts'
import { listPlaces } from './board.queries.ts'
import { judgeCompetition } from './judge-competition.ts'
import { recordMove } from './move-rounds.ts'
import type { TournamentNeeds } from './needs.ts'
import { payPrizes } from './pay-prizes.ts'
import { insertResults } from './results.queries.ts'
import { findRound, lockRound, setPublished, type RoundRow } from './rounds.queries.ts'
import { lockCounting } from './scores.queries.ts'
import { showRoundOf } from './show-tournaments.ts'
import { placesOf, prizeOfPlace, termsOfRound, worthOf } from './terms.ts'
import { findTournament } from './tournaments.queries.ts'

type Input = { readonly roundId: string }
const EVERYBODY = { after: 0, limit: 1_000_000 }

/**
 * Publishes the table of a round that was counted to its end and recomputed from the books without a difference, and
 * gives its prizes: results, prizes and their movements are one transaction. One person requests it, another approves.
 */
export function publishAction(needs: TournamentNeeds): Action<Input, TournamentRound> {
  const { db, clock, brand } = needs
  return {
    key: 'tournaments.publish',
    permission: 'tournaments.manage',
    check: async ({ roundId }) => {
      const round = await findRound(db, brand.target, roundId)
      if (!round) return
      await judgeCompetition(needs, await termsOfRound(db, round))
    },
    preview: async (tx, { roundId }) => {
      const round = await holdCounted(needs, tx, roundId)
      const terms = await termsOfRound(tx, round)
      const tournament = await findTournament(tx, brand.target, round.tournamentId)
      assert(tournament, 'A round has a tournament.')
      const places = await listPlaces(tx, roundId, { after: 0, limit: placesOf(terms.prizes) })
      const worths = new Map<string, number>()
      for (const prize of terms.prizes)
        if (prize.kind === 'bonus')
          worths.set(prize.bonusId, (await needs.bonusWorth(tx, prize.bonusId, brand.target)) ?? 0)
      const given = places.flatMap(({ place }) => {
        const prize = prizeOfPlace(terms.prizes, place)
        return prize ? [{ ...prize, fromPlace: place, toPlace: place }] : []
      })
      return {
        ...emptyPreview,
        subject: { kind: 'tournament', id: roundId, label: tournament.name },
        amount: { amountMinor: worthOf(given, worths), currency: brand.currency },
        touched: { kind: 'players', count: places.length },
        changes: [
          { field: 'roundState', before: round.state, after: 'published' },
          { field: 'countedRounds', before: null, after: round.checkedRounds },
          ...places.map(({ place, playerId, score }) => ({
            field: 'place',
            about: String(place),
            before: playerId,
            after: score,
          })),
        ],
        warnings: places.length === 0 ? [{ id: 'nobody-placed', about: null }] : [],
      }
    },
    run: async (tx, { roundId }, { asker, approver }) => {
      // Whatever the policy of approvals says: nobody approves their own results.
      if (!approver) return refuse('ERR_SECOND_PERSON_NEEDED')
      const round = await holdCounted(needs, tx, roundId)
      const { prizes } = await termsOfRound(tx, round)
      const places = await listPlaces(tx, roundId, EVERYBODY)
      const at = clock.now()
      await insertResults(
        tx,
        roundId,
        places.map((row) => ({ ...row, prize: prizeOfPlace(prizes, row.place) ?? null })),
      )
      await setPublished(tx, roundId, { at, writtenBy: asker.userId, publishedBy: approver.userId })
      await recordMove(tx, round, 'publish', { at, byName: approver.name })
      const published = await findRound(tx, brand.target, roundId)
      assert(published, 'A round stays.')
      await payPrizes(needs, tx, published)
      const after = await findRound(tx, brand.target, roundId)
      return showRoundOf(tx, after ?? published, true)
    },
  }
}

/** Locks the round against counting; refuses one whose table is not final. */
async function holdCounted({ brand }: TournamentNeeds, tx: Transaction, roundId: string): Promise<RoundRow> {
  await lockCounting(tx, roundId)
  const round = await lockRound(tx, brand.target, roundId)
  if (!round) return refuse('ERR_TOURNAMENT_NOT_FOUND')
  if (!roundCan('publish', round.state)) return refuse('ERR_STATE_CHANGED')
  if (!round.checkedAt || round.checkDifferences !== 0)
    return refuse('ERR_ROUND_NOT_COUNTED', { differences: round.checkDifferences })
  return round
}
