import type { FastifyInstance } from 'fastify'
import * as funds from '#contract/capi-v1.1/funds.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import * as account from '#contract/play-v1/player-account.ts'
import { serve, withPeriod, type Clock, type Database } from '../kernel/index.ts'
import { listBalances } from './list-balances.ts'
import { listHistory, listPlayerEntries, type ListMovedPayments } from './list-history.ts'
import { getBalance } from './read-money.ts'
import { makeHeaderReader } from './read-header.ts'

/** Needs of the room, given when a process is composed. */
export type WalletNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly listMovedPayments: ListMovedPayments
}

/** Mounts the player's and the staff's views of balances and entries. */
export function walletRoutes(app: FastifyInstance, needs: WalletNeeds): void {
  const { db } = needs
  const readHeader = makeHeaderReader(needs)
  serve(app, funds.getBalance, async ({ caller }) => ({ balance: await getBalance(db, caller.playerId) }))
  serve(app, funds.getBalances, async ({ caller }) => ({ balances: await listBalances(db, caller.playerId) }))
  serve(app, funds.getHistory, ({ caller, query }) => listHistory(needs, caller.playerId, withPeriod(query)))
  serve(app, account.getHeader, ({ caller }) => readHeader(caller))
  serve(app, backoffice.listEntries, async ({ query, refuse }) => {
    return (await listPlayerEntries(needs, query.playerId, query)) ?? refuse('ERR_PLAYER_NOT_FOUND')
  })
}
