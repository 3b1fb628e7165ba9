import { ownWayOf } from '#contract/shapes/payment-names.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { deposit } from '#contract/capi-v1.1/funds.ts'
import type { Input } from '#server/kernel/index.ts'
import type { Needs } from './needs.ts'
import { startDeposit } from './start-deposit.ts'
import { isWalletConnected } from './wallets/store-wallet.ts'

/** Starts a deposit of any method without a stored card: from the connected wallet, or through the chosen bank. */
export async function payIn(
  needs: Needs,
  { body: { buttonId, ...body }, ...start }: Pick<Input<typeof deposit>, 'body' | 'caller' | 'client' | 'refuse'>,
): Promise<ReplyOf<typeof deposit>> {
  const button = needs.rules.buttons.find(({ id }) => id === buttonId)
  if (buttonId !== undefined && !button) return start.refuse('ERR_METHOD_NOT_AVAILABLE')
  const fromWallet = ownWayOf(body.method) === 'wallet' && (await isWalletConnected(needs, start.caller.playerId))
  return startDeposit(needs, { ...start, body }, { fromWallet, ...(button ? { button } : {}) })
}
