import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/staff-cash.ts'
import type { CashMovement } from '#contract/shapes/cash.ts'
import type { ShiftState } from '#contract/states/cash-states.ts'
import type { StatusKind } from '../../shell/status.tsx'

export const CASH = ['cash-desk'] as const

export type Desk = ReplyOf<typeof calls.listDesks>['desks'][number]
export type Shift = ReplyOf<typeof calls.getShift>['shift']
export type Difference = ReplyOf<typeof calls.listDifferences>['differences'][number]
export type Movement = CashMovement

export const SHIFT_STATUS: Readonly<Record<ShiftState, StatusKind>> = {
  opening: 'wait',
  open: 'ok',
  counted: 'wait',
  closed: 'idle',
  cancelled: 'stop',
}

/** A key for one press of a button: a repeated request after a lost connection moves money once. */
export const newKey = () => crypto.randomUUID()

/** Minimum length of a reason. */
export const EXPLANATION_MIN = 5
