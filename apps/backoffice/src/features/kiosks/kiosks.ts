import type { ReplyOf } from '#contract/call.ts'
import type { listKioskRooms, listKiosks } from '#contract/play-v1/staff-kiosks.ts'

/** Key of the list, for who changes something in it. */
export const KIOSKS = ['kiosks'] as const

export type Kiosk = ReplyOf<typeof listKiosks>['rows'][number]
export type Workroom = ReplyOf<typeof listKioskRooms>['rows'][number]
