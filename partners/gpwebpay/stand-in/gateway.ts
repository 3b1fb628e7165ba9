import type { Order } from '#providers/kit/orders.ts'
import type { SandboxClock } from '#providers/kit/sandbox-clock.ts'
import type { ScenarioBook } from '#providers/kit/scenarios.ts'
import type { Fields } from './signed-fields.ts'

/** One order as GP webpay remembers it. Its number is the shop's own. */
export type GpOrder = Order & {
  readonly url: string
  readonly merOrderNum: string | undefined
  readonly md: string | undefined
  /** The browser goes back the way it came. */
  readonly returnMethod: 'GET' | 'POST'
  readonly isCapturedAtOnce: boolean
  /** The word for the card that the shop may charge again. */
  readonly token: string | undefined
}

/** Everything that the stand-in knows while it runs. */
export type GpGateway = {
  readonly settings: {
    readonly merchantNumber: string
    readonly merchantPublicPem: string
    readonly gatewayPrivatePem: string
    /** Signs what should not be believed. */
    readonly strangerPrivatePem: string
    readonly holdMs: number
    readonly lateMs: number
  }
  readonly clock: SandboxClock
  readonly scenarios: ScenarioBook
  readonly orders: Map<string, GpOrder>
  readonly messageIds: Set<string>
  /** Words for cards of paid orders that the shop may charge. */
  readonly tokens: Set<string>
  /** Returns that were once valid, for `replay`. */
  readonly oldReturns: { readonly url: string; readonly fields: Fields }[]
}
