import type { LimitPreset } from '#config/limit-presets.ts'
import { limitFacts, type LimitChoice, type LimitKind, type LimitValue } from '#contract/shapes/limits.ts'
import type { Currency } from '#contract/shapes/money.ts'
import { EMPTY_DRAFT, readDraft, type Draft } from './read-draft.ts'

export type Drafts = Readonly<Partial<Record<LimitKind, Draft>>>

/** The proposed value for a kind; undefined if there is none. */
export function proposedValue(
  preset: LimitPreset | undefined,
  kind: LimitKind,
  currency: Currency,
): LimitValue | undefined {
  const figure: unknown = preset ? Reflect.get(preset, kind) : undefined
  if (typeof figure !== 'number') return undefined
  const { unit } = limitFacts(kind)
  return unit === 'money'
    ? { amountMinor: figure, currency }
    : unit === 'minutes'
      ? { minutes: figure }
      : { count: figure }
}

/** The choices so far; a proposal counts only once it was accepted. */
export function chosenLimits(
  kinds: readonly LimitKind[],
  drafts: Drafts,
  preset: LimitPreset | undefined,
  currency: Currency,
): LimitChoice[] {
  return kinds.flatMap((kind): LimitChoice[] => {
    const value = readDraft(kind, drafts[kind] ?? EMPTY_DRAFT, currency, proposedValue(preset, kind, currency))
    return value === undefined ? [] : [{ kind, value }]
  })
}

/** Proposed and undecided limits, which one press accepts together. */
export function openProposals(
  kinds: readonly LimitKind[],
  drafts: Drafts,
  preset: LimitPreset | undefined,
): LimitKind[] {
  return kinds.filter((kind) => drafts[kind]?.wants === undefined && preset !== undefined && Reflect.has(preset, kind))
}

/** The drafts with every open offer accepted. */
export function acceptProposals(open: readonly LimitKind[], drafts: Drafts): Drafts {
  const accepted = open.map((kind): [LimitKind, Draft] => [kind, { wants: 'proposed', typed: '' }])
  return { ...drafts, ...(Object.fromEntries(accepted) as Drafts) }
}

/** The drafts that remain when other values are proposed: accepted proposals were about the earlier values. */
export function withoutAccepted(drafts: Drafts): Drafts {
  return Object.fromEntries(Object.entries(drafts).filter(([, draft]) => draft.wants !== 'proposed'))
}
