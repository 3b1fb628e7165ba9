import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Oznámení',
  what: 'Zařízení vám řekne, co stojí za to vědět, i když máte web zavřený. Vyberete si co a kde.',
  loading: 'Načítají se oznámení',
  failed: 'Oznámení se nepodařilo načíst.',
  again: 'Zkusit znovu',
  notOffered: 'Tento web oznámení neposílá.',
  kindsTitle: 'Chci vědět, když',
  kinds: {
    'withdrawal-ended': 'je vyřízený můj výběr',
    'document-judged': 'je posouzený můj doklad',
    'limit-near': 'se blížím ke svému limitu',
  },
  never: 'Nabídky ani reklama tudy nikdy nechodí. Na zamčené obrazovce se neobjeví žádná částka ani jméno.',
  thisDevice: 'Toto zařízení',
  isOn: 'Tady jsou oznámení zapnutá.',
  asksNext: 'Prohlížeč se zeptá, zda smí oznámení ukazovat.',
  chooseFirst: 'Nahoře vyberte, co chcete vědět. Prohlížeč se pak zeptá, zda smí oznámení ukazovat.',
  add: 'Zapnout na tomto zařízení',
  added: 'Oznámení jsou zapnutá.',
  notMade: 'Prohlížeč oznámení nezapnul. Nic se nezměnilo.',
  support: {
    'needs-install':
      'Na iPhonu a iPadu: přidejte web na plochu (Sdílet, Přidat na plochu), otevřete ho odtamtud a vraťte se na tuto stránku.',
    denied: 'Tomuto webu jste oznámení zakázali. Povolte je v nastavení prohlížeče a vraťte se sem.',
    impossible: 'Tento prohlížeč oznámení ukazovat neumí.',
  },
  devices: 'Vaše zařízení',
  noDevices: 'Oznámení zatím nechodí na žádné zařízení.',
  thisOne: '{name} (toto zařízení)',
  addedAt: 'zapnuto {moment}',
  lastSent: 'naposledy {moment}',
  neverSent: 'zatím nic nepřišlo',
  remove: 'Odebrat',
  removeOf: 'Odebrat: {name}',
  removed: 'Zařízení je odebrané.',
  when: 'Mezi desátou večer a sedmou ráno vám řekneme jen o limitu, ke kterému se blížíte. Odhlášením na zařízení tam oznámení skončí.',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  what: 'Zařízení ti řekne, co stojí za to vědět, i když máš web zavřený. Vybereš si co a kde.',
  chooseFirst: 'Nahoře vyber, co chceš vědět. Prohlížeč se pak zeptá, zda smí oznámení ukazovat.',
  support: {
    'needs-install':
      'Na iPhonu a iPadu: přidej web na plochu (Sdílet, Přidat na plochu), otevři ho odtamtud a vrať se na tuto stránku.',
    denied: 'Tento web má od tebe oznámení zakázaná. Povol je v nastavení prohlížeče a vrať se sem.',
  },
  devices: 'Tvoje zařízení',
  when: 'Mezi desátou večer a sedmou ráno ti řekneme jen o limitu, ke kterému se blížíš. Odhlášením na zařízení tam oznámení skončí.',
}
