import { tournamentList } from '#contract/lists/tournaments.ts'
import * as own from '#contract/play-v1/tournaments.ts'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { makeListSource, makeWholeList, sql, type Database } from '../kernel/index.ts'
import { roundsInSql } from './round-list.queries.ts'
import type { RoundRow } from './rounds.queries.ts'
import { showRounds, showTournaments } from './show-tournaments.ts'
import { listTournaments } from './tournaments.queries.ts'

export type OfBrand = { readonly db: Database; readonly brand: { readonly target: string } }

/** All tournaments of the brand, as a list of the back office. */
export const tournamentsListed = ({ db, brand: { target } }: OfBrand) =>
  makeWholeList({
    list: tournamentList,
    call: own.listForStaff,
    keyOf: ({ tournamentId }) => tournamentId,
    read: async (_question, _reader, most) =>
      showTournaments(db, await listTournaments(db, { target, before: null, isAll: true }, most)),
  })

/** Rounds of the brand's tournaments, as a list of the back office. */
export const roundsOfTournamentsListed = ({ db, brand: { target } }: OfBrand) =>
  makeListSource<RoundRow, TournamentRound>(
    { db },
    {
      of: roundsInSql,
      call: own.listRoundsForStaff,
      where: () => sql`target = ${target}`,
      show: (rows) => showRounds(db, rows, true),
    },
  )
