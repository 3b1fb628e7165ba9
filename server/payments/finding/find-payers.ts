import { writeLocalAccount } from '#server/formats/index.ts'
import type { Querier } from '#server/kernel/index.ts'
import * as queries from './finding.queries.ts'

/** Players who withdrew to this account or paid in from it, as banks write it; newest payment first. */
export async function findPayersOfAccount(db: Querier, iban: string, limit: number): Promise<number[]> {
  const written = [iban, writeLocalAccount(iban)].filter((one) => one !== undefined)
  return queries.findPlayersOfAccount(db, { iban, written }, limit)
}

/** Players whose stored card ends with these digits: gateways return no more of a card. */
export async function findPayersOfCard(db: Querier, lastDigits: string, limit: number): Promise<number[]> {
  return queries.findPlayersOfCard(db, lastDigits, limit)
}
