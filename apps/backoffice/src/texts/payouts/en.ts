/** Texts of payouts by partners and by staff. */
export const payoutsEn = {
  'payouts.make': 'Pay out for a player',
  'payouts.method': 'How',
  'payouts.held': 'The amount leaves the player’s balance at once and waits to be paid.',
  'payouts.second': 'Somebody else than you pays it out.',
  'payouts.made': 'Withdrawal {reference} waits for a second person.',
  'payouts.ask':
    'The partner did not take the order and gave it no number. Ask whether it paid, and close the withdrawal by that. Do not send it again.',
  'payouts.mismatch':
    'The partner’s word about the payout does not agree ({what}). Ask the partner and close the withdrawal by that.',
  'payouts.madeByStaff': 'Made by a member of staff; somebody else pays it out.',
  'method.BankTransfer': 'bank transfer',
  'method.PayoutOne': 'Payout',
  'method.PayUCard': 'card through PayU',
  'method.CashPayout': 'cash at the desk',
  'method.CashlessPayout': 'transfer for the player',
  'withdrawals.do.payCash': 'Cash handed over',
  'action.Withdrawal.Make': 'Paid out for a player',
  'action.Withdrawal.PayCash': 'Cash of a withdrawal handed over',
}
