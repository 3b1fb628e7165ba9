import { writeClientValue } from '../../shell/client-values.ts'

/** Stored because the bank may redirect without the payment's number: then this one is loaded. */
export function rememberPayment(paymentId: string): void {
  writeClientValue('pendingPayment', { paymentId, startedAt: new Date().toISOString() })
}
