import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Platební karty',
  none: 'Žádná karta uložená není. Uložíte ji při příštím vkladu kartou.',
  ending: 'Karta končící {digits}',
  unknown: 'Uložená karta',
  expires: 'Platí do {expires}',
  active: 'Platí jedním klepnutím',
  waiting: 'Zatím neplatí jedním klepnutím',
  activate: 'Povolit placení jedním klepnutím',
  forget: 'Zapomenout kartu',
  forgotten: 'Karta je zapomenutá.',
  activated: 'Kartou teď zaplatíte jedním klepnutím.',
  security: 'Číslo karty zná jen banka. My máme jen poslední čtyři číslice.',
  deposit: 'Vložit peníze',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  none: 'Žádná karta uložená není. Uložíš ji při příštím vkladu kartou.',
  activated: 'Kartou teď zaplatíš jedním klepnutím.',
}
