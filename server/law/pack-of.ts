import { createHash } from 'node:crypto'
import { startOfDay } from '#contract/states/calendar.ts'
import { CZE } from './packs/CZE/index.ts'
import { SVK } from './packs/SVK/index.ts'
import { UNKNOWN } from './packs/UNKNOWN.ts'
import type { LawPack, Rule } from './rule.ts'

const CZECH_ZONE = 'Europe/Prague'
const SLOVAK_ZONE = 'Europe/Bratislava'
const FIRST_DAY = '0001-01-01'

type MarketLaw = Pick<LawPack, 'market' | 'zone' | 'currency'> & { readonly rules: readonly Rule[] }

const laws: readonly MarketLaw[] = [
  { market: 'CZE', zone: CZECH_ZONE, currency: 'CZK', rules: CZE },
  { market: 'SVK', zone: SLOVAK_ZONE, currency: 'EUR', rules: SVK },
]

const unknownPack: LawPack = {
  id: 'UNKNOWN',
  market: 'UNKNOWN',
  zone: SLOVAK_ZONE,
  currency: null,
  validFrom: FIRST_DAY,
  validUntil: null,
  rules: UNKNOWN,
}

/** All packs, oldest first in each market. A market has a new pack on each day on which one of its rules begins or ends. */
export const packs: readonly LawPack[] = [...laws.flatMap(packsOfMarket), unknownPack]

function packsOfMarket({ rules, ...law }: MarketLaw): LawPack[] {
  const days = [
    ...new Set(rules.flatMap(({ validFrom, validUntil }) => (validUntil ? [validFrom, validUntil] : [validFrom]))),
  ]
  return days.sort().map((validFrom, index, all) => ({
    ...law,
    id: `${law.market}-${validFrom}`,
    validFrom,
    validUntil: all[index + 1] ?? null,
    rules: rules.filter(
      (rule) => rule.validFrom <= validFrom && (rule.validUntil === null || validFrom < rule.validUntil),
    ),
  }))
}

const beginnings = packs
  .filter(({ market }) => market !== 'UNKNOWN')
  .map((pack) => ({ pack, at: startOfDay(pack.zone, pack.validFrom) }))

/** The pack in force in a market at an instant; the most restrictive one where the law is not known. */
export function packOf(market: string, instant: Date): LawPack {
  return beginnings.findLast((one) => one.pack.market === market && one.at <= instant)?.pack ?? unknownPack
}

const fingerprints = new Map<string, string>()

/** SHA-256 of a pack's data: proves later whether the pack is still the one by which decisions were made. */
export function fingerprintOf(pack: LawPack): string {
  const known = fingerprints.get(pack.id)
  if (known) return known
  // The end is not part of it: a pack gets one when its successor begins.
  const { validUntil: _, ...kept } = pack
  const rules = kept.rules.map(({ validUntil: _, ...rule }) => rule)
  const made = createHash('sha256')
    .update(JSON.stringify({ ...kept, rules }))
    .digest('hex')
  fingerprints.set(pack.id, made)
  return made
}
