import { Fault } from '#server/kernel/index.ts'

/** The partner sends back only the whole of a payment that its bank has not settled yet: nothing was asked. */
export class PartTooEarly extends Fault {
  override readonly name = 'PartTooEarly'

  constructor(partner: string) {
    super(partner, 'a part goes back only after the bank has settled the payment', { retryable: false })
  }
}
