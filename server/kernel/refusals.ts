import type { RefusalCode } from '#contract/errors.ts'

export type RefusalDetails = Readonly<Record<string, unknown>>

/** An expected, named refusal. Thrown, so that the transaction around it is rolled back. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  readonly details: RefusalDetails | undefined

  constructor(code: RefusalCode, details?: RefusalDetails) {
    super(code)
    this.code = code
    this.details = details
  }
}

/** An outside partner failed. Recorded, and never shown raw. */
export class Fault extends Error {
  override readonly name: string = 'Fault'
  readonly partner: string
  readonly retryable: boolean

  constructor(partner: string, sentence: string, { retryable, cause }: { retryable: boolean; cause?: unknown }) {
    super(sentence, { cause })
    this.partner = partner
    this.retryable = retryable
  }
}

/** Raises a refusal from a function that several calls share; each of them declares the code. */
export function refuse(code: RefusalCode, details?: RefusalDetails): never {
  throw new Refusal(code, details)
}
