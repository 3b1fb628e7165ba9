import { Fault } from '#server/kernel/index.ts'
import { applyEvidence } from '../apply-evidence.ts'
import type { Gateway } from '../gateways/gateway.ts'
import { knownPayment } from '../known-payment.ts'
import type { Needs } from '../needs.ts'
import { notifyPathOf } from '../notify-calls.ts'
import { ownPageOf } from '../own-page.ts'
import * as queries from '../payments.queries.ts'

/**
 * Charges a stored card for a payment that has a number of the gateway. The number is stored by now: after any failure
 * the worker requests the status. Returns the page of the card's bank where it requires the holder (3-D Secure).
 */
export async function chargeCard(
  needs: Pick<Needs, 'db' | 'clock' | 'publicPlayerOrigin' | 'rules'>,
  gateway: Gateway,
  paymentId: string,
  { storedCardRef, userAgent }: { readonly storedCardRef: string; readonly userAgent: string },
): Promise<string | null> {
  const { db, publicPlayerOrigin, rules } = needs
  const payment = await queries.findPayment(db, paymentId)
  const known = payment && knownPayment(payment)
  if (!known || !gateway.chargeOpened) return null
  try {
    const charged = await gateway.chargeOpened(known, {
      storedCardRef,
      userAgent,
      language: rules.defaultLanguage,
      notifyUrl: publicPlayerOrigin + (notifyPathOf(payment.gateway, {}) ?? ownPageOf(payment)),
    })
    if (charged.pageUrl === undefined) await applyEvidence(needs, paymentId, charged)
    else await db.transaction((tx) => queries.savePage(tx, paymentId, charged.pageUrl ?? null))
    return charged.pageUrl ?? null
  } catch (error) {
    if (!(error instanceof Fault)) throw error
    return null
  }
}
