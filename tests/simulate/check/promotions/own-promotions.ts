import type { Promotions } from '../../promotions/promotion-facts.ts'

/** One person's gifts and balances. */
export type OwnPromotions = Pick<
  Promotions,
  'gifts' | 'awards' | 'firings' | 'freeRelations' | 'spent' | 'bonusEntries' | 'points' | 'purses'
>

export function ownPromotions(promotions: Promotions): (no: number) => OwnPromotions {
  const { gifts, awards, firings, freeRelations, spent, bonusEntries, points, purses } = promotions
  const by = <T extends { readonly no: number }>(rows: readonly T[]) => {
    const groups = Map.groupBy(rows, ({ no }) => no)
    return (no: number) => groups.get(no) ?? []
  }
  const of = [
    by(gifts),
    by(awards),
    by(bonusEntries),
    by(points),
    by(purses),
    by(firings),
    by(freeRelations),
    by(spent),
  ] as const
  return (no) => ({
    gifts: of[0](no),
    awards: of[1](no),
    bonusEntries: of[2](no),
    points: of[3](no),
    purses: of[4](no),
    firings: of[5](no),
    freeRelations: of[6](no),
    spent: of[7](no),
  })
}
