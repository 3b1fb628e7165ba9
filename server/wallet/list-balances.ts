import type { ReplyOf } from '#contract/call.ts'
import type { getBalances } from '#contract/capi-v1.1/funds.ts'
import type { Querier } from '../kernel/index.ts'
import { readBonusBalance } from './bonus-wallet.ts'
import { readLandBased } from './land-based.ts'
import { getBalance } from './read-money.ts'
import { findBonusAccount } from './wallet.queries.ts'

type Balances = ReplyOf<typeof getBalances>['balances']

/** Balances of a player's accounts: cash, and those of the land-based wallet and of bonuses once they were opened. */
export async function listBalances(db: Querier, playerId: number): Promise<Balances> {
  const [cash, land, bonusId, bonusMinor] = await Promise.all([
    getBalance(db, playerId),
    readLandBased(db, playerId),
    findBonusAccount(db, playerId),
    readBonusBalance(db, playerId),
  ])
  const balances: Balances = [{ kind: 'cash', balance: cash, isEnabled: true }]
  if (land?.accountId !== undefined)
    balances.push({ kind: 'land-based', balance: land.balance, isEnabled: land.isEnabled })
  if (bonusId !== undefined)
    balances.push({ kind: 'bonus', balance: { ...cash, amountMinor: bonusMinor }, isEnabled: true })
  return balances
}
