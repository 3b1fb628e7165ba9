import type { BodyOf } from '#contract/call.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { createBankPayment } from '#contract/onling-v2/bank-consent.ts'
import { create } from '#contract/onling-v2/payment.ts'
import { register } from '#contract/onling-v2/player-payment-cards.ts'
import { getState } from '#contract/onling-v2/wallet-payment.ts'
import { api } from '../../shell/api.ts'
import { paths } from '../../shell/paths.ts'
import type { DepositWay } from './deposit-ways.ts'

type Order = Pick<BodyOf<typeof deposit>, 'amount' | 'idempotencyKey' | 'feeMinor'>

/** Requests the payment by the call of its way; the browser navigates to the URL of the response. */
export async function placeOrder(
  { kind, method, gateway, storedCard }: DepositWay,
  order: Order,
  input: { readonly locale: string; readonly keepsCard: boolean; readonly bank: string },
) {
  const { locale, keepsCard, bank } = input
  const body = { ...order, gateway, returnPath: await returnPathOf(kind, locale) }
  if (keepsCard) return api(register, { body })
  if (storedCard) return api(create, { body: { ...body, method, storedCardId: storedCard.cardId } })
  if (kind === 'app') return api(createBankPayment, { body: { ...order, returnPath: body.returnPath } })
  return api(deposit, { body: { ...body, method, ...(kind === 'button' ? { buttonId: bank } : {}) } })
}

/** A connected wallet is paid by a code on our page; all other ways return at the end. */
async function returnPathOf(kind: DepositWay['kind'], locale: string): Promise<string> {
  if (kind === 'transfer') return paths.depositTransfer(locale)
  if (kind !== 'wallet') return paths.depositReturn(locale)
  const wallet = await api(getState, { query: {} })
  return wallet.ok && wallet.data.state === 'connected' ? paths.depositWallet(locale) : paths.depositReturn(locale)
}
