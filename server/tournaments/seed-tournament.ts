import type { TermsInput } from '#contract/shapes/tournaments.ts'
import { newId, type Clock, type Database } from '../kernel/index.ts'
import { isCompetitionLawful } from './judge-competition.ts'
import type { TournamentBrand } from './needs.ts'
import { insertRound } from './rounds.queries.ts'
import { insertHall } from './halls/halls.queries.ts'
import { insertTerms, insertTournament, listTournaments } from './tournaments.queries.ts'

type Person = { readonly userId: number; readonly name: string }

/** A demonstration tournament: the input of staff, with rounds that begin in some hours, or began some time ago. */
export type SeedTournament = TermsInput & {
  readonly name: string
  readonly about: string
  readonly hall: string
  readonly rounds: readonly { readonly startsInHours: number; readonly hours: number }[]
  readonly plannedBy: Person
  readonly approvedBy: Person
}

const HOUR_MS = 3_600_000

/** Writes a demonstration tournament; nothing if the law forbids it, or if one with this name exists. */
export async function seedTournament(
  { db, clock, brand }: { readonly db: Database; readonly clock: Clock; readonly brand: TournamentBrand },
  seed: SeedTournament,
): Promise<void> {
  const { target, market, currency } = brand
  const { name, about, hall, rounds, plannedBy, approvedBy, ...rules } = seed
  const at = clock.now()
  if (!isCompetitionLawful(rules, market, at)) return
  await db.transaction(async (tx) => {
    const earlier = await listTournaments(tx, { target, before: null, isAll: true }, 100)
    if (earlier.some((one) => one.name === name)) return
    const [id, hallId] = [newId(at), newId(at)]
    const by = { createdBy: plannedBy.userId, createdAt: at, idempotencyKey: null }
    await insertHall(tx, { ...by, id: hallId, target, name: hall, places: 3, isShown: true, changedAt: at })
    await insertTournament(tx, { ...by, id, target, market, currency, name, about, hallId, version: 1 })
    await insertTerms(tx, {
      tournamentId: id,
      version: 1,
      gameKeys: rules.gameKeys,
      scoring: rules.scoring,
      stakeMin: rules.stakeMinMinor,
      countsFree: rules.countsFreeRounds,
      countsBonus: rules.countsBonusMoney,
      prizes: rules.prizes,
      writtenBy: plannedBy.userId,
      writtenByName: plannedBy.name,
      writtenAt: at,
    })
    for (const { startsInHours, hours } of rounds) {
      const startsAt = new Date(at.getTime() + startsInHours * HOUR_MS)
      const endsAt = new Date(startsAt.getTime() + hours * HOUR_MS)
      const opensAt = new Date(Math.min(at.getTime(), startsAt.getTime()) - HOUR_MS)
      const plan = { opensAt, registersUntil: endsAt, startsAt, endsAt, capacity: 2000 }
      const people = { plannedBy: plannedBy.userId, plannedByName: plannedBy.name, approvedBy: approvedBy.userId }
      await insertRound(tx, { ...plan, ...people, id: newId(at), tournamentId: id, target, version: 1, plannedAt: at })
    }
  })
}
