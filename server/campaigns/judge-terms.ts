import type { CampaignTerms } from '#contract/shapes/campaigns.ts'

/** An error in terms apart from the law: they contradict themselves. */
export type TermsProblem = { readonly field: string; readonly problem: string }

const MONEY_KINDS: readonly CampaignTerms['gift']['kind'][] = [
  'no-deposit',
  'deposit-match',
  'reload',
  'cashback',
  'by-hand',
]

/** The most that one gift can be, in minor units. */
export function largestGift({ gift }: CampaignTerms): number {
  switch (gift.kind) {
    case 'no-deposit':
    case 'by-hand':
      return gift.amountMinor
    case 'deposit-match':
    case 'reload':
    case 'cashback':
      return gift.capMinor
    case 'free-rounds':
      return gift.stakeMinor * gift.rounds
  }
}

/** Terms that contradict themselves, by field. @param maxMinor no gift is larger, regardless of approvals */
export function findProblems(terms: CampaignTerms, { now, maxMinor }: { now: Date; maxMinor: number }): TermsProblem[] {
  const { gift, wagering, games, window, budgetMinor, people } = terms
  const [from, softEnd, hardEnd] = [window.from, window.softEnd, window.hardEnd].map((instant) =>
    new Date(instant).getTime(),
  )
  const isMoney = MONEY_KINDS.includes(gift.kind)
  const winsToBonus = gift.kind === 'free-rounds' && (gift.winTo === 'bonus' || gift.conversion?.to === 'bonus')
  const problems: (TermsProblem | false)[] = [
    (softEnd ?? 0) <= (from ?? 0) && { field: 'window.softEnd', problem: 'not-after-begin' },
    (softEnd ?? 0) <= now.getTime() && { field: 'window.softEnd', problem: 'over' },
    (hardEnd ?? 0) < (softEnd ?? 0) && { field: 'window.hardEnd', problem: 'before-soft-end' },
    largestGift(terms) > budgetMinor && { field: 'budgetMinor', problem: 'less-than-one-gift' },
    largestGift(terms) > maxMinor && { field: 'gift', problem: 'above-largest-gift' },
    (isMoney || winsToBonus) && wagering === null && { field: 'wagering', problem: 'missing' },
    !isMoney && !winsToBonus && wagering !== null && { field: 'wagering', problem: 'without-bonus-money' },
    games.kind === 'listed' &&
      !games.shares.some(({ percent }) => percent > 0) && {
        field: 'games.shares',
        problem: 'none-counts',
      },
    games.kind === 'all' && games.shares.length > 0 && { field: 'games.shares', problem: 'all-count' },
    new Set(games.shares.map(({ gameKey }) => gameKey)).size < games.shares.length && {
      field: 'games.shares',
      problem: 'twice',
    },
    // Neither comes with a payment: such a campaign would be shown and give nothing.
    (gift.kind === 'deposit-match' || gift.kind === 'reload') &&
      (people.kind === 'code' || people.kind === 'trigger') && { field: 'people', problem: 'deposit-to-players' },
    // Two people approve the list itself.
    people.kind === 'list' &&
      (people.players === undefined || people.hash === undefined) && { field: 'people', problem: 'list-missing' },
    gift.kind === 'by-hand' && people.kind === 'code' && { field: 'people', problem: 'by-hand-without-code' },
    // A loss is nobody's code and nobody's firing.
    gift.kind === 'cashback' &&
      (people.kind === 'code' || people.kind === 'trigger') && { field: 'people', problem: 'cashback-to-players' },
  ]
  return problems.filter((problem) => problem !== false)
}
