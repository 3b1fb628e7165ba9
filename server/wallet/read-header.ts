import { LruMap } from 'toad-cache'
import type { ReplyOf } from '#contract/call.ts'
import type { getHeader } from '#contract/play-v1/player-account.ts'
import { assert, type Clock, type Database, type PlayerCaller } from '../kernel/index.ts'
import { readBalance } from '../ledger/index.ts'
import { housePartSince, playAnchorOf } from './net-anchor.ts'
import * as queries from './wallet.queries.ts'

const SESSIONS_MAX = 20_000

type Anchor = { readonly wallet: queries.Wallet; readonly anchorMinor: number }

/**
 * Reads what the header shows. Rounds since the sign-in are summed once per session; after that the account's running
 * totals are enough, so that a repeated request reads one row and the few movements of the house's part.
 */
export function makeHeaderReader({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  const anchors = new LruMap<Anchor>(SESSIONS_MAX)

  const findAnchor = async ({ playerId, sessionId, sessionStartedAt }: PlayerCaller): Promise<Anchor> => {
    const known = anchors.get(sessionId)
    if (known) return known
    const wallet = await queries.findWallet(db, playerId)
    assert(wallet, 'A player has a wallet from registration on.')
    // One transaction, so that a round between the two reads is not counted twice or not at all.
    const anchorMinor = await db.transaction((tx) => playAnchorOf(tx, wallet, sessionStartedAt))
    const anchor = { wallet, anchorMinor }
    anchors.set(sessionId, anchor)
    return anchor
  }

  return async (caller: PlayerCaller): Promise<ReplyOf<typeof getHeader>> => {
    const { wallet, anchorMinor } = await findAnchor(caller)
    const [balance, houseMinor] = await Promise.all([
      readBalance(db, wallet.accountId),
      housePartSince(db, wallet, caller.sessionStartedAt),
    ])
    assert(balance, 'A wallet has a balance.')
    const { currency } = wallet
    return {
      balance: { amountMinor: balance.balance, currency },
      sessionStartedAt: caller.sessionStartedAt.toISOString(),
      netResult: { amountMinor: anchorMinor + houseMinor + balance.won - balance.staked, currency },
      serverTime: clock.now().toISOString(),
    }
  }
}
