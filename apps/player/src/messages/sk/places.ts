import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Prevádzky',
  lead: '{count, plural, one {# prevádzka} few {# prevádzky} many {# prevádzky} other {# prevádzok}}, práve otvorené: {open}.',
  none: 'Teraz tu žiadnu prevádzku nemáme.',
  failed: 'Zoznam prevádzok sa nepodarilo načítať. Skúste to o chvíľu znova.',
  noneOpen: 'Teraz nie je otvorená žiadna prevádzka.',
  town: 'Odkiaľ',
  anyTown: 'Kdekoľvek',
  show: 'Zoradiť',
  filter: 'Výber prevádzok',
  all: 'Všetky',
  onlyOpen: 'Otvorené teraz',
  usePosition: 'Podľa mojej polohy',
  positionStays: 'Poloha zostane vo vašom prehliadači, nikam ju neposielame.',
  byPosition: 'Zoradené podľa vašej polohy. Nikam sme ju neposlali.',
  noPosition: 'Prehliadač polohu nepovedal. Vyberte obec.',
  map: 'Plán prevádzok',
  kind: {
    Casino: 'Kasíno',
    GamingHall: 'Herňa',
    Bar: 'Bar',
  },
  isOpen: 'Otvorené',
  isClosed: 'Zatvorené',
  until: 'do {time}',
  opens: 'otvorí: {when}',
  closedWeek: 'do týždňa neotvorí',
  onMap: 'Ukázať na mape',
  newWindow: '(nové okno, mapa OpenStreetMap)',
  can: 'Čo tam je',
  machines: {
    Slot: '{terminals, plural, one {# automat} few {# automaty} many {# automatu} other {# automatov}}',
    Roulette: 'ruleta, {seats, plural, one {# miesto} few {# miesta} many {# miesta} other {# miest}}',
    Cards: 'karty, {seats, plural, one {# miesto} few {# miesta} many {# miesta} other {# miest}}',
    MultiGame:
      '{terminals, plural, one {# automat s viacerými hrami} few {# automaty s viacerými hrami} many {# automatu s viacerými hrami} other {# automatov s viacerými hrami}}',
  },
  kiosk: 'samoobslužný kiosk',
  wallet: 'peňaženka pre prevádzky',
  hours: 'Otváracie hodiny na týždeň',
  today: 'dnes',
  closedDay: 'zatvorené',
  special: 'iné hodiny ako zvyčajne',
  forced: 'zatvára zákon',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  failed: 'Zoznam prevádzok sa nepodarilo načítať. Skús to o chvíľu znova.',
  positionStays: 'Poloha zostane v tvojom prehliadači, nikam ju neposielame.',
  byPosition: 'Zoradené podľa tvojej polohy. Nikam sme ju neposlali.',
  noPosition: 'Prehliadač polohu nepovedal. Vyber obec.',
}
