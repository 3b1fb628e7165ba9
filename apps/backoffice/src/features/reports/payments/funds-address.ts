import { fundsLog, NO_REASON } from '#contract/lists/funds-log.ts'
import { daysAfter, startOfDay } from '#contract/states/calendar.ts'
import { usualColumns } from '../../../shell/list/list-state.ts'
import { paths } from '../../../shell/paths.ts'

type Of = {
  readonly from: string
  readonly to: string
  readonly direction: string
  readonly method: string
  readonly gateway: string
  readonly state?: string
  /** Null: without a reason; undefined: whatever the reason. */
  readonly reason?: string | null | undefined
  readonly currency?: string
  readonly playerId?: number | undefined
  /** The zone of the market, in which reports count days. */
  readonly zone: string
  /** With the columns of fees. */
  readonly hasFees?: boolean
  /** The words that lead back. */
  readonly back: Readonly<Record<string, string>>
}

/** The payments that a sum of a report consists of, in the log of payments: days as the report counts them. */
export function fundsAddress({
  from,
  to,
  direction,
  method,
  gateway,
  state,
  reason,
  currency,
  playerId,
  hasFees = false,
  back,
  zone,
}: Of): string {
  return paths.log('funds', {
    directions: direction,
    methods: method,
    gateways: gateway,
    ...(state === undefined ? {} : { states: state }),
    ...(reason === undefined ? {} : { reason: reason ?? NO_REASON }),
    ...(currency === undefined ? {} : { currencies: currency }),
    ...(playerId === undefined ? {} : { playerId: String(playerId) }),
    ...(hasFees ? { columns: [...usualColumns(fundsLog), 'fee', 'partnerFee'].join('.') } : {}),
    from: startOfDay(zone, from).toISOString(),
    to: startOfDay(zone, daysAfter(to, 1)).toISOString(),
    ...back,
  })
}
