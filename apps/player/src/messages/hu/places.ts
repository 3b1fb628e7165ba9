import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Termek',
  lead: '{count, plural, one {# terem} other {# terem}}, most nyitva: {open}.',
  none: 'Jelenleg nincs termünk.',
  failed: 'A termek listáját nem sikerült betölteni. Próbálja meg később.',
  noneOpen: 'Most egy terem sincs nyitva.',
  town: 'Honnan',
  anyTown: 'Bárhonnan',
  show: 'Rendezés',
  filter: 'Termek kiválasztása',
  all: 'Mind',
  onlyOpen: 'Most nyitva',
  usePosition: 'A helyzetem szerint',
  positionStays: 'A helyzete a böngészőjében marad, sehová sem küldjük.',
  byPosition: 'Az Ön helyzete szerint rendezve. Sehová sem küldtük el.',
  noPosition: 'A böngésző nem adta meg a helyzetét. Válasszon települést.',
  map: 'A termek térképvázlata',
  kind: {
    Casino: 'Kaszinó',
    GamingHall: 'Játékterem',
    Bar: 'Bár',
  },
  isOpen: 'Nyitva',
  isClosed: 'Zárva',
  until: 'eddig: {time}',
  opens: 'nyit: {when}',
  closedWeek: 'egy héten belül nem nyit',
  onMap: 'Mutatás térképen',
  newWindow: '(új ablak, OpenStreetMap)',
  can: 'Mi van ott',
  machines: {
    Slot: '{terminals, plural, one {# nyerőgép} other {# nyerőgép}}',
    Roulette: 'rulett, {seats, plural, one {# hely} other {# hely}}',
    Cards: 'kártya, {seats, plural, one {# hely} other {# hely}}',
    MultiGame: '{terminals, plural, one {# többjátékos gép} other {# többjátékos gép}}',
  },
  kiosk: 'önkiszolgáló kioszk',
  wallet: 'pénztárca a termekhez',
  hours: 'Nyitvatartás egy hétre',
  today: 'ma',
  closedDay: 'zárva',
  special: 'a szokásostól eltérő nyitvatartás',
  forced: 'a törvény szerint zár',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  failed: 'A termek listáját nem sikerült betölteni. Próbáld meg később.',
  positionStays: 'A helyzeted a böngésződben marad, sehová sem küldjük.',
  byPosition: 'A te helyzeted szerint rendezve. Sehová sem küldtük el.',
  noPosition: 'A böngésző nem adta meg a helyzetedet. Válassz települést.',
}
