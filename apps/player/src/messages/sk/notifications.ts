import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Oznámenia',
  what: 'Zariadenie vám povie, čo stojí za to vedieť, aj keď máte web zatvorený. Vyberiete si čo a kde.',
  loading: 'Načítavajú sa oznámenia',
  failed: 'Oznámenia sa nepodarilo načítať.',
  again: 'Skúsiť znova',
  notOffered: 'Tento web oznámenia neposiela.',
  kindsTitle: 'Chcem vedieť, keď',
  kinds: {
    'withdrawal-ended': 'je vybavený môj výber',
    'document-judged': 'je posúdený môj doklad',
    'limit-near': 'sa blížim k svojmu limitu',
  },
  never: 'Ponuky ani reklama tadiaľto nikdy nechodia. Na zamknutej obrazovke sa neobjaví žiadna suma ani meno.',
  thisDevice: 'Toto zariadenie',
  isOn: 'Tu sú oznámenia zapnuté.',
  asksNext: 'Prehliadač sa opýta, či smie oznámenia ukazovať.',
  chooseFirst: 'Hore vyberte, čo chcete vedieť. Prehliadač sa potom opýta, či smie oznámenia ukazovať.',
  add: 'Zapnúť na tomto zariadení',
  added: 'Oznámenia sú zapnuté.',
  notMade: 'Prehliadač oznámenia nezapol. Nič sa nezmenilo.',
  support: {
    'needs-install':
      'Na iPhone a iPade: pridajte web na plochu (Zdieľať, Pridať na plochu), otvorte ho odtiaľ a vráťte sa na túto stránku.',
    denied: 'Tomuto webu ste oznámenia zakázali. Povoľte ich v nastaveniach prehliadača a vráťte sa sem.',
    impossible: 'Tento prehliadač oznámenia ukazovať nevie.',
  },
  devices: 'Vaše zariadenia',
  noDevices: 'Oznámenia zatiaľ nechodia na žiadne zariadenie.',
  thisOne: '{name} (toto zariadenie)',
  addedAt: 'zapnuté {moment}',
  lastSent: 'naposledy {moment}',
  neverSent: 'zatiaľ nič neprišlo',
  remove: 'Odstrániť',
  removeOf: 'Odstrániť: {name}',
  removed: 'Zariadenie je odstránené.',
  when: 'Medzi desiatou večer a siedmou ráno vám povieme len o limite, ku ktorému sa blížite. Odhlásením na zariadení tam oznámenia skončia.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  what: 'Zariadenie ti povie, čo stojí za to vedieť, aj keď máš web zatvorený. Vyberieš si čo a kde.',
  chooseFirst: 'Hore vyber, čo chceš vedieť. Prehliadač sa potom opýta, či smie oznámenia ukazovať.',
  support: {
    'needs-install':
      'Na iPhone a iPade: pridaj web na plochu (Zdieľať, Pridať na plochu), otvor ho odtiaľ a vráť sa na túto stránku.',
    denied: 'Tento web má od teba oznámenia zakázané. Povoľ ich v nastaveniach prehliadača a vráť sa sem.',
  },
  devices: 'Tvoje zariadenia',
  when: 'Medzi desiatou večer a siedmou ráno ti povieme len o limite, ku ktorému sa blížiš. Odhlásením na zariadení tam oznámenia skončia.',
}
