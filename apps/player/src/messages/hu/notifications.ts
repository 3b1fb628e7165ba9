import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Értesítések',
  what: 'Az eszköze szól arról, amit érdemes tudni, akkor is, ha az oldal be van zárva. Ön választja meg, miről és hol.',
  loading: 'Az értesítések betöltése',
  failed: 'Az értesítéseket nem sikerült betölteni.',
  again: 'Próbálja újra',
  notOffered: 'Ez az oldal nem küld értesítéseket.',
  kindsTitle: 'Szóljon, amikor',
  kinds: {
    'withdrawal-ended': 'egy kifizetésem elintéződött',
    'document-judged': 'egy okmányomat elbírálták',
    'limit-near': 'közel járok egy korlátomhoz',
  },
  never: 'Ajánlat és reklám soha nem jön így. A zárolt képernyőn nem jelenik meg sem összeg, sem név.',
  thisDevice: 'Ez az eszköz',
  isOn: 'Itt be vannak kapcsolva az értesítések.',
  asksNext: 'A böngésző meg fogja kérdezni, mutathat-e értesítéseket.',
  chooseFirst: 'Fent válassza ki, miről szeretne tudni. A böngésző ezután megkérdezi, mutathat-e értesítéseket.',
  add: 'Bekapcsolás ezen az eszközön',
  added: 'Az értesítések be vannak kapcsolva.',
  notMade: 'A böngésző nem kapcsolta be az értesítéseket. Semmi sem változott.',
  support: {
    'needs-install':
      'iPhone-on és iPaden: tegye az oldalt a kezdőképernyőre (Megosztás, Hozzáadás a kezdőképernyőhöz), nyissa meg onnan, és térjen vissza erre az oldalra.',
    denied:
      'Megtiltotta az értesítéseket ennek az oldalnak. Engedélyezze a böngésző beállításaiban, majd térjen vissza.',
    impossible: 'Ez a böngésző nem tud értesítéseket mutatni.',
  },
  devices: 'Az Ön eszközei',
  noDevices: 'Még egyetlen eszköz sem kap értesítést.',
  thisOne: '{name} (ez az eszköz)',
  addedAt: 'bekapcsolva: {moment}',
  lastSent: 'utoljára: {moment}',
  neverSent: 'még nem kapott',
  remove: 'Eltávolítás',
  removeOf: 'Eltávolítás: {name}',
  removed: 'Az eszközt eltávolítottuk.',
  when: 'Este tíz és reggel hét között csak olyan korlátról szólunk, amelyhez közel jár. Ha egy eszközön kijelentkezik, ott megszűnnek az értesítések.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  kindsTitle: 'Értesítést kérek, amikor',
  again: 'Próbáld újra',
  what: 'Az eszközöd szól arról, amit érdemes tudni, akkor is, ha az oldal be van zárva. Te választod meg, miről és hol.',
  chooseFirst: 'Fent válaszd ki, miről szeretnél tudni. A böngésző ezután megkérdezi, mutathat-e értesítéseket.',
  support: {
    'needs-install':
      'iPhone-on és iPaden: tedd az oldalt a kezdőképernyőre (Megosztás, Hozzáadás a kezdőképernyőhöz), nyisd meg onnan, és térj vissza erre az oldalra.',
    denied: 'Megtiltottad az értesítéseket ennek az oldalnak. Engedélyezd a böngésző beállításaiban, majd térj vissza.',
  },
  devices: 'A te eszközeid',
  when: 'Este tíz és reggel hét között csak olyan korlátról szólunk, amelyhez közel jársz. Ha egy eszközön kijelentkezel, ott megszűnnek az értesítések.',
}
