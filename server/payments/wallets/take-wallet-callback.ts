import type { connectCallback } from '#contract/onling-v2/wallet-payment.ts'
import type { Input } from '#server/kernel/index.ts'
import type { WalletNeeds } from './needs.ts'
import { refreshWallet, walletsOf } from './show-wallet.ts'

/**
 * Callback of the partner: a wallet has changed. It is signed, but may be old or repeated, so the state is requested. A
 * wallet that we do not know is ignored.
 */
export async function takeWalletCallback(
  needs: WalletNeeds,
  { raw, refuse }: Pick<Input<typeof connectCallback>, 'raw' | 'refuse'>,
): Promise<{ readonly received: true }> {
  const wallets = walletsOf(needs)
  if (!wallets) return refuse('ERR_PAYMENT_NOT_FOUND')
  const heard = await wallets.readCallback(typeof raw.body === 'string' ? raw.body : '', raw.headers, raw.url)
  if (!heard) return refuse('ERR_SIGNATURE_ERROR')
  if (heard.playerId !== null && (await needs.findWalletHolder?.(heard.playerId)))
    await refreshWallet(needs, wallets, heard.playerId)
  return { received: true }
}
