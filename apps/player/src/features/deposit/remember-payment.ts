import { writeClientValue } from '../../shell/client-values.ts'

/** The bank may send the player back without the payment's number: then this one is asked about. */
export function rememberPayment(paymentId: string): void {
  writeClientValue('pendingPayment', { paymentId, startedAt: new Date().toISOString() })
}
