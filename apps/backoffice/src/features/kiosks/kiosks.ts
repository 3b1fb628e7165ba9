import type { ReplyOf } from '#contract/call.ts'
import type { listKioskRooms, listKiosks } from '#contract/play-v1/staff-kiosks.ts'

/** Query key of the list of kiosks. */
export const KIOSKS = ['kiosks'] as const

export type Kiosk = ReplyOf<typeof listKiosks>['rows'][number]
export type Workroom = ReplyOf<typeof listKioskRooms>['rows'][number]
