/** Texts of payouts by partners and by staff. */
export const payoutsCs = {
  'payouts.make': 'Vyplatit za hráče',
  'payouts.method': 'Jak',
  'payouts.held': 'Částka hned odejde ze zůstatku hráče a čeká na vyplacení.',
  'payouts.second': 'Vyplatí ji někdo jiný než vy.',
  'payouts.made': 'Výplata {reference} čeká na druhého člověka.',
  'payouts.ask':
    'Partner příkaz nepřijal a nepřidělil mu číslo. Zeptejte se ho, jestli zaplatil, a podle toho výplatu uzavřete. Znovu ji neposílejte.',
  'payouts.mismatch': 'Slovo partnera o výplatě nesouhlasí ({what}). Zeptejte se ho a podle toho výplatu uzavřete.',
  'payouts.madeByStaff': 'Založil člen týmu, vyplatí ji někdo jiný.',
  'method.BankTransfer': 'bankovní převod',
  'method.PayoutOne': 'Payout',
  'method.PayUCard': 'karta přes PayU',
  'method.CashPayout': 'hotovost na pobočce',
  'method.CashlessPayout': 'převod za hráče',
  'withdrawals.do.payCash': 'Hotovost předána',
  'action.Withdrawal.Make': 'Výplata za hráče',
  'action.Withdrawal.PayCash': 'Předána hotovost výplaty',
}
