import { formatMoney, formatNumber, type CurrencyCode } from '#money'
import type { CrashPageData } from '../../server/write-crash-page.ts'
import type { CrashTextKey } from '../../texts/crash/index.ts'
import { fillCompiled } from '#text'
import { createSay, type Say } from '../play/page.ts'

/** All texts of the page, in its language. */
export type CrashWords = {
  readonly say: Say
  readonly crash: (key: CrashTextKey, values?: Readonly<Record<string, string | number>>) => string
  readonly money: (amountMinor: number) => string
  /** `×7,42`. */
  readonly times: (hundredths: number) => string
  /** Text of an error code. */
  readonly error: (code: string) => string
}

export function createWords(data: CrashPageData, currency: CurrencyCode): CrashWords {
  const two = { least: 2, most: 2, isGrouped: false }
  return {
    say: createSay(data),
    crash: (key, values) => fillCompiled(data.crashTexts[key], values ?? {}, data.language),
    money: (amountMinor) => formatMoney({ amountMinor, currency }, data.language),
    times: (hundredths) => `×${formatNumber(Math.floor(hundredths) / 100, data.language, two)}`,
    error: (code) => data.errors[code] ?? data.errors['default'] ?? '',
  }
}
