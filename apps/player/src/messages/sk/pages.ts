import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  version: 'Verzia {version}, platí od {since}.',
  preview: 'Náhľad verzie {version}. Hráči ju nevidia.',
  findAnswer: 'Hľadať v otázkach',
  nothingFound: 'Na toto tu odpoveď nie je. Opýtajte sa podpory.',
  askSupport: 'Opýtať sa podpory',
  newTerms: {
    title: 'Podmienky sa zmenili',
    inForce: 'Verzia {version} platí od {since}.',
    accepted: 'Prijatú máte verziu {version}.',
    notAccepted: 'Zatiaľ ju prijatú nemáte.',
    changes: 'Nové je podfarbené, zrušené prečiarknuté. Celé znenie je nižšie.',
    noChanges: 'Slová zostali rovnaké.',
    acceptTitle: 'Hráte podľa verzie {version}',
    without: 'Kým ju neprijmete, nemôžete vkladať ani hrať o peniaze. Vybrať peniaze môžete aj bez prijatia.',
    accept: 'Prijať verziu {version}',
    later: 'Rozmyslím si to',
    withdraw: 'Vybrať peniaze',
  },
  operator: {
    name: 'Prevádzkovateľ',
    companyNumber: 'IČO',
    registeredOffice: 'Sídlo',
    registerEntry: 'Zápis v registri',
    licence: 'Licencia',
    phone: 'Telefón',
    email: 'E-mail',
    dataProtectionEmail: 'E-mail pre osobné údaje',
    untold: 'zatiaľ neuvedené',
  },
  help: {
    call: 'Zavolať {phone}',
    free: 'zadarmo',
    always: 'nepretržite',
  },
  limits: {
    title: 'Čo môžete urobiť hneď',
    limits: 'Nastaviť limity',
    exclusion: 'Zastaviť alebo vylúčiť hru',
    signIn: 'Po prihlásení ich nájdete vo svojom účte.',
  },
  test: {
    title: 'Test: hrám ešte pre zábavu?',
    about:
      'Deväť otázok o posledných dvanástich mesiacoch. Odpovede zostávajú vo vašom prehliadači, nikam sa neposielajú.',
    never: 'Nikdy',
    sometimes: 'Niekedy',
    often: 'Často',
    always: 'Takmer vždy',
    show: 'Vyhodnotiť',
    missing: 'Odpovedzte na všetky otázky.',
    points: 'Váš súčet je {points} z 27.',
    low: 'Odpovede neukazujú na problémy s hraním.',
    mild: 'Odpovede ukazujú na mierne riziko. Nastavte si limity a strážte čas.',
    middle: 'Odpovede ukazujú na problémy, ktoré už niečo stoja. Dajte si prestávku a porozprávajte sa s odborníkom.',
    high: 'Odpovede ukazujú na vážne problémy. Zastavte hru a zavolajte na linku pomoci ešte dnes.',
    q1: 'Vsadili ste viac, ako si môžete dovoliť prehrať?',
    q2: 'Potrebovali ste hrať o viac peňazí, aby ste cítili rovnaké vzrušenie?',
    q3: 'Vrátili ste sa hrať, aby ste získali prehrané peniaze späť?',
    q4: 'Požičali ste si alebo niečo predali, aby ste mali na hru?',
    q5: 'Mali ste pocit, že môžete mať s hraním problém?',
    q6: 'Spôsobilo vám hranie zdravotné ťažkosti, stres alebo úzkosť?',
    q7: 'Kritizoval niekto vaše hranie alebo hovoril, že máte problém?',
    q8: 'Spôsobilo hranie vám alebo domácnosti finančné ťažkosti?',
    q9: 'Cítili ste vinu kvôli tomu, ako hráte?',
    source: 'Podľa dotazníka PGSI (Canadian Problem Gambling Index).',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  nothingFound: 'Na toto tu odpoveď nie je. Opýtaj sa podpory.',
}
