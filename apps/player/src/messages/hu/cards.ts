import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Bankkártyák',
  none: 'Nincs mentett kártya. A következő kártyás befizetésnél menthet egyet.',
  ending: '{digits} végű kártya',
  unknown: 'Mentett kártya',
  expires: 'Érvényes: {expires}',
  active: 'Egy kattintással fizet',
  waiting: 'Még nem fizet egy kattintással',
  activate: 'Egykattintásos fizetés engedélyezése',
  forget: 'Kártya elfelejtése',
  forgotten: 'A kártyát elfelejtettük.',
  activated: 'A kártyával most egy kattintással fizethet.',
  security: 'A kártyaszámot csak a bank ismeri. Nálunk csak az utolsó négy számjegy van.',
  deposit: 'Befizetés',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  none: 'Nincs mentett kártya. A következő kártyás befizetésnél menthetsz egyet.',
  active: 'Egy kattintással fizetsz',
  waiting: 'Még nem fizetsz egy kattintással',
  activated: 'A kártyával most egy kattintással fizethetsz.',
}
