import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/onling-v2/wallet-payment.ts'
import { readPhone } from '#server/formats/index.ts'
import { assert, type Input } from '#server/kernel/index.ts'
import { storeWallet, WALLET_GATEWAY } from './store-wallet.ts'
import type { WalletNeeds } from './needs.ts'
import { undefinedOnFault, refreshWallet, showWallet, walletsOf } from './show-wallet.ts'
import * as queries from './wallets.queries.ts'

type ConnectInput = Pick<Input<typeof calls.connectRequest>, 'body' | 'caller' | 'refuse'>
type Shown = ReplyOf<typeof calls.getState>

/**
 * Begins to connect a wallet, or to open one in the player's name. The partner's page asks the player for consent, and
 * its code returns with the browser. An attempt that is still valid is returned again.
 */
export async function connectWallet(
  needs: WalletNeeds,
  way: 'connect' | 'register',
  { body, caller, refuse }: ConnectInput,
): Promise<ReplyOf<typeof calls.connectRequest>> {
  const { publicPlayerOrigin, rules, clock } = needs
  const { playerId } = caller
  const wallets = walletsOf(needs)
  if (!wallets) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const holder = await needs.findWalletHolder?.(playerId)
  assert(holder, 'A signed-in player has a name.')
  const phone = readPhone(body.phone ?? holder.phone ?? '', rules.country)
  if (!phone || phone.kind === 'fixed')
    return refuse('ERR_INVALID_CONTRACT', { fields: [{ field: 'phone', kind: 'InvalidValue' }] })

  const kept = await refreshWallet(needs, wallets, playerId)
  if (kept?.state === 'blocked') return refuse('ERR_WALLET_BLOCKED')
  if (kept?.state === 'connected') return refuse('ERR_STATE_CHANGED', { state: kept.state })
  const { connecting: underWay } = showWallet(kept)
  if (underWay && new Date(underWay.expiresAt) > clock.now()) return underWay

  const order = {
    playerId,
    phone: phone.e164,
    email: holder.email,
    returnUrl: publicPlayerOrigin + body.returnPath,
    notifyUrl: publicPlayerOrigin + calls.connectCallback.path,
  }
  const begun = await undefinedOnFault(() =>
    way === 'connect' ? wallets.connect(order) : wallets.register({ ...order, person: holder }),
  )
  if (!begun) return refuse('ERR_GATEWAY_UNAVAILABLE')
  await storeWallet(needs, playerId, 'pending', begun)
  return { connectId: begun.connectId, redirectUrl: begun.pageUrl, expiresAt: begun.endsAt.toISOString() }
}

/** The player cancels the attempt. One that the partner does not know any more counts as cancelled. */
export async function cancelConnection(
  needs: WalletNeeds,
  { body, caller, refuse }: Pick<Input<typeof calls.connectCancel>, 'body' | 'caller' | 'refuse'>,
): Promise<Shown> {
  const wallets = walletsOf(needs)
  if (!wallets) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const kept = await queries.findWallet(needs.db, caller.playerId, WALLET_GATEWAY)
  if (kept?.connectId !== body.connectId) return refuse('ERR_STATE_CHANGED', { state: kept?.state ?? 'none' })
  const state = await undefinedOnFault(() => wallets.cancelConnect(body.connectId))
  if (state === undefined) return refuse('ERR_GATEWAY_UNAVAILABLE')
  return showWallet(await storeWallet(needs, caller.playerId, state))
}

/** Finishes by the code of the partner's page. Idempotent. */
export async function finishConnection(
  needs: WalletNeeds,
  { body, caller, refuse }: Pick<Input<typeof calls.connectFinish>, 'body' | 'caller' | 'refuse'>,
): Promise<Shown> {
  const { playerId } = caller
  const wallets = walletsOf(needs)
  if (!wallets) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const kept = await queries.findWallet(needs.db, playerId, WALLET_GATEWAY)
  if (kept?.state === 'connected') return showWallet(kept)
  if (kept?.connectId !== body.connectId) return refuse('ERR_STATE_CHANGED', { state: kept?.state ?? 'none' })
  const ended = await undefinedOnFault(() => wallets.finishConnect(body.connectId, body.code))
  if (!ended) return refuse('ERR_GATEWAY_UNAVAILABLE')
  if ('attemptsLeft' in ended)
    return refuse('ERR_INVALID_SECURITY_CODE', { field: 'code', attemptsLeft: ended.attemptsLeft })
  const row = await storeWallet(needs, playerId, ended.state)
  return ended.state === 'blocked' ? refuse('ERR_WALLET_BLOCKED') : showWallet(row)
}
