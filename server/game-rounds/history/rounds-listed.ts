import { playerRoundList } from '#contract/lists/player-rounds.ts'
import { roundList } from '#contract/lists/rounds.ts'
import { searchRounds as search } from '#contract/games-v3/staff-games.ts'
import { listRounds } from '#contract/play-v1/backoffice.ts'
import { makeWalkedList } from '../../kernel/index.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { listRoundsOf } from './list-rounds.ts'
import { searchRounds } from './search-rounds.ts'

type Needs = Pick<GameRoundsNeeds, 'db' | 'clock' | 'currency' | 'findSharedPlays' | 'searchSharedPlays'> & {
  readonly freeRounds?: Pick<NonNullable<GameRoundsNeeds['freeRounds']>, 'findSpent'>
}

/** Real rounds of one player, as a list of the back office: in the order of the books. */
export const playerRoundsListed = ({ db, findSharedPlays, freeRounds }: Needs) =>
  makeWalkedList({
    list: playerRoundList,
    call: listRounds,
    read: ({ playerId, ...query }, _reader, limit) =>
      listRoundsOf(db, playerId, { ...query, limit }, findSharedPlays, freeRounds?.findSpent),
  })

/** Real rounds of a game or of a player, as a list of the back office: in the order of the books. */
export const roundsListed = (needs: Needs) =>
  makeWalkedList({
    list: roundList,
    call: search,
    read: (query, _reader, limit) => searchRounds(needs, { ...query, limit }),
  })
