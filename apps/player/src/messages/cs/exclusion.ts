import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Pauza a vyloučení',
  intro:
    'Hru můžete kdykoli zastavit nebo se z ní na delší dobu vyloučit. Přihlásit se, vybrat peníze a zrušit účet můžete vždy.',
  loading: 'Načítá se',
  failed: 'Nepodařilo se to načíst.',
  again: 'Zkusit znovu',
  inForce: 'Teď nehrajete',
  since: 'Od {moment}',
  until: 'Do {moment}',
  noEnd: 'Bez konce',
  left: 'Zbývá {time}',
  receipt: 'Číslo potvrzení {number}',
  rule: 'Pravidlo {rule}',
  kinds: {
    register: {
      name: 'Zápis v registru vyloučených osob',
      text: 'Podle odpovědi státního registru vám teď hru nesmíme nabídnout. Důvod zápisu neznáme, sdělí vám ho úřad, který registr vede.',
    },
    screening: {
      name: 'Záznam v prověřovacím zdroji',
      text: 'Podle zdroje, kterého se ptáme, vám teď nesmíme nabídnout hru. Na koho se obrátit, vám řekne zákaznická podpora.',
    },
    self: {
      name: 'Vyloučili jste se ze hry',
      text: 'Do konce zvolené doby u nás nelze hrát ani vkládat peníze. Vyloučení nejde zkrátit ani odvolat.',
    },
    panic: {
      name: 'Hra je zastavena',
      text: 'Na žádném zařízení, u žádné naší značky a na žádném terminálu teď nejde vsadit. Rozehrané kolo se dokončí a výhra se připíše. Zastavení nejde vzít zpět.',
    },
    break: {
      name: 'Povinná přestávka',
      text: 'Hrajete dlouho, proto přichází povinná přestávka. Platí na všech zařízeních a skončí sama.',
    },
    staff: {
      name: 'Hru pozastavila naše obsluha',
      text: 'Podrobnosti vám řekne zákaznická podpora.',
    },
  },
  can: 'Co můžete dál',
  canText: 'Přihlásit se, prohlédnout si účet a výsledky, vybrat peníze, zrušit účet a hrát zdarma.',
  stopTitle: 'Zastavit hru hned',
  stopText:
    'Jeden stisk zastaví hru na {hours, plural, one {# hodinu} few {# hodiny} other {# hodin}}: na všech zařízeních, u všech našich značek i na terminálech. Nejde vzít zpět.',
  stopPress: 'Zastavit na {hours} h',
  stopSending: 'Zastavujeme hru. Pokud vypadlo spojení, zkoušíme to dál.',
  selfTitle: 'Vyloučit se ze hry',
  selfText: 'Zvolte, na jak dlouho. Platí hned a pro všechny naše značky.',
  selfLegend: 'Doba vyloučení',
  months: '{months, plural, one {# měsíc} few {# měsíce} other {# měsíců}}',
  forever: 'Bez konce',
  foreverNote: 'Nejdříve po {months, plural, one {# měsíci} other {# měsících}} můžete podporu požádat o ukončení.',
  means: 'Co to znamená',
  means1: 'Nepůjde sázet ani vkládat peníze.',
  means2: 'Zůstatek zůstává váš a můžete ho vybrat.',
  means3: 'Rozehrané kolo se dokončí a výhra se připíše.',
  means4: 'Před koncem doby to nezruší ani obsluha.',
  understand: 'Rozumím, že to nejde vzít zpět',
  selfSubmit: 'Vyloučit se',
  selfNotChosen: 'Zvolte dobu a potvrďte, že rozumíte.',
  registerTitle: 'Státní registr vyloučených osob',
  registerClear: 'Naposledy ověřeno {moment}: nejste v něm zapsáni.',
  registerExcluded: 'Naposledy ověřeno {moment}: jste v něm zapsáni.',
  registerUnknown: '{moment} registr neodpověděl. Dokud neodpoví, nejde hrát o peníze.',
  registerNever: 'Registr jsme se ještě neptali. Zeptáme se před první sázkou.',
  registerCheck: 'Ověřit teď',
  applyText:
    'Můžete požádat o zápis do registru. Pak vás ke hře nepustí žádný provozovatel. U nás začne vyloučení hned, žádost předáme registru.',
  applySubmit: 'Požádat o zápis',
  applyTitle: 'Požádat o zápis do registru',
  application: {
    waiting: 'Žádost o zápis do registru čeká na převzetí.',
    accepted: 'Registr žádost převzal {moment}, číslo {number}.',
    rejected: 'Registr žádost nepřijal. Obraťte se prosím na úřad nebo na naši podporu.',
  },
  guideTitle: 'Jak na zápis do registru',
  guideCZE1: 'Tady na stránce zvolte dobu a stiskněte Požádat o zápis.',
  guideCZE2: 'Nebo pošlete žádost Ministerstvu financí z datové schránky či s elektronickým podpisem.',
  guideCZE3: 'O výmaz lze požádat nejdříve po roce od zápisu.',
  guideSVK1: 'Na Slovensku za vás žádost podat nesmíme, podává ji každý sám.',
  guideSVK2:
    'Žádost pošlete Úřadu pro regulaci hazardních her (ÚRHH) s úředně ověřeným nebo kvalifikovaným elektronickým podpisem.',
  guideSVK3: 'O výmaz lze požádat nejdříve po 6 měsících.',
  guideSVK4: 'U nás se můžete vyloučit hned na této stránce.',
  playTitle: 'Doba hry',
  playMinutes: 'Bez přestávky hrajete {minutes, plural, one {# minutu} few {# minuty} other {# minut}}.',
  playNone: 'Teď nehrajete.',
  playBreak:
    'Po {after, plural, one {# minutě} other {# minutách}} hry přichází přestávka {minutes, plural, one {# minuta} few {# minuty} other {# minut}}.',
  playDue: 'Pokud budete hrát dál, přijde {moment}.',
  historyTitle: 'Dříve',
  historyEmpty: 'Zatím nic.',
  ended: 'Skončilo {moment}',
  ends: {
    time: 'uplynutím doby',
    registerAnswer: 'podle odpovědi registru',
    staff: 'rozhodnutím obsluhy',
    replaced: 'nahrazeno jiným',
    anotherPerson: 'patřilo jiné osobě',
  },
  helpTitle: 'Potřebujete pomoc?',
  helpText: 'Rady a kontakty najdete na stránce Zodpovědné hraní.',
  helpLink: 'Zodpovědné hraní',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  intro:
    'Hru můžeš kdykoli zastavit nebo se z ní na delší dobu vyloučit. Přihlásit se, vybrat peníze a zrušit účet můžeš vždy.',
  inForce: 'Teď nehraješ',
  kinds: {
    register: {
      text: 'Podle odpovědi státního registru ti teď hru nesmíme nabídnout. Důvod zápisu neznáme, sdělí ti ho úřad, který registr vede.',
    },
    screening: {
      text: 'Podle zdroje, kterého se ptáme, ti teď nesmíme nabídnout hru. Na koho se obrátit, ti řekne zákaznická podpora.',
    },
    self: {
      name: 'Máš vyloučení ze hry',
    },
    break: {
      text: 'Hraješ dlouho, proto přichází povinná přestávka. Platí na všech zařízeních a skončí sama.',
    },
    staff: {
      text: 'Podrobnosti ti řekne zákaznická podpora.',
    },
  },
  can: 'Co můžeš dál',
  selfText: 'Zvol, na jak dlouho. Platí hned a pro všechny naše značky.',
  foreverNote: 'Nejdříve po {months, plural, one {# měsíci} other {# měsících}} můžeš podporu požádat o ukončení.',
  means2: 'Zůstatek zůstává tvůj a můžeš ho vybrat.',
  selfNotChosen: 'Zvol dobu a potvrď, že rozumíš.',
  registerClear: 'Naposledy ověřeno {moment}: tvůj zápis v něm není.',
  registerExcluded: 'Naposledy ověřeno {moment}: tvůj zápis v něm je.',
  applyText:
    'Můžeš požádat o zápis do registru. Pak tě ke hře nepustí žádný provozovatel. U nás začne vyloučení hned, žádost předáme registru.',
  application: {
    rejected: 'Registr žádost nepřijal. Obrať se prosím na úřad nebo na naši podporu.',
  },
  guideCZE1: 'Tady na stránce zvol dobu a stiskni Požádat o zápis.',
  guideCZE2: 'Nebo pošli žádost Ministerstvu financí z datové schránky či s elektronickým podpisem.',
  guideSVK1: 'Na Slovensku za tebe žádost podat nesmíme, podává ji každý sám.',
  guideSVK2:
    'Žádost pošli Úřadu pro regulaci hazardních her (ÚRHH) s úředně ověřeným nebo kvalifikovaným elektronickým podpisem.',
  guideSVK4: 'U nás se můžeš vyloučit hned na této stránce.',
  playMinutes: 'Bez přestávky hraješ {minutes, plural, one {# minutu} few {# minuty} other {# minut}}.',
  playNone: 'Teď nehraješ.',
  playDue: 'Pokud budeš hrát dál, přijde {moment}.',
  helpTitle: 'Potřebuješ pomoc?',
  helpText: 'Rady a kontakty najdeš na stránce Zodpovědné hraní.',
}
