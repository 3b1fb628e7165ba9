import type { CampaignForm } from './campaign-form.ts'
import type { FormField } from './read-campaign-form.ts'

const FIELDS: Readonly<Record<string, FormField>> = {
  'window.softEnd': 'softEnd',
  'window.hardEnd': 'hardEnd',
  budgetMinor: 'budget',
  wagering: 'times',
  'games.shares': 'shares',
  'gift.gameKeys': 'giftGames',
  'gift.stakeMinor': 'stake',
  people: 'people',
  'gift.kind': 'kind',
  endsAtWithdrawal: 'endsAtWithdrawal',
  name: 'name',
}

/**
 * The field of the form for a field of the terms named by the server; the gift itself is mapped to the field with its
 * amount.
 */
export function fieldOf(named: string, { kind }: Pick<CampaignForm, 'kind'>): FormField {
  if (named !== 'gift') return FIELDS[named] ?? 'name'
  if (kind === 'free-rounds') return 'rounds'
  return kind === 'no-deposit' || kind === 'by-hand' ? 'amount' : 'cap'
}
