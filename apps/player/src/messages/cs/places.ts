import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Provozovny',
  lead: '{count, plural, one {# provozovna} few {# provozovny} many {# provozovny} other {# provozoven}}, právě otevřeno: {open}.',
  none: 'Teď tu žádnou provozovnu nemáme.',
  failed: 'Seznam provozoven se nepodařilo načíst. Zkuste to za chvíli znovu.',
  noneOpen: 'Teď není žádná provozovna otevřená.',
  town: 'Odkud',
  anyTown: 'Kdekoli',
  show: 'Seřadit',
  filter: 'Výběr provozoven',
  all: 'Všechny',
  onlyOpen: 'Otevřené teď',
  usePosition: 'Podle mé polohy',
  positionStays: 'Poloha zůstane ve vašem prohlížeči, nikam ji neposíláme.',
  byPosition: 'Seřazeno podle vaší polohy. Nikam jsme ji neposlali.',
  noPosition: 'Prohlížeč polohu neřekl. Vyberte obec.',
  map: 'Plán provozoven',
  kind: {
    Casino: 'Kasino',
    GamingHall: 'Herna',
    Bar: 'Bar',
  },
  isOpen: 'Otevřeno',
  isClosed: 'Zavřeno',
  until: 'do {time}',
  opens: 'otevře: {when}',
  closedWeek: 'do týdne neotevře',
  onMap: 'Ukázat na mapě',
  newWindow: '(nové okno, mapa OpenStreetMap)',
  can: 'Co tam je',
  machines: {
    Slot: '{terminals, plural, one {# automat} few {# automaty} many {# automatu} other {# automatů}}',
    Roulette: 'ruleta, {seats, plural, one {# místo} few {# místa} many {# místa} other {# míst}}',
    Cards: 'karty, {seats, plural, one {# místo} few {# místa} many {# místa} other {# míst}}',
    MultiGame:
      '{terminals, plural, one {# automat s více hrami} few {# automaty s více hrami} many {# automatu s více hrami} other {# automatů s více hrami}}',
  },
  kiosk: 'samoobslužný kiosek',
  wallet: 'peněženka pro provozovny',
  hours: 'Otevírací doba na týden',
  today: 'dnes',
  closedDay: 'zavřeno',
  special: 'jiná doba než obvykle',
  forced: 'zavírá zákon',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  failed: 'Seznam provozoven se nepodařilo načíst. Zkus to za chvíli znovu.',
  positionStays: 'Poloha zůstane ve tvém prohlížeči, nikam ji neposíláme.',
  byPosition: 'Seřazeno podle tvojí polohy. Nikam jsme ji neposlali.',
  noPosition: 'Prohlížeč polohu neřekl. Vyber obec.',
}
