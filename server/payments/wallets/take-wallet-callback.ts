import type { connectCallback } from '#contract/onling-v2/wallet-payment.ts'
import type { Input } from '#server/kernel/index.ts'
import type { WalletNeeds } from './needs.ts'
import { refreshWallet, walletsOf } from './show-wallet.ts'

/**
 * The partner says that a wallet changed. The word is signed, but it may be old or come twice: the state is asked for. A
 * player's wallet that we never heard of is nothing to us.
 */
export async function takeWalletCallback(
  needs: WalletNeeds,
  { raw, refuse }: Pick<Input<typeof connectCallback>, 'raw' | 'refuse'>,
): Promise<{ readonly received: true }> {
  const wallets = walletsOf(needs)
  if (!wallets) return refuse('ERR_PAYMENT_NOT_FOUND')
  const heard = await wallets.hear(typeof raw.body === 'string' ? raw.body : '', raw.headers, raw.url)
  if (!heard) return refuse('ERR_SIGNATURE_ERROR')
  if (heard.playerId !== null && (await needs.findWalletHolder?.(heard.playerId)))
    await refreshWallet(needs, wallets, heard.playerId)
  return { received: true }
}
