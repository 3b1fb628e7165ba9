import { Fault } from '#server/kernel/index.ts'
import type { CardCharge, Charged, DepositOrder, KnownPayment } from '#server/payments/partner-port.ts'
import { challengePage, fingerprintOf, wantsFingerprint } from './csob-actions.ts'
import { readEvidence } from './csob-evidence.ts'
import type { Csob } from './csob-line.ts'
import { oneclickFields } from './csob-orders.ts'
import type { Message } from './signed-text.ts'

/** Payments by cards that the bank stores (one click). */
export function makeCsobStoredCards({ call, ask, signed, baseUrl, timeoutMs, statusTimeoutMs }: Csob) {
  return {
    find: async (origPayId: string) => {
      const answer = await call({
        operation: 'oneclick/echo',
        method: 'POST',
        url: `${baseUrl}/oneclick/echo`,
        message: signed('oneclickEcho', { origPayId }),
        answerKind: 'oneclickEchoAnswer',
        paymentId: null,
        timeoutMs: statusTimeoutMs,
      })
      const isThere = Number(answer['resultCode']) === 0 && answer['origPayId'] === origPayId
      return isThere ? { ref: origPayId } : undefined
    },
    open: async (order: DepositOrder, origPayId: string) => {
      const evidence = await ask({
        operation: 'oneclick/init',
        method: 'POST',
        url: `${baseUrl}/oneclick/init`,
        message: signed('oneclickInit', oneclickFields(order, origPayId)),
        answerKind: 'oneclickInitAnswer',
        paymentId: order.paymentId,
        timeoutMs,
      })
      return { ...evidence, pageUrl: null }
    },
    charge: async ({ providerRef: payId, paymentId }: KnownPayment, charge: CardCharge): Promise<Charged> => {
      const process = (more: Message = {}) =>
        call({
          operation: 'oneclick/process',
          method: 'POST',
          url: `${baseUrl}/oneclick/process`,
          message: signed('oneclickProcess', { payId, ...more }),
          answerKind: 'paymentAnswer',
          paymentId,
          timeoutMs,
          canRepeat: false,
        })
      const first = await process()
      const answer = wantsFingerprint(first) ? await process(fingerprintOf(charge)) : first
      const evidence = readEvidence(answer, 'oneclick/process')
      if (evidence.providerRef !== payId)
        throw new Fault('csob', 'oneclick/process: the answer is about another payment', { retryable: true })
      const pageUrl = challengePage(answer)
      return pageUrl === undefined ? evidence : { ...evidence, pageUrl }
    },
  }
}
