/** Languages in which a text shows how it addresses its reader. */
export const ADDRESSING = ['cs', 'sk', 'hu', 'ru'] as const
export type Addressing = (typeof ADDRESSING)[number]

/** Whole words; a language of the market has accents, which `\b` does not know. */
const words = (...forms: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'giu')

/** Words by which a text addresses its reader formally (`you` of several people, or of a third person), and informally. */
const ADDRESS = {
  cs: {
    formal: words('vás', 'vám', 'vámi', 'váš\\p{L}*', 'vaš\\p{L}+', 'vy', 'jste', 'byste', '\\p{L}+te'),
    informal: words(
      'ty',
      'tě',
      'ti',
      'tebe',
      'tobě',
      'tv(?:ůj|ého|ému|ém|ým|ých|ými|é|á|ou|oje|oj[ei])',
      'n?e?jsi',
      '(?!náš|váš)\\p{L}+[íáeě]š',
    ),
  },
  sk: {
    formal: words(
      'vás',
      'vám',
      'vami',
      'váš\\p{L}*',
      'vaš\\p{L}+',
      'vy',
      'ste',
      '(?!účte|mieste|ešte|lehote)\\p{L}+te',
    ),
    informal: words(
      'ty',
      'ťa',
      'ti',
      'teba',
      'tebe',
      'tv(?:oj\\p{L}*)',
      'nie si',
      '(?!náš|váš|kým|kedykoľvek)\\p{L}+[íáeiaý]š',
    ),
  },
  hu: {
    formal: words(
      'Ön(?:t|nek|é|éi)?',
      'Ne mondja',
      'állítson',
      'írjon',
      'fejezze',
      'küldje',
      'adja meg',
      'kapcsolja',
      'nincs teendője',
      '\\p{L}+hatja',
      '\\p{L}+heti',
    ),
    informal: words(
      'te',
      'tiéd',
      'tieid',
      'neked',
      'ne mondd',
      'írj',
      'küldd',
      'add meg',
      'nincs teendőd',
      '\\p{L}+hatod',
      '\\p{L}+heted',
      'fiókod\\p{L}*',
    ),
  },
  ru: {
    formal: words('вы', 'вас', 'вам', 'вами', 'ваш\\p{L}*', '(?!кабинете|свете)\\p{L}+(?:йте|ите|ете)'),
    informal: words('ты', 'тебя', 'тебе', 'тво\\p{L}+', '\\p{L}+(?:ешь|ишь)'),
  },
} as const satisfies Readonly<Record<Addressing, object>>

/** A page of the site is called so to everybody. */
const NAMES = /„?Vaše údaje|«Ваши данные»|az Adatai oldalon/g
/** Names of values in the syntax of the texts. */
const VALUES = /\{\w+(?=[,}])/g

/** Words of a text that address its reader in this form. */
export const findAddress = (language: Addressing, form: 'formal' | 'informal', text: string): string[] =>
  [...text.replaceAll(NAMES, '').replaceAll(VALUES, '').matchAll(ADDRESS[language][form])].map(([word]) => word)
