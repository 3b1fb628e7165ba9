import type { Order } from '#providers/kit/orders.ts'
import type { SandboxClock } from '#providers/kit/sandbox-clock.ts'
import type { ScenarioBook } from '#providers/kit/scenarios.ts'
import type { Fields } from './signed-fields.ts'

/** One order at GP webpay. Its number is the shop's own. */
export type GpOrder = Order & {
  readonly url: string
  readonly merOrderNum: string | undefined
  readonly md: string | undefined
  readonly payMethod: string
  /** The browser is sent back with the method of its request. */
  readonly returnMethod: 'GET' | 'POST'
  readonly isCapturedAtOnce: boolean
  /** Token of the card that the shop may charge again. */
  readonly token: string | undefined
}

/** State of the running stand-in. */
export type GpGateway = {
  readonly settings: {
    readonly merchantNumber: string
    readonly merchantPublicPem: string
    readonly gatewayPrivatePem: string
    /** Makes signatures that must be rejected. */
    readonly strangerPrivatePem: string
    readonly holdMs: number
    readonly lateMs: number
  }
  readonly clock: SandboxClock
  readonly scenarios: ScenarioBook
  readonly orders: Map<string, GpOrder>
  /** Ways that the shop has not agreed with its bank. */
  readonly closedPayMethods: Set<string>
  readonly messageIds: Set<string>
  /** Tokens for cards of paid orders that the shop may charge. */
  readonly tokens: Set<string>
  /** Returns that were once valid, for `replay`. */
  readonly oldReturns: { readonly url: string; readonly fields: Fields }[]
}
