import { instantOfMicroseconds, type Querier } from '../../kernel/index.ts'
import { mayBeInFiles, openRows, type FileRow } from '../../ledger/index.ts'
import type { BetRoundKey } from '../bets/bet-rounds.queries.ts'
import { archivedRisks, RISKS } from './archived-risks.queries.ts'
import * as queries from './risk-steps.queries.ts'
import type { RiskStepRow } from './risk-steps.queries.ts'

/** Steps of risks as everybody reads them: from their table, and from the files of closed months. */

function stepOf({ madeAt, ...row }: FileRow): RiskStepRow {
  return {
    ...(row as unknown as Omit<RiskStepRow, 'madeAt'>),
    madeAt: instantOfMicroseconds(madeAt),
  }
}

/** Steps in the files of rounds that are old enough. */
async function listArchived(db: Querier, rounds: readonly BetRoundKey[]): Promise<RiskStepRow[]> {
  const old = rounds.filter(({ roundId, playedAt }) => mayBeInFiles(roundId, playedAt))
  if (old.length === 0) return []
  const rows = await openRows(db, archivedRisks)
  const keys = old.map(({ seedNo, nonce }) => ({ seedNo, nonce }))
  return ((await rows?.read(RISKS, keys, 2)) ?? []).map(stepOf)
}

/** The steps of a round, in order. */
export async function listRiskSteps(db: Querier, round: BetRoundKey): Promise<RiskStepRow[]> {
  const present = await queries.listRiskSteps(db, round)
  const numbers = new Set(present.map(({ number }) => number))
  // While steps are deleted, some of a round may be in both.
  const archived = (await listArchived(db, [round])).filter(({ number }) => !numbers.has(number))
  return [...archived, ...present].toSorted((one, other) => one.number - other.number)
}

/** Sums of stakes and wins of the risks, for each of these rounds that was risked. */
export async function sumRisks(
  db: Querier,
  rounds: readonly BetRoundKey[],
): Promise<{ seedNo: number; nonce: number; staked: number; won: number }[]> {
  const archived = await listArchived(db, rounds)
  if (archived.length === 0) return queries.sumRisks(db, rounds)
  const nameOf = ({ seedNo, nonce }: Pick<BetRoundKey, 'seedNo' | 'nonce'>) => `${seedNo}/${nonce}`
  const inFiles = new Set(archived.map(nameOf))
  const sums = await queries.sumRisks(
    db,
    rounds.filter((round) => !inFiles.has(nameOf(round))),
  )
  // All steps of a round leave together, so those in the files are all of them.
  const byRound = new Map<string, { seedNo: number; nonce: number; staked: number; won: number }>()
  for (const { seedNo, nonce, staked, won } of archived) {
    const name = nameOf({ seedNo, nonce })
    const sum = byRound.get(name) ?? { seedNo, nonce, staked: 0, won: 0 }
    byRound.set(name, { seedNo, nonce, staked: sum.staked + staked, won: sum.won + won })
  }
  return [...sums, ...byRound.values()]
}

/** The rounds of entries that risks made, in months that have left. */
export async function findArchivedRisks(
  db: Querier,
  references: readonly string[],
): Promise<readonly { readonly reference: string; readonly seedNo: number; readonly nonce: number }[]> {
  const old = references.map((reference) => reference.toLowerCase()).filter((reference) => mayBeInFiles(reference))
  if (old.length === 0) return []
  const rows = await openRows(db, archivedRisks)
  return ((await rows?.readIndex(RISKS, old)) ?? []) as unknown as {
    reference: string
    seedNo: number
    nonce: number
  }[]
}

/** The round of the step that made an entry. */
export async function findRoundOfRisk(
  db: Querier,
  reference: string,
): Promise<{ readonly seedNo: number; readonly nonce: number } | undefined> {
  const present = await queries.findRoundOfRisk(db, reference)
  if (present) return present
  const [archived] = await findArchivedRisks(db, [reference])
  return archived && { seedNo: archived.seedNo, nonce: archived.nonce }
}
