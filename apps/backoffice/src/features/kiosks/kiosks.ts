import type { ReplyOf } from '#contract/call.ts'
import type { listKiosks } from '#contract/play-v1/staff-kiosks.ts'

/** Key of the list, for who changes something in it. */
export const KIOSKS = ['kiosks'] as const

export type Kiosks = ReplyOf<typeof listKiosks>
export type Kiosk = Kiosks['kiosks'][number]
export type Workroom = Kiosks['workrooms'][number]
