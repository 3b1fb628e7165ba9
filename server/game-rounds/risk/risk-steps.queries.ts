import type { RiskColour } from '#games/engines/lines/math/index.ts'
import { sql, type Querier, type Transaction } from '../../kernel/index.ts'

/** One step of the risk after a win. Amounts in minor units. */
export type RiskStepRow = {
  readonly seedNo: number
  readonly nonce: number
  readonly number: number
  readonly pick: RiskColour
  readonly staked: number
  readonly won: number
  readonly balanceAfter: number
  readonly reference: string | null
  readonly madeAt: Date
}
type RoundKey = Pick<RiskStepRow, 'seedNo' | 'nonce'>

const columns = sql`seed_no, nonce, number, pick, staked, won, balance_after, reference, made_at`

/** Inserts a step. A second one with the same number violates the table's key. */
export async function insertRiskStep(tx: Transaction, step: RiskStepRow): Promise<void> {
  await tx.query(sql`
    insert into game_rounds.risk_step (${columns})
    values (${step.seedNo}, ${step.nonce}, ${step.number}, ${step.pick}, ${step.staked}, ${step.won},
            ${step.balanceAfter}, ${step.reference}, ${step.madeAt})`)
}

/** The steps of a round, in order. */
export async function listRiskSteps(db: Querier, { seedNo, nonce }: RoundKey): Promise<RiskStepRow[]> {
  return db.query<RiskStepRow>(sql`
    select ${columns} from game_rounds.risk_step where seed_no = ${seedNo} and nonce = ${nonce} order by number`)
}

/** Sums of stakes and wins of the risks, for each of these rounds that was risked. */
export async function sumRisks(
  db: Querier,
  rounds: readonly RoundKey[],
): Promise<(RoundKey & { readonly staked: number; readonly won: number })[]> {
  return db.query<RoundKey & { staked: number; won: number }>(sql`
    select seed_no, nonce, sum(staked)::bigint as staked, sum(won)::bigint as won
      from game_rounds.risk_step
     where (seed_no, nonce) in (
       select * from unnest(${rounds.map((round) => round.seedNo)}::bigint[], ${rounds.map((round) => round.nonce)}::integer[]))
     group by seed_no, nonce`)
}

/** The round of the step that made an entry. */
export async function findRoundOfRisk(db: Querier, reference: string): Promise<RoundKey | undefined> {
  const rows = await db.query<RoundKey>(sql`
    select seed_no, nonce from game_rounds.risk_step where reference = ${reference}`)
  return rows[0]
}
