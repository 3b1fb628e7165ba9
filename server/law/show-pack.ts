import type { Static } from 'typebox'
import type { ReplyOf } from '#contract/call.ts'
import type { listPacks as call } from '#contract/play-v1/law.ts'
import type { PackShown } from '#contract/shapes/law.ts'
import { fingerprintOf, packs } from './pack-of.ts'
import type { LawPack, RuleKind } from './rule.ts'
import { sentenceIn } from './rule-words.ts'
import type { LawLanguage } from './texts/index.ts'

/**
 * Where the operator's lawyer confirms a rule whose primary text was not legible to us: the field of the brand without
 * which no process starts in production (config/resolve.ts).
 */
const CONFIRMED_IN: Readonly<Partial<Record<RuleKind, string>>> = {
  'suspicion-report': 'operator/suspicionReportConfirmedBy',
}

/** A pack for staff, its sentences in their language. */
export function showPack(pack: LawPack, language: LawLanguage): Static<typeof PackShown> {
  return {
    packId: pack.id,
    market: pack.market,
    currency: pack.currency,
    validFrom: pack.validFrom,
    validUntil: pack.validUntil,
    fingerprint: fingerprintOf(pack),
    rules: pack.rules.map(({ figures, confidence, summary, source, ...rule }) => ({
      ...rule,
      summary: sentenceIn(language, summary),
      source: sentenceIn(language, source),
      figures: { ...figures },
      confidence,
      isVerified: confidence === 'primary',
      confirmedIn: CONFIRMED_IN[rule.kind] ?? null,
    })),
  }
}

/** Packs of one market or of all, newest first. */
export function listPacks(market: LawPack['market'] | undefined, language: LawLanguage): ReplyOf<typeof call> {
  const asked = packs.filter((pack) => market === undefined || pack.market === market)
  return { packs: asked.toReversed().map((pack) => showPack(pack, language)) }
}
