import { rulesFrom } from '../define-pack.ts'

// Act 30/2019 has been in force since 1 March 2019; the register is queried since 1 July 2020 (general knowledge,
// both).
export const sinceAct = rulesFrom('2019-03-01')
export const sinceRegister = rulesFrom('2020-07-01')
// The day on which the row was written: packs before it stay as decisions were made by them.
export const sinceRetention = rulesFrom('2026-11-22')
export const sinceHalls = rulesFrom('2026-11-25')
export const sinceLevies = rulesFrom('2026-11-26')
export const sinceDesks = rulesFrom('2026-11-26')
export const sinceReports = rulesFrom('2026-11-26')
export const sinceTerms = rulesFrom('2026-11-27')
export const sinceRecords = rulesFrom('2026-11-28')
export const sinceTerminals = rulesFrom('2026-11-28')

/** The figures of a rule without any. */
export const PLAIN = {} as const
export const ACT = 'Act 30/2019 Z.z.'
