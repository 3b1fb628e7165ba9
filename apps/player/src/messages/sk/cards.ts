import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Platobné karty',
  none: 'Žiadna karta nie je uložená. Uložíte ju pri ďalšom vklade kartou.',
  ending: 'Karta končiaca {digits}',
  unknown: 'Uložená karta',
  expires: 'Platí do {expires}',
  active: 'Platí jedným ťuknutím',
  waiting: 'Zatiaľ neplatí jedným ťuknutím',
  activate: 'Povoliť platenie jedným ťuknutím',
  forget: 'Zabudnúť kartu',
  forgotten: 'Karta je zabudnutá.',
  activated: 'Kartou teraz zaplatíte jedným ťuknutím.',
  security: 'Číslo karty pozná len banka. My máme len posledné štyri číslice.',
  deposit: 'Vložiť peniaze',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  none: 'Žiadna karta nie je uložená. Uložíš ju pri ďalšom vklade kartou.',
  activated: 'Kartou teraz zaplatíš jedným ťuknutím.',
}
