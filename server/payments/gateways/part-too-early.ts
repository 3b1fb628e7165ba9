import { Fault } from '#server/kernel/index.ts'

/** Before its bank has settled a payment, the partner refunds only the full amount: no request was sent. */
export class PartTooEarly extends Fault {
  override readonly name = 'PartTooEarly'

  constructor(partner: string) {
    super(partner, 'a part goes back only after the bank has settled the payment', { retryable: false })
  }
}
