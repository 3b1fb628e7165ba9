import type { TransportCode } from '#contract/errors.ts'

/** Errors that keep their HTTP meaning: they are not about rules or players. */
export class TransportError extends Error {
  override readonly name: string = 'TransportError'
  readonly statusCode: number
  readonly code: TransportCode
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(statusCode: number, code: TransportCode, details?: Readonly<Record<string, unknown>>) {
    super(code)
    this.statusCode = statusCode
    this.code = code
    this.details = details
  }
}

export class NotSignedIn extends TransportError {
  constructor(details?: Readonly<Record<string, unknown>>) {
    super(401, 'ERR_NOT_SIGNED_IN', details)
  }
}

export class NotAllowed extends TransportError {
  constructor(details?: Readonly<Record<string, unknown>>) {
    super(403, 'ERR_NOT_ALLOWED', details)
  }
}

export class NotFound extends TransportError {
  constructor() {
    super(404, 'ERR_NOT_FOUND')
  }
}
