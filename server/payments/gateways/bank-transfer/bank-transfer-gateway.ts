import type { Gateway, KnownPayment } from '../gateway.ts'

/**
 * A plain transfer to our account (method `Bacs`, providers §5.3). There is no partner to call: the order's number is
 * the variable symbol, and only a statement of our bank credits it (statements/).
 */
export function makeBankTransferGateway() {
  const waits = (providerRef: string, paymentId: string) =>
    ({ providerRef, providerStatus: 'awaited', canonicalStatus: 'pending', amount: null, paymentId }) as const
  return {
    name: 'Bacs',
    createDeposit: async ({ orderNumber, paymentId }) => ({ ...waits(orderNumber, paymentId), pageUrl: null }),
    fetchStatus: async ({ providerRef, paymentId }: KnownPayment) => waits(providerRef, paymentId),
  } satisfies Gateway
}
