/** Texts of payouts by partners and by staff. */
export const payoutsSk = {
  'payouts.make': 'Vyplatiť za hráča',
  'payouts.method': 'Ako',
  'payouts.held': 'Suma hneď odíde zo zostatku hráča a čaká na vyplatenie.',
  'payouts.second': 'Vyplatí ju niekto iný ako vy.',
  'payouts.made': 'Výplata {reference} čaká na druhého človeka.',
  'payouts.ask':
    'Partner príkaz neprijal a nepridelil mu číslo. Opýtajte sa ho, či zaplatil, a podľa toho výplatu uzavrite. Znovu ju neposielajte.',
  'payouts.mismatch': 'Slovo partnera o výplate nesúhlasí ({what}). Opýtajte sa ho a podľa toho výplatu uzavrite.',
  'payouts.madeByStaff': 'Založil člen tímu, vyplatí ju niekto iný.',
  'method.BankTransfer': 'bankový prevod',
  'method.PayoutOne': 'Payout',
  'method.PayUCard': 'karta cez PayU',
  'method.CashPayout': 'hotovosť na pobočke',
  'method.CashlessPayout': 'prevod za hráča',
  'withdrawals.do.payCash': 'Hotovosť odovzdaná',
  'action.Withdrawal.Make': 'Výplata za hráča',
  'action.Withdrawal.PayCash': 'Odovzdaná hotovosť výplaty',
}
