import { partnerOfWay } from '#contract/shapes/payment-names.ts'
import type { WalletState } from '#contract/states/wallet-states.ts'
import { publish } from '#server/kernel/index.ts'
import type { Connecting } from '../gateways/wallets.ts'
import type { WalletNeeds } from './needs.ts'
import * as queries from './wallets.queries.ts'

/** The one partner that has wallets. */
export const WALLET_GATEWAY = partnerOfWay('wallet').gateway

/** Stores the partner's last state of a player's wallet; a change of the state is an event. */
export async function storeWallet(
  { db, clock }: Pick<WalletNeeds, 'db' | 'clock'>,
  playerId: number,
  state: WalletState,
  connecting: Connecting | null = null,
): Promise<queries.WalletRow> {
  const row: queries.WalletRow = {
    playerId,
    gateway: WALLET_GATEWAY,
    state,
    connectId: connecting?.connectId ?? null,
    pageUrl: connecting?.pageUrl ?? null,
    endsAt: connecting?.endsAt ?? null,
  }
  await db.transaction(async (tx) => {
    const before = await queries.saveWallet(tx, { ...row, changedAt: clock.now() })
    if ((before ?? 'none') !== state) await publish(tx, 'payments.wallet-changed', { playerId, state })
  })
  return row
}

/** Whether a deposit can be taken from the player's wallet, by its last known state. */
export async function isWalletConnected({ db }: Pick<WalletNeeds, 'db'>, playerId: number): Promise<boolean> {
  return (await queries.findWallet(db, playerId, WALLET_GATEWAY))?.state === 'connected'
}
