import type { notifyCsob } from '#contract/onling-v2/payment.ts'
import type { Input } from '#server/kernel/index.ts'
import { stopMismatch } from './apply-evidence.ts'
import { findMismatch } from './find-mismatch.ts'
import type { Needs } from './needs.ts'
import { ownPageOf } from './own-page.ts'
import * as queries from './payments.queries.ts'
import { refreshDeposit } from './refresh-deposit.ts'

const GATEWAY = 'Csob'

/**
 * The browser comes back from the card page. What it carries is kept as evidence and is never proof: the bank itself is
 * asked, and only its signed answer credits. Then the player goes on to the page where the deposit began.
 */
export async function handleCsobReturn(
  needs: Needs,
  { raw, redirect, refuse }: Pick<Input<typeof notifyCsob>, 'raw' | 'redirect' | 'refuse'>,
): Promise<void> {
  const gateway = needs.gateways.get(GATEWAY)
  if (!gateway) return refuse('ERR_PAYMENT_NOT_FOUND')
  const evidence = await gateway.parseReturn(formFields(raw.body))
  if (!evidence) return refuse('ERR_SIGNATURE_ERROR')
  const payment = await queries.findByProviderRef(needs.db, GATEWAY, evidence.providerRef)
  if (!payment) return refuse('ERR_PAYMENT_NOT_FOUND')

  const mismatch = findMismatch(payment, evidence)
  if (mismatch) await stopMismatch(needs, payment.id, mismatch)
  else await refreshDeposit(needs, payment.id)
  redirect(ownPageOf(payment))
}

function formFields(body: unknown): Record<string, string> {
  return typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : {}
}
