import type { BodyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/tournaments.ts'
import type { TournamentRound } from '#contract/shapes/tournaments.ts'
import { canReplan } from '#contract/states/tournament-states.ts'
import { emptyPreview, type Action, type By, type Preview } from '../approvals/index.ts'
import { assert, newId, refuse, type Transaction } from '../kernel/index.ts'
import { judgeCompetition } from './judge-competition.ts'
import type { TournamentNeeds } from './needs.ts'
import * as rounds from './rounds.queries.ts'
import { showRoundOf } from './show-tournaments.ts'
import { termsOfRound, worthOf } from './terms.ts'
import { findTournament, lockTournament, type TermsRow, type TournamentRow } from './tournaments.queries.ts'

export type PlanInput = Omit<BodyOf<typeof calls.createRound>, 'explanation' | 'acceptedWarnings'>
export type ReplanInput = Omit<BodyOf<typeof calls.changeRound>, 'explanation' | 'acceptedWarnings'>

const DAY_MS = 86_400_000
/** The longest playing time of a round, and how far ahead it may be planned. */
const PLAYED_MAX_MS = 92 * DAY_MS
const AHEAD_MAX_MS = 730 * DAY_MS

/**
 * Plans a round with the newest rules of its tournament: from then on its prizes are promised. The policy judges them together with
 * those of all rounds that the same person has planned alone within a day, so that an amount is not split over rounds.
 */
export function planAction(needs: TournamentNeeds): Action<PlanInput, TournamentRound> {
  const { db, clock, brand } = needs
  return {
    key: 'tournaments.plan',
    permission: 'tournaments.manage',
    check: async ({ tournamentId }) => {
      const found = await findTournament(db, brand.target, tournamentId)
      if (found) await judgeCompetition(needs, await termsOfRound(db, { tournamentId, version: found.version }))
    },
    preview: async (tx, input, { userId }) => {
      const { tournament, terms } = await holdTournament(needs, tx, input.tournamentId)
      readPlan(needs, input)
      return lookAt(needs, tx, { tournament, terms, input, before: null, userId })
    },
    run: async (tx, input, { asker, approver }) => {
      const { tournament } = await holdTournament(needs, tx, input.tournamentId)
      const plannedAt = clock.now()
      const id = newId(plannedAt)
      await rounds.insertRound(tx, {
        ...readPlan(needs, input),
        ...plannedBy({ asker, approver }, plannedAt),
        id,
        tournamentId: tournament.id,
        target: brand.target,
        version: tournament.version,
      })
      return showPlanned(needs, tx, id)
    },
  }
}

/** Changes the plan of a round that nobody could enter yet; it gets the newest rules of its tournament. */
export function replanAction(needs: TournamentNeeds): Action<ReplanInput, TournamentRound> {
  const { brand } = needs
  const hold = async (tx: Transaction, roundId: string) => {
    const round = await rounds.lockRound(tx, brand.target, roundId)
    if (!round) return refuse('ERR_TOURNAMENT_NOT_FOUND')
    return canReplan(round.state) ? round : refuse('ERR_STATE_CHANGED')
  }
  return {
    key: 'tournaments.replan',
    permission: 'tournaments.manage',
    check: async ({ roundId }) => {
      const round = await rounds.findRound(needs.db, brand.target, roundId)
      const found = round && (await findTournament(needs.db, brand.target, round.tournamentId))
      if (found)
        await judgeCompetition(needs, await termsOfRound(needs.db, { tournamentId: found.id, version: found.version }))
    },
    preview: async (tx, input, { userId }) => {
      const round = await hold(tx, input.roundId)
      const { tournament, terms } = await holdTournament(needs, tx, round.tournamentId)
      readPlan(needs, input)
      return lookAt(needs, tx, { tournament, terms, input, before: round, userId })
    },
    run: async (tx, input, by) => {
      const round = await hold(tx, input.roundId)
      const { tournament } = await holdTournament(needs, tx, round.tournamentId)
      const planner = plannedBy(by, needs.clock.now())
      await rounds.updatePlan(tx, round.id, { ...readPlan(needs, input), ...planner, version: tournament.version })
      return showPlanned(needs, tx, round.id)
    },
  }
}

const plannedBy = ({ asker, approver }: Pick<By, 'asker' | 'approver'>, plannedAt: Date) => ({
  plannedBy: asker.userId,
  plannedByName: asker.name,
  approvedBy: approver?.userId ?? null,
  plannedAt,
})

async function holdTournament({ brand }: TournamentNeeds, tx: Transaction, tournamentId: string) {
  const tournament = await lockTournament(tx, brand.target, tournamentId)
  if (!tournament) return refuse('ERR_TOURNAMENT_NOT_FOUND')
  return { tournament, terms: await termsOfRound(tx, { tournamentId, version: tournament.version }) }
}

async function showPlanned({ brand }: TournamentNeeds, tx: Transaction, id: string): Promise<TournamentRound> {
  const round = await rounds.findRound(tx, brand.target, id)
  assert(round, 'A round that was just planned is there.')
  return showRoundOf(tx, round, true)
}

/** Checks that the instants are in order, not in the past, and within the allowed range. */
function readPlan({ clock }: TournamentNeeds, input: Omit<PlanInput, 'tournamentId'>): rounds.RoundPlan {
  const [opensAt, registersUntil, startsAt, endsAt] = [
    new Date(input.opensAt),
    new Date(input.registersUntil),
    new Date(input.startsAt),
    new Date(input.endsAt),
  ]
  const now = clock.now().getTime()
  const wrong = (field: string) => refuse('ERR_ROUND_TIMES', { field })
  if (startsAt <= opensAt || startsAt.getTime() <= now) return wrong('startsAt')
  if (registersUntil <= opensAt || registersUntil > endsAt) return wrong('registersUntil')
  if (endsAt <= startsAt || endsAt.getTime() - startsAt.getTime() > PLAYED_MAX_MS) return wrong('endsAt')
  if (endsAt.getTime() - now > AHEAD_MAX_MS) return wrong('endsAt')
  return { opensAt, registersUntil, startsAt, endsAt, capacity: input.capacity }
}

async function lookAt(
  needs: TournamentNeeds,
  tx: Transaction,
  about: {
    readonly tournament: TournamentRow
    readonly terms: TermsRow
    readonly input: Omit<PlanInput, 'tournamentId'>
    readonly before: rounds.RoundRow | null
    readonly userId: number
  },
): Promise<Preview> {
  const { tournament, terms, input, before, userId } = about
  const { target, currency } = tournament
  const amountMinor = await worthOfTerms(needs, tx, terms, target)
  const aloneMinor = await sumPlannedAlone(needs, tx, { userId, currency, exceptId: before?.id ?? null })
  const instants = ['opensAt', 'registersUntil', 'startsAt', 'endsAt'] as const
  return {
    ...emptyPreview,
    subject: { kind: 'tournament', id: before?.id ?? tournament.id, label: tournament.name },
    amount: { amountMinor, currency },
    judgedMinor: aloneMinor + amountMinor,
    touched: { kind: 'games', count: terms.gameKeys.length },
    changes: [
      { field: 'rules', before: before?.version ?? null, after: tournament.version },
      ...instants.map((field) => ({
        field,
        before: before?.[field].toISOString() ?? null,
        after: new Date(input[field]).toISOString(),
      })),
      { field: 'capacity', before: before?.capacity ?? null, after: input.capacity },
    ],
  }
}

/**
 * The value of the prizes in a currency of rounds that a person has planned without a second one within a day, at any brand of the
 * database, in minor units.
 */
async function sumPlannedAlone(
  needs: TournamentNeeds,
  tx: Transaction,
  {
    userId,
    currency,
    exceptId,
  }: { readonly userId: number; readonly currency: string; readonly exceptId: string | null },
): Promise<number> {
  const since = new Date(needs.clock.now().getTime() - DAY_MS)
  const alone = await rounds.lockPlannedAlone(tx, { plannedBy: userId, currency, since, exceptId })
  let sum = 0
  for (const round of alone) sum += await worthOfTerms(needs, tx, await termsOfRound(tx, round), round.target)
  return sum
}

async function worthOfTerms(
  { bonusWorth }: TournamentNeeds,
  tx: Transaction,
  { prizes }: Pick<TermsRow, 'prizes'>,
  target: string,
): Promise<number> {
  const worths = new Map<string, number>()
  for (const prize of prizes)
    if (prize.kind === 'bonus') worths.set(prize.bonusId, (await bonusWorth(tx, prize.bonusId, target)) ?? 0)
  return worthOf(prizes, worths)
}
