import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  title: 'Pauza a vylúčenie',
  intro:
    'Hru môžete kedykoľvek zastaviť alebo sa z nej na dlhší čas vylúčiť. Prihlásiť sa, vybrať peniaze a zrušiť účet môžete vždy.',
  loading: 'Načítava sa',
  failed: 'Nepodarilo sa to načítať.',
  again: 'Skúsiť znova',
  inForce: 'Teraz nehráte',
  since: 'Od {moment}',
  until: 'Do {moment}',
  noEnd: 'Bez konca',
  left: 'Zostáva {time}',
  receipt: 'Číslo potvrdenia {number}',
  rule: 'Pravidlo {rule}',
  kinds: {
    register: {
      name: 'Zápis v registri vylúčených osôb',
      text: 'Podľa odpovede štátneho registra vám teraz hru nesmieme ponúknuť. Dôvod zápisu nepoznáme, oznámi vám ho úrad, ktorý register vedie.',
    },
    screening: {
      name: 'Záznam v preverovacom zdroji',
      text: 'Podľa zdroja, ktorého sa pýtame, vám teraz nesmieme ponúknuť hru. Na koho sa obrátiť, vám povie zákaznícka podpora.',
    },
    self: {
      name: 'Vylúčili ste sa z hry',
      text: 'Do konca zvoleného času u nás nemožno hrať ani vkladať peniaze. Vylúčenie nejde skrátiť ani odvolať.',
    },
    panic: {
      name: 'Hra je zastavená',
      text: 'Na žiadnom zariadení, pri žiadnej našej značke a na žiadnom termináli teraz nejde staviť. Rozohrané kolo sa dokončí a výhra sa pripíše. Zastavenie nejde vziať späť.',
    },
    break: {
      name: 'Povinná prestávka',
      text: 'Hráte dlho, preto prichádza povinná prestávka. Platí na všetkých zariadeniach a skončí sa sama.',
    },
    staff: {
      name: 'Hru pozastavila naša obsluha',
      text: 'Podrobnosti vám povie zákaznícka podpora.',
    },
  },
  can: 'Čo môžete ďalej',
  canText: 'Prihlásiť sa, pozrieť si účet a výsledky, vybrať peniaze, zrušiť účet a hrať zadarmo.',
  stopTitle: 'Zastaviť hru hneď',
  stopText:
    'Jedno stlačenie zastaví hru na {hours, plural, one {# hodinu} few {# hodiny} other {# hodín}}: na všetkých zariadeniach, pri všetkých našich značkách aj na termináloch. Nejde vziať späť.',
  stopPress: 'Zastaviť na {hours} h',
  stopSending: 'Zastavujeme hru. Ak vypadlo spojenie, skúšame to ďalej.',
  selfTitle: 'Vylúčiť sa z hry',
  selfText: 'Zvoľte, na ako dlho. Platí hneď a pre všetky naše značky.',
  selfLegend: 'Čas vylúčenia',
  months: '{months, plural, one {# mesiac} few {# mesiace} other {# mesiacov}}',
  forever: 'Bez konca',
  foreverNote: 'Najskôr po {months, plural, one {# mesiaci} other {# mesiacoch}} môžete podporu požiadať o ukončenie.',
  means: 'Čo to znamená',
  means1: 'Nebude možné staviť ani vkladať peniaze.',
  means2: 'Zostatok zostáva váš a môžete ho vybrať.',
  means3: 'Rozohrané kolo sa dokončí a výhra sa pripíše.',
  means4: 'Pred koncom času to nezruší ani obsluha.',
  understand: 'Rozumiem, že to nejde vziať späť',
  selfSubmit: 'Vylúčiť sa',
  selfNotChosen: 'Zvoľte čas a potvrďte, že rozumiete.',
  registerTitle: 'Štátny register vylúčených osôb',
  registerClear: 'Naposledy overené {moment}: nie ste v ňom zapísaní.',
  registerExcluded: 'Naposledy overené {moment}: ste v ňom zapísaní.',
  registerUnknown: '{moment} register neodpovedal. Kým neodpovie, nejde hrať o peniaze.',
  registerNever: 'Registra sme sa ešte nepýtali. Opýtame sa pred prvou stávkou.',
  registerCheck: 'Overiť teraz',
  applyText:
    'Môžete požiadať o zápis do registra. Potom vás k hre nepustí žiadny prevádzkovateľ. U nás sa vylúčenie začne hneď, žiadosť odovzdáme registru.',
  applySubmit: 'Požiadať o zápis',
  applyTitle: 'Požiadať o zápis do registra',
  application: {
    waiting: 'Žiadosť o zápis do registra čaká na prevzatie.',
    accepted: 'Register žiadosť prevzal {moment}, číslo {number}.',
    rejected: 'Register žiadosť neprijal. Obráťte sa, prosím, na úrad alebo na našu podporu.',
  },
  guideTitle: 'Ako na zápis do registra',
  guideCZE1: 'Tu na stránke zvoľte čas a stlačte Požiadať o zápis.',
  guideCZE2: 'Alebo pošlite žiadosť českému Ministerstvu financií z dátovej schránky či s elektronickým podpisom.',
  guideCZE3: 'O výmaz možno požiadať najskôr po roku od zápisu.',
  guideSVK1: 'Na Slovensku za vás žiadosť podať nesmieme, podáva ju každý sám.',
  guideSVK2:
    'Žiadosť pošlite Úradu pre reguláciu hazardných hier (ÚRHH) s úradne overeným alebo kvalifikovaným elektronickým podpisom.',
  guideSVK3: 'O výmaz možno požiadať najskôr po 6 mesiacoch.',
  guideSVK4: 'U nás sa môžete vylúčiť hneď na tejto stránke.',
  playTitle: 'Čas hry',
  playMinutes: 'Bez prestávky hráte {minutes, plural, one {# minútu} few {# minúty} other {# minút}}.',
  playNone: 'Teraz nehráte.',
  playBreak:
    'Po {after, plural, one {# minúte} other {# minútach}} hry prichádza prestávka {minutes, plural, one {# minúta} few {# minúty} other {# minút}}.',
  playDue: 'Ak budete hrať ďalej, príde {moment}.',
  historyTitle: 'Predtým',
  historyEmpty: 'Zatiaľ nič.',
  ended: 'Skončilo sa {moment}',
  ends: {
    time: 'uplynutím času',
    registerAnswer: 'podľa odpovede registra',
    staff: 'rozhodnutím obsluhy',
    replaced: 'nahradené iným',
    anotherPerson: 'patrilo inej osobe',
  },
  helpTitle: 'Potrebujete pomoc?',
  helpText: 'Rady a kontakty nájdete na stránke Zodpovedné hranie.',
  helpLink: 'Zodpovedné hranie',
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  intro:
    'Hru môžeš kedykoľvek zastaviť alebo sa z nej na dlhší čas vylúčiť. Prihlásiť sa, vybrať peniaze a zrušiť účet môžeš vždy.',
  inForce: 'Teraz nehráš',
  kinds: {
    register: {
      text: 'Podľa odpovede štátneho registra ti teraz hru nesmieme ponúknuť. Dôvod zápisu nepoznáme, oznámi ti ho úrad, ktorý register vedie.',
    },
    screening: {
      text: 'Podľa zdroja, ktorého sa pýtame, ti teraz nesmieme ponúknuť hru. Na koho sa obrátiť, ti povie zákaznícka podpora.',
    },
    self: {
      name: 'Máš vylúčenie z hry',
    },
    break: {
      text: 'Hráš dlho, preto prichádza povinná prestávka. Platí na všetkých zariadeniach a skončí sa sama.',
    },
    staff: {
      text: 'Podrobnosti ti povie zákaznícka podpora.',
    },
  },
  can: 'Čo môžeš ďalej',
  selfText: 'Zvoľ, na ako dlho. Platí hneď a pre všetky naše značky.',
  foreverNote: 'Najskôr po {months, plural, one {# mesiaci} other {# mesiacoch}} môžeš podporu požiadať o ukončenie.',
  means2: 'Zostatok zostáva tvoj a môžeš ho vybrať.',
  selfNotChosen: 'Zvoľ čas a potvrď, že rozumieš.',
  registerClear: 'Naposledy overené {moment}: tvoj zápis v ňom nie je.',
  registerExcluded: 'Naposledy overené {moment}: tvoj zápis v ňom je.',
  applyText:
    'Môžeš požiadať o zápis do registra. Potom ťa k hre nepustí žiadny prevádzkovateľ. U nás sa vylúčenie začne hneď, žiadosť odovzdáme registru.',
  application: {
    rejected: 'Register žiadosť neprijal. Obráť sa, prosím, na úrad alebo na našu podporu.',
  },
  guideCZE1: 'Tu na stránke zvoľ čas a stlač Požiadať o zápis.',
  guideCZE2: 'Alebo pošli žiadosť českému Ministerstvu financií z dátovej schránky či s elektronickým podpisom.',
  guideSVK1: 'Na Slovensku za teba žiadosť podať nesmieme, podáva ju každý sám.',
  guideSVK2:
    'Žiadosť pošli Úradu pre reguláciu hazardných hier (ÚRHH) s úradne overeným alebo kvalifikovaným elektronickým podpisom.',
  guideSVK4: 'U nás sa môžeš vylúčiť hneď na tejto stránke.',
  playMinutes: 'Bez prestávky hráš {minutes, plural, one {# minútu} few {# minúty} other {# minút}}.',
  playNone: 'Teraz nehráš.',
  playDue: 'Ak budeš hrať ďalej, príde {moment}.',
  helpTitle: 'Potrebuješ pomoc?',
  helpText: 'Rady a kontakty nájdeš na stránke Zodpovedné hranie.',
}
