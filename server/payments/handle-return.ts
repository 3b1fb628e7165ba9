import type { NoticeCall } from '#contract/onling-v2/payment.ts'
import type { Input } from '#server/kernel/index.ts'
import { applyEvidence, stopMismatch } from './apply-evidence.ts'
import { findMismatch } from './find-mismatch.ts'
import type { Evidence } from './gateways/gateway.ts'
import type { Needs } from './needs.ts'
import { ownPageOf } from './own-page.ts'
import * as queries from './payments.queries.ts'
import { refreshDeposit } from './refresh-deposit.ts'

/** Endings without money: believing them loses nothing, and a success after them still counts. */
const ENDS: readonly Evidence['canonicalStatus'][] = ['declined', 'cancelled', 'expired']

/**
 * The browser returns from a payment page. What it carries is recorded and is never proof of a payment: the partner is
 * asked for the status, and only its signed answer credits. Then the player is redirected to the page where the deposit
 * began.
 */
export async function handleReturn(
  needs: Needs,
  name: string,
  { raw, redirect, refuse }: Pick<Input<NoticeCall>, 'raw' | 'redirect' | 'refuse'>,
): Promise<void> {
  const gateway = needs.gateways.get(name)
  if (!gateway?.parseReturn) return refuse('ERR_PAYMENT_NOT_FOUND')
  const evidence = await gateway.parseReturn(raw.method === 'GET' ? textFields(raw.query) : formFields(raw.body))
  if (!evidence) return refuse('ERR_SIGNATURE_ERROR')
  const payment = await queries.findByProviderRef(needs.db, name, evidence.providerRef)
  if (!payment) return refuse('ERR_PAYMENT_NOT_FOUND')

  const mismatch = findMismatch(payment, evidence)
  if (mismatch) await stopMismatch(needs, payment.id, mismatch)
  else if (ENDS.includes(evidence.canonicalStatus)) await applyEvidence(needs, payment.id, evidence)
  else if (gateway.isReturnProof) await applyProof(needs, payment, evidence)
  else await refreshDeposit(needs, payment.id)
  redirect(ownPageOf(payment))
}

/** The only message of this partner: it counts while the payment is open. A later one is left to a person. */
async function applyProof(needs: Needs, payment: queries.PaymentRow, evidence: Evidence): Promise<void> {
  if (payment.state === 'pending' || payment.state === 'settled') await applyEvidence(needs, payment.id, evidence)
  else await stopMismatch(needs, payment.id, 'mismatch: late-return')
}

function formFields(body: unknown): Record<string, string> {
  return typeof body === 'string' ? Object.fromEntries(new URLSearchParams(body)) : {}
}

/** A repeated field is ignored: what is signed would be ambiguous. */
function textFields(query: unknown): Record<string, string> {
  const entries = Object.entries(query as Readonly<Record<string, unknown>>)
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}
