import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Játéktermi pénztárca',
  balance: 'Benne van',
  what: 'A játéktermek és terminálok csak az ide áthelyezett pénzt látják. Az online számláról semmit sem vesznek el.',
  isOn: 'A pénztárca be van kapcsolva.',
  isOff: 'A pénztárca ki van kapcsolva. A játéktermek semmit sem látnak.',
  switchOn: 'Bekapcsolás',
  switchOff: 'Kikapcsolás',
  failed: 'Az egyenleget nem sikerült betölteni.',
  retry: 'Próbálja újra',
  move: 'Pénz áthelyezése',
  where: 'Hová kerül a pénz',
  toVenues: 'A játéktermekbe',
  toCash: 'Az online számlára',
  amount: 'Összeg',
  begin: 'Tovább',
  held: 'Félretéve: {amount}. Erősítse meg 15 percen belül, különben a pénz visszakerül.',
  confirm: 'Áthelyezés megerősítése',
  takeBack: 'Visszavonás',
  terminal: {
    title: 'Terminálnál',
    loading: 'Betöltés',
    failed: 'Nem sikerült betölteni.',
    here: 'Itt játszik: {venue}, terminál: {terminal}.',
    since: 'Bejelentkezve {time} óta.',
    webStops:
      'Amíg ott be van jelentkezve, a weboldal nem fogad el tétet. A Stop azonnal véget vet a játéknak itt és a terminálnál is.',
    leave: 'Kijelentkezés a terminálról',
    codeWhat:
      'Bejelentkezés a terminálnál kártya nélkül: kérjen kódot, és írja be a terminálon. Egyszer és két percig érvényes. Senkinek se mondja el.',
    codeUntil: 'Érvényes eddig: {time}.',
    code: 'Kód megjelenítése',
    newCode: 'Új kód megjelenítése',
    held: 'Úton lévő pénz',
    heldWhat:
      'Ez a pénz elhagyta a pénztárcáját, de a terminál még nem erősítette meg. Ha nem teszi meg, a pénz magától visszakerül.',
    heldVoucher:
      'Az utalvány pénze a játékterem pénztáránál vár, ahol készpénzben kifizetik Önnek. Ha nem veszi át, magától visszakerül.',
    heldOwn: 'A pénztárcái közötti áthelyezés az Ön megerősítésére vár. Enélkül a pénz magától visszakerül.',
    voucher: 'Készpénzutalvány',
    own: 'Az Ön áthelyezése',
    takeBack: '{amount} visszavonása',
    somewhere: 'Játékterem',
    backAt: 'Legkésőbb ekkor visszakerül: {moment}',
    left: 'Terminálon maradt pénz',
    leftWhat:
      'A játékterem jelentése szerint ez a pénz a kijelentkezés után a terminálon maradt. A játékterem visszajuttatja a játéktermi pénztárcába; addig itt látható.',
    leftSince: 'Ettől: {moment}',
    played: 'Játék terminálokon ebben a hónapban',
    rounds: '{rounds, plural, one {# kör} other {# kör}}',
    sums: 'Tét: {staked}, nyeremény: {won}',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  retry: 'Próbáld újra',
  held: 'Félretéve: {amount}. Erősítsd meg 15 percen belül, különben a pénz visszakerül.',
  terminal: {
    here: 'Itt játszol: {venue}, terminál: {terminal}.',
    webStops:
      'Amíg ott be vagy jelentkezve, a weboldal nem fogad el tétet. A Stop azonnal véget vet a játéknak itt és a terminálnál is.',
    codeWhat:
      'Bejelentkezés a terminálnál kártya nélkül: kérj kódot, és írd be a terminálon. Egyszer és két percig érvényes. Senkinek se mondd el.',
    heldWhat:
      'Ez a pénz elhagyta a pénztárcádat, de a terminál még nem erősítette meg. Ha nem teszi meg, a pénz magától visszakerül.',
    heldVoucher:
      'Az utalvány pénze a játékterem pénztáránál vár, ahol készpénzben kifizetik neked. Ha nem veszed át, magától visszakerül.',
    heldOwn: 'A pénztárcáid közötti áthelyezés a te megerősítésedre vár. Enélkül a pénz magától visszakerül.',
    own: 'A te áthelyezésed',
  },
}
