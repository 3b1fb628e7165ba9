import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Peněženka pro provozovny',
  balance: 'Je v ní',
  what: 'Provozovny a terminály vidí jen peníze, které sem přesunete. Z online účtu si nic nevezmou.',
  isOn: 'Peněženka je zapnutá.',
  isOff: 'Peněženka je vypnutá. Provozovny nevidí nic.',
  switchOn: 'Zapnout',
  switchOff: 'Vypnout',
  failed: 'Zůstatek se nepodařilo načíst.',
  retry: 'Zkusit znovu',
  move: 'Přesunout peníze',
  where: 'Kam peníze půjdou',
  toVenues: 'Do provozoven',
  toCash: 'Na online účet',
  amount: 'Částka',
  begin: 'Pokračovat',
  held: 'Stranou čeká {amount}. Potvrďte do 15 minut, jinak se peníze vrátí.',
  confirm: 'Potvrdit přesun',
  takeBack: 'Vzít zpět',
  terminal: {
    title: 'U terminálu',
    loading: 'Načítá se',
    failed: 'Nepodařilo se načíst.',
    here: 'Hrajete v provozovně {venue}, terminál {terminal}.',
    since: 'Přihlášení od {time}.',
    webStops: 'Dokud jste přihlášení tam, web nepřijme žádnou sázku. Stop ukončí hru ihned tady i u terminálu.',
    leave: 'Odhlásit z terminálu',
    codeWhat:
      'Přihlášení u terminálu bez karty: zobrazte kód a zadejte ho na terminálu. Platí jednou a dvě minuty. Nikomu ho neříkejte.',
    codeUntil: 'Platí do {time}.',
    code: 'Zobrazit kód',
    newCode: 'Zobrazit nový kód',
    held: 'Peníze na cestě',
    heldWhat: 'Tyto peníze odešly z peněženky a terminál je zatím nepotvrdil. Pokud to neudělá, vrátí se samy.',
    heldVoucher:
      'Peníze na poukazu čekají u pokladny herny, která vám je vyplatí v hotovosti. Nevyzvednuté se vrátí samy.',
    heldOwn: 'Přesun mezi vašimi peněženkami čeká na vaše potvrzení. Bez něj se peníze vrátí samy.',
    voucher: 'Poukaz na hotovost',
    own: 'Váš přesun',
    takeBack: 'Vzít zpět {amount}',
    somewhere: 'Provozovna',
    backAt: 'Zpět nejpozději {moment}',
    left: 'Peníze na terminálu',
    leftWhat:
      'Podle hlášení provozovny zůstaly tyto peníze po odhlášení na terminálu. Provozovna je vrátí do peněženky pro provozovny; do té doby jsou vidět tady.',
    leftSince: 'Od {moment}',
    played: 'Hra u terminálů tento měsíc',
    rounds: '{rounds, plural, one {# kolo} few {# kola} other {# kol}}',
    sums: 'Vsazeno {staked}, vyhráno {won}',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  what: 'Provozovny a terminály vidí jen peníze, které sem přesuneš. Z online účtu si nic nevezmou.',
  held: 'Stranou čeká {amount}. Potvrď do 15 minut, jinak se peníze vrátí.',
  terminal: {
    here: 'Hraješ v provozovně {venue}, terminál {terminal}.',
    webStops: 'Dokud tvoje přihlášení tam trvá, web nepřijme žádnou sázku. Stop ukončí hru ihned tady i u terminálu.',
    codeWhat:
      'Přihlášení u terminálu bez karty: zobraz kód a zadej ho na terminálu. Platí jednou a dvě minuty. Nikomu ho neříkej.',
    heldVoucher:
      'Peníze na poukazu čekají u pokladny herny, která ti je vyplatí v hotovosti. Nevyzvednuté se vrátí samy.',
    heldOwn: 'Přesun mezi tvými peněženkami čeká na tvoje potvrzení. Bez něj se peníze vrátí samy.',
    own: 'Tvůj přesun',
  },
}
