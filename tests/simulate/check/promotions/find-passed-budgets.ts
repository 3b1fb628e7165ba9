import type { Facts } from '../../facts.ts'
import type { ReportViolation } from '../check-facts.ts'

/** All gifts of a campaign cost no more than its budget, and as much as it says that they did. */
export function findPassedBudgets({ promotions }: Facts, tell: ReportViolation): void {
  for (const { brand, campaign, budget, given } of promotions.budgets) {
    const gifts = promotions.gifts.filter((gift) => gift.brand === brand && gift.campaign === campaign)
    const sum = gifts.reduce((total, { amount }) => total + amount, 0)
    if (sum > budget) tell('budget', NaN, `${campaign} has given ${sum} of ${budget}`)
    if (sum !== given) tell('budget', NaN, `${campaign} says ${given}, its gifts make ${sum}`)
  }
}
