import type { TextKey } from '../../../texts/text-key.ts'

/** The key of the text that names an account of the books, and its parameter. */
export type AccountName = { readonly text: TextKey; readonly of: string }

const OF_HOUSE: Readonly<Record<string, TextKey>> = {
  stakes: 'account.stakes',
  bonuses: 'account.bonuses',
  'bonus-play': 'account.bonuses',
  'free-rounds': 'account.free-rounds',
  tournaments: 'account.tournaments',
  safe: 'account.safe',
  'cash-differences': 'account.cash-differences',
}

/** By a path such as `house:CZK:stakes`; undefined for an unknown one. */
export function accountName(path: string): AccountName | undefined {
  const [owner, of = '', use = ''] = path.split(':')
  if (owner === 'house') {
    const text =
      OF_HOUSE[use] ?? (of === 'fees' ? 'account.fees' : of === 'corrections' ? 'account.corrections' : undefined)
    if (of === 'confiscated') return { text: 'account.confiscated', of }
    return text && { text, of }
  }
  if (owner === 'desk' && use === 'cash') return { text: 'account.drawer', of }
  if (use !== 'clearing' || of === '') return undefined
  if (owner === 'gateway') return { text: 'account.clearing', of }
  if (owner === 'withdrawals') return { text: 'account.withdrawals', of }
  if (owner !== 'transfers') return undefined
  return { text: of === 'own' ? 'account.transfers-own' : 'account.transfers-venue', of }
}
