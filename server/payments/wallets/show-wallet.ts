import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/wallet-payment.ts'
import { Fault, type Input } from '#server/kernel/index.ts'
import type { WalletFacts, Wallets } from '../gateways/wallets.ts'
import { storeWallet, WALLET_GATEWAY } from './store-wallet.ts'
import type { WalletNeeds } from './needs.ts'
import * as queries from './wallets.queries.ts'

type Shown = ReplyOf<typeof calls.getState>

export function walletsOf({ gateways }: Pick<WalletNeeds, 'gateways'>): Wallets | undefined {
  return gateways.get(WALLET_GATEWAY)?.wallets
}

/** The partner's current state of the wallet; the last known one when the partner does not answer. */
export async function readWalletState(
  needs: WalletNeeds,
  { caller, refuse }: Pick<Input<typeof calls.getState>, 'caller' | 'refuse'>,
): Promise<Shown> {
  const wallets = walletsOf(needs)
  if (!wallets) return refuse('ERR_METHOD_NOT_AVAILABLE')
  return showWallet(await refreshWallet(needs, wallets, caller.playerId))
}

/** Requests the state from the partner, and stores it. An attempt stays open as long as the partner says so. */
export async function refreshWallet(
  needs: Pick<WalletNeeds, 'db' | 'clock'>,
  wallets: Wallets,
  playerId: number,
): Promise<queries.WalletRow | undefined> {
  const kept = await queries.findWallet(needs.db, playerId, WALLET_GATEWAY)
  const facts = await undefinedOnFault(() => wallets.read(playerId))
  if (!facts || facts.state === (kept?.state ?? 'none')) return kept
  return storeWallet(needs, playerId, facts.state)
}

export async function readWalletInformation(
  needs: WalletNeeds,
  { caller, refuse }: Pick<Input<typeof calls.getInformation>, 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof calls.getInformation>> {
  const wallets = walletsOf(needs)
  if (!wallets) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const facts: WalletFacts | undefined = await undefinedOnFault(() => wallets.read(caller.playerId))
  if (!facts) return refuse('ERR_GATEWAY_UNAVAILABLE')
  return facts.state === 'none' ? refuse('ERR_WALLET_NOT_CONNECTED') : facts
}

export async function readWalletBalance(
  needs: WalletNeeds,
  { caller, refuse }: Pick<Input<typeof calls.getBalance>, 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof calls.getBalance>> {
  const wallets = walletsOf(needs)
  if (!wallets) return refuse('ERR_METHOD_NOT_AVAILABLE')
  if ((await refreshWallet(needs, wallets, caller.playerId))?.state !== 'connected')
    return refuse('ERR_WALLET_NOT_CONNECTED')
  const available = await undefinedOnFault(() => wallets.readBalance(caller.playerId))
  return available ? { available } : refuse('ERR_GATEWAY_UNAVAILABLE')
}

/** The partner's answer; undefined when it fails. The exchange is recorded. */
export async function undefinedOnFault<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof Fault) return undefined
    throw error
  }
}

/** A wallet as its player sees it. */
export function showWallet(row: queries.WalletRow | undefined): Shown {
  const { state = 'none', connectId = null, pageUrl = null, endsAt = null } = row ?? {}
  const isUnderWay = state === 'pending' && connectId !== null && pageUrl !== null && endsAt !== null
  return {
    state,
    connecting: isUnderWay ? { connectId, redirectUrl: pageUrl, expiresAt: endsAt.toISOString() } : null,
  }
}
