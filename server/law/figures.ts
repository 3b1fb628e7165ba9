import { limitFacts, LIMIT_KINDS, type LimitKind } from '#contract/shapes/limits.ts'
import type { VenueKind } from '#contract/shapes/places.ts'
import type { ChangeMode } from '#contract/states/limit-changes.ts'
import { packOf } from './pack-of.ts'
import type { Figures, LawPack, Rule, RuleKind } from './rule.ts'

/** The enabled rule of a kind in a market at an instant, for code that needs its figures: a countdown, a retention. */
export function findRule<K extends RuleKind>(market: string, kind: K, now: Date): Rule<K> | undefined {
  return findRuleOf(packOf(market, now), kind)
}

/** All enabled rules of a kind in a market at an instant. */
export function findRules<K extends RuleKind>(market: string, kind: K, now: Date): Rule<K>[] {
  return packOf(market, now).rules.filter((rule) => rule.kind === kind && rule.isOn) as Rule<K>[]
}

/** The same, of a pack. */
export function findRuleOf<K extends RuleKind>(pack: LawPack, kind: K): Rule<K> | undefined {
  return pack.rules.find((rule) => rule.kind === kind && rule.isOn) as Rule<K> | undefined
}

export type RoundFigures = {
  readonly maxStakeMinor?: number
  readonly maxWinMinor?: number
  readonly minimumRoundMs: number
}

/**
 * Figures of the market's pack for every round at an instant: maximum stake and win in minor units, where it has them,
 * and the minimum time between the starts of two rounds, in milliseconds.
 */
export function roundFiguresOf(market: string, now: Date): RoundFigures {
  const stake = findRule(market, 'stake-max', now)
  const win = findRule(market, 'win-max', now)
  return {
    ...(stake ? { maxStakeMinor: stake.figures.maxMinor } : {}),
    ...(win ? { maxWinMinor: win.figures.maxMinor } : {}),
    minimumRoundMs: findRule(market, 'round-pace', now)?.figures.minMs ?? 0,
  }
}

type VenueMax = { readonly maxMinor: number; readonly ruleId: string; readonly packId: string }

/** The maximum of one stake, or of one win, at terminals of a kind of venue at an instant, in minor units; undefined where the pack has none. */
export function venueMaxOf(market: string, what: 'stake' | 'win', kind: VenueKind, now: Date): VenueMax | undefined {
  const packId = packOf(market, now).id
  const found = findRules(market, `venue-${what}-max`, now)
    .filter(({ figures }) => figures.kinds.includes(kind))
    .toSorted((one, other) => one.figures.maxMinor - other.figures.maxMinor)[0]
  return found && { maxMinor: found.figures.maxMinor, ruleId: found.id, packId }
}

/** The figures in force now: the same object until another pack begins. */
export function openRoundFigures(market: string, now: () => Date): () => RoundFigures {
  let known: { readonly pack: LawPack; readonly figures: RoundFigures } | undefined
  return () => {
    const instant = now()
    const pack = packOf(market, instant)
    if (known?.pack !== pack) known = { pack, figures: roundFiguresOf(market, instant) }
    return known.figures
  }
}

/** Time zone of a market, for days and months of limits. */
export function zoneOf(market: string, now: Date): LawPack['zone'] {
  return packOf(market, now).zone
}

/** How limits are changed in a market now. */
export function changeModeOf(market: string, now: Date): ChangeMode & { readonly ruleId: string } {
  const rule = findRule(market, 'change-limit', now)
  if (!rule) throw new Error(`The law of ${market} does not say how limits are changed.`)
  const figures: Figures['change-limit'] = rule.figures
  return { ...figures, ruleId: rule.id }
}

/**
 * Kinds of limits of a market's law now, and of those the optional ones, which no law requires. A reality check is
 * offered everywhere: it refuses nothing.
 */
export function limitKindsOf(market: string, now: Date): { readonly kind: LimitKind; readonly isOptional: boolean }[] {
  const { rules } = packOf(market, now)
  return LIMIT_KINDS.flatMap((kind) => {
    const { measure } = limitFacts(kind)
    if (measure === 'reality-check') return [{ kind, isOptional: true }]
    const rule = rules.find(
      (one) => one.isOn && (one.kind === 'limit' ? one.figures.kinds.includes(kind) : one.kind === measure),
    )
    return rule ? [{ kind, isOptional: rule.isOptional }] : []
  })
}
