import type { dossierCs } from './cs.ts'

export const dossierEn: Record<keyof typeof dossierCs, string> = {
  'money.part.free': 'Free on the account',
  'money.part.held': 'Held for withdrawals',
  'money.part.bonus': 'Bonus money',
  'money.part.landBased': 'At venues',
  'money.owed': 'The player’s in all',
  'limitHistory.title': 'History of limits',
  'limitHistory.none': 'No limit has changed yet.',
  'limitHistory.asked': 'Asked',
  'limitHistory.from': 'From',
  'limitHistory.to': 'To',
  'limitHistory.effective': 'Holds from',
  'limitHistory.state.in-force': 'in force',
  'limitHistory.state.past': 'past',
  'limitHistory.state.pending': 'pending',
  'limitHistory.state.cancelled': 'cancelled',
  'limitHistory.state.replaced': 'replaced',
}
