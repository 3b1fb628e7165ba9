import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/tournaments.ts'
import { arePrizesInOrder, type Mission, type TermsInput } from '#contract/shapes/tournaments.ts'
import { assert, newId, refuse, type Input, type Querier } from '../kernel/index.ts'
import { findHall } from './halls/halls.queries.ts'
import { judgeCompetition } from './judge-competition.ts'
import type { TournamentNeeds } from './needs.ts'
import { showTournament } from './show-tournaments.ts'
import { showTerms } from './terms.ts'
import * as queries from './tournaments.queries.ts'

type Shown = ReplyOf<typeof calls.createTournament>

/** Creates a tournament with the first version of its rules. Nobody can enter it before a round is planned. */
export async function createTournament(
  needs: TournamentNeeds,
  { body, caller, subject }: Input<typeof calls.createTournament>,
): Promise<Shown> {
  const { db, clock, brand } = needs
  const { name, about, hallId, idempotencyKey = null, explanation: _, ...rules } = body
  await judgeCompetition(needs, rules)
  await judgeRules(needs, rules)
  const at = clock.now()
  const { target, market, currency } = brand
  const by = { createdBy: caller.userId, createdAt: at }
  const row = { id: newId(at), target, market, currency, name, about, hallId, version: 1, idempotencyKey, ...by }
  const terms = termsRow(rules, { tournamentId: row.id, version: 1, by: caller, at })
  return db.transaction(async (tx) => {
    if (hallId !== null && !(await findHall(tx, target, hallId))) return refuse('ERR_HALL_NOT_FOUND')
    if (await queries.insertTournament(tx, row)) {
      await queries.insertTerms(tx, terms)
      subject('tournament', row.id, name)
      return showTournament(row, terms)
    }
    const earlier = await queries.findByKey(tx, caller.userId, idempotencyKey)
    const [first] = earlier ? await queries.findTerms(tx, [{ tournamentId: earlier.id, version: 1 }]) : []
    assert(earlier && first, 'A key that was used has its tournament.')
    if (earlier.name !== name || !isSame(first, terms)) return refuse('ERR_KEY_REUSED')
    return showTournament(earlier, first)
  })
}

/** Changes a tournament. Changed rules become a new version; planned rounds keep theirs. */
export async function changeTournament(
  needs: TournamentNeeds,
  { body, caller, changed, subject }: Input<typeof calls.changeTournament>,
): Promise<Shown> {
  const { db, clock, brand } = needs
  const { tournamentId, version, name, about, hallId, explanation: _, ...rules } = body
  await judgeCompetition(needs, rules)
  await judgeRules(needs, rules)
  return db.transaction(async (tx) => {
    const tournament = await queries.lockTournament(tx, brand.target, tournamentId)
    if (!tournament) return refuse('ERR_TOURNAMENT_NOT_FOUND')
    if (tournament.version !== version) return refuse('ERR_STATE_CHANGED')
    if (hallId !== null && !(await findHall(tx, brand.target, hallId))) return refuse('ERR_HALL_NOT_FOUND')
    const [before] = await queries.findTerms(tx, [{ tournamentId, version }])
    assert(before, 'A tournament has rules.')
    const next = termsRow(rules, { tournamentId, version: version + 1, by: caller, at: clock.now() })
    const isNew = !isSame(before, next)
    if (isNew) await queries.insertTerms(tx, next)
    const after = { ...tournament, name, about, hallId, version: isNew ? version + 1 : version }
    await queries.updateTournament(tx, tournamentId, after)
    subject('tournament', tournamentId, name)
    changed(factsOf(tournament, before), factsOf(after, isNew ? next : before))
    return showTournament(after, isNew ? next : before)
  })
}

const factsOf = (row: queries.TournamentRow, terms: queries.TermsRow) => ({
  name: row.name,
  about: row.about,
  hallId: row.hallId,
  ...showTerms(terms, row),
})

function termsRow(
  rules: TermsInput,
  of: {
    readonly tournamentId: string
    readonly version: number
    readonly by: { readonly userId: number; readonly name: string }
    readonly at: Date
  },
): queries.TermsRow {
  return {
    tournamentId: of.tournamentId,
    version: of.version,
    gameKeys: rules.gameKeys,
    scoring: rules.scoring,
    stakeMin: rules.stakeMinMinor,
    countsFree: rules.countsFreeRounds,
    countsBonus: rules.countsBonusMoney,
    prizes: rules.prizes,
    writtenBy: of.by.userId,
    writtenByName: of.by.name,
    writtenAt: of.at,
  }
}

function isSame(one: queries.TermsRow, other: queries.TermsRow): boolean {
  const of = ({ gameKeys, stakeMin, countsFree, countsBonus, scoring, prizes }: queries.TermsRow) =>
    JSON.stringify([gameKeys, stakeMin, countsFree, countsBonus, sorted(scoring), prizes.map(sorted)])
  return of(one) === of(other)
}
/** jsonb does not preserve the order of keys. */
const sorted = (value: object) => Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))

/** Refuses invalid rules; `field` in the details names the wrong one. */
async function judgeRules(needs: TournamentNeeds, rules: TermsInput): Promise<void> {
  const { scoring, gameKeys, prizes } = rules
  const isPlayed = scoring.kind !== 'missions'
  if (isPlayed === (gameKeys.length === 0)) refuse('ERR_TOURNAMENT_RULES', { field: 'gameKeys' })
  if (!arePrizesInOrder(prizes)) refuse('ERR_TOURNAMENT_RULES', { field: 'prizes' })
  if (scoring.kind === 'points' && scoring.points.some((one, at, all) => one > (all[at - 1] ?? one)))
    refuse('ERR_TOURNAMENT_RULES', { field: 'scoring/points' })
  const missions: readonly Mission[] = scoring.kind === 'missions' ? scoring.missions : []
  const inMissions = missions.flatMap((one) => (one.kind === 'rounds-for-fun' ? [one.gameKey] : []))
  for (const gameKey of [...gameKeys, ...inMissions])
    if (!needs.stakesOf(gameKey)?.length) refuse('ERR_GAME_NOT_FOUND', { field: 'gameKeys', gameKey })
  await judgePrizes(needs, needs.db, rules)
}

/** Checks that free rounds have a stake that the game allows now, and that a bonus exists. */
async function judgePrizes(
  { stakesOf, bonusWorth, brand }: TournamentNeeds,
  db: Querier,
  { prizes }: TermsInput,
): Promise<void> {
  for (const prize of prizes) {
    if (prize.kind === 'free-rounds') {
      const stakes = stakesOf(prize.gameKey)
      if (!stakes?.length) refuse('ERR_GAME_NOT_FOUND', { field: 'prizes', gameKey: prize.gameKey })
      else if (!stakes.includes(prize.stakeMinor))
        refuse('ERR_STAKE_NOT_ALLOWED', { field: 'prizes', stakes: [...stakes] })
    }
    if (prize.kind === 'bonus' && (await bonusWorth(db, prize.bonusId, brand.target)) === undefined)
      refuse('ERR_BONUS_NOT_FOUND', { field: 'prizes' })
  }
}
