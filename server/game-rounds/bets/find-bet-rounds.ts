import { instantOfMicroseconds, type Querier } from '../../kernel/index.ts'
import { mayBeInFiles, openRows, type FileRow } from '../../ledger/index.ts'
import { archivedBets, BETS, DECISIONS } from './archived-bets.queries.ts'
import * as queries from './bet-rounds.queries.ts'
import type { BetRound, BetRoundKey, Decision } from './bet-rounds.queries.ts'

/** Rounds with bets as everybody reads them: from their table, or from the files of closed months. */

function betOf({ opening, bet, changedAt, ...row }: FileRow): BetRound {
  return {
    ...(row as unknown as Omit<BetRound, 'opening' | 'bet' | 'changedAt' | 'mode' | 'isOpen'>),
    mode: 'real',
    isOpen: false,
    opening: JSON.parse(String(opening)),
    bet: JSON.parse(String(bet)),
    changedAt: instantOfMicroseconds(changedAt),
  }
}

function decisionOf({ bet, madeAt, ...row }: FileRow): Decision {
  return {
    ...(row as unknown as Omit<Decision, 'bet' | 'madeAt'>),
    bet: JSON.parse(String(bet)),
    madeAt: instantOfMicroseconds(madeAt),
  }
}

/** A round that was changed so long ago was played before that. */
const hasMaybeLeft = ({ roundId, playedAt, changedAt }: BetRoundKey & { readonly changedAt?: Date }): boolean =>
  mayBeInFiles(roundId, changedAt ?? playedAt)
const keyOf = ({ seedNo, nonce, roundId }: BetRoundKey) => ({ seedNo, nonce, roundId })

/** Rounds for money in their current state, by their stake's series and number. */
export async function findBetRounds(db: Querier, keys: readonly BetRoundKey[]): Promise<BetRound[]> {
  const present = await queries.findBetRounds(db, keys)
  const found = new Set(present.map(({ roundId }) => roundId))
  const lacking = keys.filter((key) => !found.has(key.roundId) && hasMaybeLeft(key)).map(keyOf)
  if (lacking.length === 0) return present
  const rows = await openRows(db, archivedBets)
  return rows ? [...present, ...(await rows.read(BETS, lacking)).map(betOf)] : present
}

export async function findBetRound(db: Querier, key: BetRoundKey): Promise<BetRound | undefined> {
  const present = await queries.findBetRound(db, key)
  if (present || !hasMaybeLeft(key)) return present
  const rows = await openRows(db, archivedBets)
  const [row] = (await rows?.read(BETS, [keyOf(key)])) ?? []
  return row && betOf(row)
}

/** All decisions of a round that has left, by their numbers. */
async function listArchivedDecisions(db: Querier, key: BetRoundKey): Promise<Decision[]> {
  if (!hasMaybeLeft(key)) return []
  const rows = await openRows(db, archivedBets)
  return ((await rows?.read(DECISIONS, [keyOf(key)], 3)) ?? []).map(decisionOf)
}

export async function findDecision(db: Querier, key: BetRoundKey, number: number): Promise<Decision | undefined> {
  const present = await queries.findDecision(db, key, number)
  return present ?? (await listArchivedDecisions(db, key)).find((one) => one.number === number)
}

/** References of the entries that the decisions of a round made, in order. */
export async function listReferences(db: Querier, key: BetRoundKey): Promise<string[]> {
  const present = await queries.listReferences(db, key)
  if (present.length > 0) return present
  return (await listArchivedDecisions(db, key)).flatMap(({ reference }) => reference ?? [])
}

/** The rounds of entries that decisions made, in months that have left. */
export async function findArchivedSteps(
  db: Querier,
  references: readonly string[],
): Promise<readonly (BetRoundKey & { readonly reference: string })[]> {
  const old = references.map((reference) => reference.toLowerCase()).filter((reference) => mayBeInFiles(reference))
  if (old.length === 0) return []
  const rows = await openRows(db, archivedBets)
  return ((await rows?.readIndex(DECISIONS, old)) ?? []) as unknown as (BetRoundKey & { reference: string })[]
}

/** The round of an entry that a decision made. */
export async function findRoundOfReference(db: Querier, reference: string): Promise<string | undefined> {
  const present = await queries.findRoundOfReference(db, reference)
  return present ?? (await findArchivedSteps(db, [reference]))[0]?.roundId
}
