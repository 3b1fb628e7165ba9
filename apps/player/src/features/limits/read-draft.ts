import { limitFacts, type LimitKind, type LimitValue } from '#contract/shapes/limits.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { parseAmount } from '#money'

/** The fields of one limit. Nothing is preselected; `proposed` accepts the proposed value. */
export type Draft = { readonly wants: 'proposed' | 'value' | 'none' | undefined; readonly typed: string }

export const EMPTY_DRAFT: Draft = { wants: undefined, typed: '' }

/** The choice of a draft: a value, null for an express refusal, or undefined while it is incomplete. */
export function readDraft(
  kind: LimitKind,
  { wants, typed }: Draft,
  currency: Currency,
  proposed?: LimitValue,
): LimitValue | null | undefined {
  if (wants === 'none') return null
  if (wants === 'proposed') return proposed
  return wants === 'value' ? readValue(kind, typed, currency) : undefined
}

function readValue(kind: LimitKind, typed: string, currency: Currency): LimitValue | undefined {
  const { unit } = limitFacts(kind)
  if (unit === 'money') {
    const amountMinor = parseAmount(typed)
    return amountMinor === undefined ? undefined : { amountMinor, currency }
  }
  const number = unit === 'minutes' ? readMinutes(typed) : readWhole(typed)
  if (number === undefined) return undefined
  return unit === 'minutes' ? { minutes: number } : { count: number }
}

/** Minutes as typed: `150`, or hours and minutes, `2:30`. */
function readMinutes(typed: string): number | undefined {
  const match = /^(\d{1,3}):([0-5]\d)$/.exec(typed.trim())
  return match ? Number(match[1]) * 60 + Number(match[2]) : readWhole(typed)
}

function readWhole(typed: string): number | undefined {
  const plain = typed.replaceAll(/\s/g, '')
  return /^\d{1,6}$/.test(plain) ? Number(plain) : undefined
}
