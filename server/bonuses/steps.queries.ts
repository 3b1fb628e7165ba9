import { sql, type Querier, type Transaction } from '../kernel/index.ts'

export type StepKind =
  | 'offered'
  | 'accepted'
  | 'staked'
  | 'won'
  | 'taken-back'
  | 'converted'
  | 'used-up'
  | 'forfeited'
  | 'expired'

/** A step: a change of an award, or play that counted for it. Amounts in minor units. */
export type Step = {
  readonly no: number
  readonly kind: StepKind
  readonly at: Date
  /** Change of the bonus money; negative for a decrease. */
  readonly change: number
  /** Bonus money after it. */
  readonly left: number
  /** What had counted by then. */
  readonly wagered: number
  readonly roundId: string | null
  readonly gameKey: string | null
  readonly stake: number | null
  readonly counted: number | null
  readonly percent: number | null
  readonly isAgain: boolean
  readonly byStaff: number | null
  /** By how much the award is lowered from then on. */
  readonly lowered: number | null
}

type StepWritten = Pick<Step, 'kind' | 'at' | 'change'> & Partial<Omit<Step, 'no' | 'left' | 'wagered'>>

/** Adds a step to an award that is locked or was just written. */
export async function insertStep(tx: Transaction, awardId: string, step: StepWritten): Promise<void> {
  await tx.query(sql`
    insert into bonuses.step (award_id, kind, at, change, round_id, game_key, stake, counted, percent, is_again, by_staff,
                              lowered, booked_at)
    values (${awardId}, ${step.kind}, ${step.at}, ${step.change}, ${step.roundId ?? null}, ${step.gameKey ?? null},
            ${step.stake ?? null}, ${step.counted ?? null}, ${step.percent ?? null}, ${step.isAgain ?? false},
            ${step.byStaff ?? null}, ${step.lowered ?? null}, now())`)
}

/** Newest first, below a number. What was left after each is summed over all of them. */
export async function listSteps(
  db: Querier,
  awardId: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<Step[]> {
  return db.query<Step>(sql`
    select no, kind, at, change, left_after as "left", wagered, round_id, game_key, stake, counted, percent, is_again, by_staff,
           lowered
      from (select s.*, (sum(s.change) over so_far)::bigint as left_after,
                   (sum(coalesce(s.counted, 0)) over so_far)::bigint as wagered
              from bonuses.step s where s.award_id = ${awardId} window so_far as (order by s.no)) as summed
     where ${before}::bigint is null or no < ${before}::bigint
     order by no desc limit ${limit}`)
}

/** The terms of an award that a player accepted; null before. */
export async function findAccepted(db: Querier, awardId: string): Promise<number | null> {
  const rows = await db.query<{ amountMinor: number }>(sql`
    select change as amount_minor from bonuses.step where award_id = ${awardId} and kind = 'accepted'`)
  return rows[0]?.amountMinor ?? null
}

/** Amounts taken back of an award in parts, in order. */
export async function listTakenBack(
  db: Querier,
  awardId: string,
): Promise<{ readonly no: number; readonly amountMinor: number }[]> {
  return db.query<{ no: number; amountMinor: number }>(sql`
    select no, greatest(coalesce(lowered, 0), -change) as amount_minor from bonuses.step
     where award_id = ${awardId} and kind = 'taken-back' order by no`)
}

export type RoundStep = {
  readonly roundId: string
  readonly lent: number
  readonly won: number
  readonly counted: number
  readonly percent: number | null
}

/** For each of some rounds: its stake from an award, what of it counted, and what was returned. */
export async function findRoundSteps(
  db: Querier,
  awardId: string,
  roundIds: readonly string[],
): Promise<ReadonlyMap<string, RoundStep>> {
  const rows = await db.query<RoundStep>(sql`
    select round_id, coalesce(sum(-change) filter (where kind = 'staked' and not is_again), 0)::bigint as lent,
           coalesce(sum(change) filter (where kind = 'won' or is_again), 0)::bigint as won,
           coalesce(sum(counted), 0)::bigint as counted, min(percent) as percent
      from bonuses.step
     where award_id = ${awardId} and round_id = any(${[...roundIds]}::uuid[])
     group by round_id`)
  return new Map(rows.map((row) => [row.roundId, row]))
}
