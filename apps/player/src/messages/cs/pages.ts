import type { Variants } from '#config/texts/form-of-address.ts'

const formal = {
  version: 'Verze {version}, platí od {since}.',
  preview: 'Náhled verze {version}. Hráči ji nevidí.',
  findAnswer: 'Hledat v dotazech',
  nothingFound: 'Na tohle tu odpověď není. Zeptejte se podpory.',
  askSupport: 'Zeptat se podpory',
  newTerms: {
    title: 'Podmínky se změnily',
    inForce: 'Verze {version} platí od {since}.',
    accepted: 'Přijatou máte verzi {version}.',
    notAccepted: 'Zatím ji přijatou nemáte.',
    changes: 'Nové je podbarvené, zrušené přeškrtnuté. Celé znění je níže.',
    noChanges: 'Slova zůstala stejná.',
    acceptTitle: 'Hrajete podle verze {version}',
    without: 'Dokud ji nepřijmete, nemůžete vkládat ani hrát o peníze. Vybrat peníze můžete i bez přijetí.',
    accept: 'Přijmout verzi {version}',
    later: 'Rozmyslím se',
    withdraw: 'Vybrat peníze',
  },
  operator: {
    name: 'Provozovatel',
    companyNumber: 'IČO',
    registeredOffice: 'Sídlo',
    registerEntry: 'Zápis v rejstříku',
    licence: 'Povolení',
    phone: 'Telefon',
    email: 'E-mail',
    dataProtectionEmail: 'E-mail pro osobní údaje',
    untold: 'zatím neuvedeno',
  },
  help: {
    call: 'Zavolat {phone}',
    free: 'zdarma',
    always: 'nepřetržitě',
  },
  limits: {
    title: 'Co můžete udělat hned',
    limits: 'Nastavit limity',
    exclusion: 'Zastavit nebo vyloučit hru',
    signIn: 'Po přihlášení je najdete ve svém účtu.',
  },
  test: {
    title: 'Test: hraju ještě pro zábavu?',
    about: 'Devět otázek o posledních dvanácti měsících. Odpovědi zůstávají ve vašem prohlížeči, nikam se neposílají.',
    never: 'Nikdy',
    sometimes: 'Někdy',
    often: 'Často',
    always: 'Skoro vždy',
    show: 'Vyhodnotit',
    missing: 'Odpovězte na všechny otázky.',
    points: 'Váš součet je {points} z 27.',
    low: 'Odpovědi neukazují na potíže s hraním.',
    mild: 'Odpovědi ukazují na mírné riziko. Nastavte si limity a hlídejte čas.',
    middle: 'Odpovědi ukazují na potíže, které už něco stojí. Dejte si přestávku a promluvte si s odborníkem.',
    high: 'Odpovědi ukazují na vážné potíže. Zastavte hru a zavolejte na linku pomoci ještě dnes.',
    q1: 'Vsadili jste víc, než si můžete dovolit prohrát?',
    q2: 'Potřebovali jste hrát o víc peněz, abyste cítili stejné vzrušení?',
    q3: 'Vrátili jste se hrát, abyste získali prohrané peníze zpět?',
    q4: 'Půjčili jste si nebo něco prodali, abyste měli na hru?',
    q5: 'Měli jste pocit, že můžete mít s hraním problém?',
    q6: 'Způsobilo vám hraní zdravotní potíže, stres nebo úzkost?',
    q7: 'Kritizoval někdo vaše hraní nebo říkal, že máte problém?',
    q8: 'Způsobilo hraní vám nebo domácnosti finanční potíže?',
    q9: 'Cítili jste vinu kvůli tomu, jak hrajete?',
    source: 'Podle dotazníku PGSI (Canadian Problem Gambling Index).',
  },
}

export default formal

/** The texts that address the player, in first-name terms. */
export const informal: Variants<typeof formal> = {
  nothingFound: 'Na tohle tu odpověď není. Zeptej se podpory.',
}
