import type { CampaignTerms, Gift } from '#contract/shapes/campaigns.ts'
import type { FreeRoundTerms } from '#contract/shapes/free-rounds.ts'
import { shareOf } from '#money'
import { assert } from '../kernel/index.ts'

type FreeGift = Extract<Gift, { kind: 'free-rounds' }>

export function giftOf({ gift }: CampaignTerms): FreeGift {
  assert(gift.kind === 'free-rounds', 'Terms of free rounds give free rounds.')
  return gift
}

/** Whether a part of what is won does not become cash at once. */
export function isHeld(terms: CampaignTerms): boolean {
  const { winTo, winCapMinor } = giftOf(terms)
  return winTo === 'bonus' || winCapMinor !== null
}

/** Maximum of all wins that becomes cash at once; null is all of it. */
export function cashCapOf(terms: CampaignTerms): number | null {
  const { winTo, winCapMinor } = giftOf(terms)
  return winTo === 'bonus' ? 0 : winCapMinor
}

export function needsBonusTerms(terms: CampaignTerms): boolean {
  const { winTo, conversion } = giftOf(terms)
  return winTo === 'bonus' || conversion?.to === 'bonus'
}

/** The part of withheld wins that becomes bonus money. */
export function bonusOf(terms: CampaignTerms, heldMinor: number): number {
  const { winTo, winCapMinor } = giftOf(terms)
  return winTo === 'bonus' ? Math.min(heldMinor, winCapMinor ?? heldMinor) : 0
}

/** What an offer may be converted to in place of its rounds; fractions of a minor unit are dropped. */
export function conversionOf(
  terms: CampaignTerms,
): { readonly to: 'cash' | 'bonus'; readonly amountMinor: number } | undefined {
  const { conversion, stakeMinor, rounds } = giftOf(terms)
  if (!conversion) return undefined
  const amountMinor = shareOf(stakeMinor * rounds, conversion.percent, 100)
  return amountMinor > 0 ? { to: conversion.to, amountMinor } : undefined
}

/** A definition's terms as those of the campaign that it is. */
export function campaignTermsOf({ relationsPerPlayerMax, ...terms }: FreeRoundTerms): CampaignTerms {
  const { name, wagering, people, window, budgetMinor, ...gift } = terms
  return {
    name,
    gift: { kind: 'free-rounds', ...gift },
    wagering,
    // What is won as bonus money is played with every game, by the coefficient of each.
    games: { kind: 'all', shares: [] },
    people,
    window,
    budgetMinor,
    giftsPerPlayerMax: relationsPerPlayerMax,
    endsAtWithdrawal: false,
  }
}

/** A campaign's terms as those of the definition that it is. */
export function freeRoundTermsOf(terms: CampaignTerms): FreeRoundTerms {
  const { kind: _kind, ...gift } = giftOf(terms)
  const { name, wagering, people, window, budgetMinor, giftsPerPlayerMax } = terms
  return { name, ...gift, wagering, people, window, budgetMinor, relationsPerPlayerMax: giftsPerPlayerMax }
}
