import { rulesFrom } from '../define-pack.ts'

// The days on which the amendments of 2023 took effect.
export const since2024 = rulesFrom('2024-01-01')
export const sincePanic = rulesFrom('2024-07-01')
// The day on which the row was written: packs before it stay as decisions were made by them.
export const sinceHalls = rulesFrom('2026-11-25')
export const sinceLevies = rulesFrom('2026-11-26')
export const sinceDesks = rulesFrom('2026-11-26')
export const sinceReports = rulesFrom('2026-11-26')
export const sinceRecords = rulesFrom('2026-11-28')
export const sinceTerminals = rulesFrom('2026-11-28')

/** The figures of a rule without any. */
export const PLAIN = {} as const
export const ACT = 'Act 186/2016 Coll.'
/** Since when the sources of the figures of cash are those that were read. */
export const sinceCashRead = rulesFrom('2026-11-27')
