import { MAIN_PAIR, rateSteps, type ListedRate, type RateList } from './rate-list.ts'

const AGE_MAX_DAYS = 7
const DAY_MS = 86_400_000

/** Verdict on a list: `held` waits for a person, `failed` is dropped. The problem is one word, or words about pairs. */
export type ListVerdict =
  | { readonly outcome: 'stored' | 'unchanged' }
  | { readonly outcome: 'held' | 'failed'; readonly problem: string }

/**
 * Judges a list against the newest stored one (providers §12.3): not of the future, not older than a week, complete,
 * and no rate more than a tenth away from its last value.
 * @param today calendar day of the market
 */
export function judgeList(
  list: RateList,
  known: { readonly validOn: string; readonly rates: readonly ListedRate[] } | undefined,
  today: string,
): ListVerdict {
  const { from, to } = MAIN_PAIR[list.source]
  if (list.validOn > today) return { outcome: 'failed', problem: 'date-in-future' }
  if (Date.parse(today) - Date.parse(list.validOn) > AGE_MAX_DAYS * DAY_MS)
    return { outcome: 'failed', problem: 'list-too-old' }
  if (!list.rates.some((rate) => rate.from === from && rate.to === to))
    return { outcome: 'failed', problem: 'main-currency-missing' }
  if (new Set(list.rates.map(pairOf)).size !== list.rates.length)
    return { outcome: 'failed', problem: 'currency-twice' }
  if (!known) return { outcome: 'stored' }
  if (list.validOn < known.validOn) return { outcome: 'failed', problem: 'older-than-known' }

  const rateOf = new Map(list.rates.map((rate) => [pairOf(rate), rate.rate]))
  if (list.validOn === known.validOn) {
    const isSame =
      known.rates.length === list.rates.length && known.rates.every((one) => rateOf.get(pairOf(one)) === one.rate)
    return isSame ? { outcome: 'unchanged' } : { outcome: 'failed', problem: 'changed-afterwards' }
  }
  const missing = known.rates.filter((one) => !rateOf.has(pairOf(one)))
  if (missing.length > 0) return { outcome: 'held', problem: `missing: ${missing.map(pairOf).join(' ')}` }
  const jumped = known.rates.filter((one) => hasJumped(one.rate, rateOf.get(pairOf(one)) ?? ''))
  if (jumped.length > 0) return { outcome: 'held', problem: `moved more than a tenth: ${jumped.map(pairOf).join(' ')}` }
  return { outcome: 'stored' }
}

function pairOf({ from, to }: ListedRate): string {
  return `${from}/${to}`
}

function hasJumped(before: string, after: string): boolean {
  const was = rateSteps(before, '.') ?? 0n
  const is = rateSteps(after, '.') ?? 0n
  const by = is > was ? is - was : was - is
  return by * 10n > was
}
