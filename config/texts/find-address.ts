import type { Language } from '../shapes.ts'
import { isFormalForAll, type FormOfAddress } from './form-of-address.ts'

/** Languages in which a text shows how it addresses its reader. */
export const ADDRESSING = ['cs', 'sk', 'hu', 'ru'] as const
export type Addressing = (typeof ADDRESSING)[number]

/** Whole words; a language of the market has accents, which `\b` does not know. */
const words = (...forms: readonly string[]) => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'giu')

/** Words by which a text addresses its reader formally (`you` of several people, or of a third person), and informally. */
const ADDRESS = {
  cs: {
    formal: words(
      'vás',
      'vám',
      'vámi',
      'váš\\p{L}*',
      'vaš\\p{L}+',
      'vy',
      'jste',
      '\\p{L}*byste',
      'sami',
      '(?!roste)\\p{L}+te',
    ),
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
      'sami',
      '(?!účte|mieste|ešte|lehote|ceste|karte|limite|minúte|siete|počte|výplate|návrate|nepretržite|okamžite)\\p{L}+te',
    ),
    informal: words(
      'ty',
      'ťa',
      'ti',
      'teba',
      'tebe',
      'tv(?:oj\\p{L}*)',
      'nie si',
      '(?!náš|váš|kým|kedykoľvek|príliš)\\p{L}+[íáeiaý]š',
    ),
  },
  // Hungarian addresses formally in the third person: verbs and possessions that the texts have only for their reader.
  hu: {
    formal: words(
      'Ne mondja',
      'Ön(?:t|nek|nél|re|ről|é|éi|étől)?',
      'nincs teendője',
      '(?!nyithatja|oldhatja|túllépheti)\\p{L}+(?:hatja|heti)',
      '(?:állít|bejelentkez|belép|fizet|fogad|fordul|ír|jelentkez|játsz|kér|kerül|kilép|ment|te|választ|ve|veszít)(?:hat|het)',
      '\\p{L}{2,}(?:jon|jen|jön|zon|son)(?<!azon|ezen|viszon|jöjjön)',
      'fizessen',
      'látja',
      'meg(?:adta|kapta|nyomta|értette)',
      'el(?:fogadta|érte|küldte)',
      'kizárta',
      'magát',
      'választja',
      '(?:szünete|személyazonosságát|pénzét|pénzére|átutalását|születési dátumát|életkorát)',
      'kérdez(?:ett|ze)',
      'kérdését',
      '(?:fel)?használta',
      '(?:tét|veszteség)limitjét',
      'várják',
      'viseli',
      'lakik',
      'korlátozta',
      '(?!mutatja|tudja|állítja|adja|engedi)(?:add?|erősít|fejez|hagy|használ|jegyez|fényképez|vála|javít|kapcsol|kér|kérdez|kezd|küld|másol|' +
        'néz|nyit|nyom|olvas|próbál|rövidít|távolít|tölt|töröl|utasít|válasz|vár|zár)(?:j[ae]|s[ae]|ss[ae]|z[ae])',
      'nyissa',
      'ellenőrizze',
      'engedélyezze',
      'játss(?:za|zon)',
      '(?:bank|fiók|okmány|telefon)j?á(?:n|t|ba|ban|hoz|val|ról|tól|nak)',
      '(?:fiók|egyenleg|jelszav|okmány|pont|lakcím|beceneve|üzenete|munkaide)j?[ae]i?',
      '(?:számlá|kártyá|pénztárcá)j(?:a|án|át|ára|áról|ában|ával|ait)',
      '(?:egyenleg|személyazonosság|korlát|limit|jelszav|adat)(?:é|á|já|jé|ai|jai)(?:hez|ről|t|val|ból)',
      'játszik',
      'szeretn[eé]',
    ),
    informal: words(
      'te(?:d|endőd)?',
      'tiéd\\p{L}*',
      'tieid',
      '(?:nek|ról|nál|hoz|vel)?[aeáé]d(?<=neked|rólad|nálad|hozzád|veled)',
      'rád',
      'téged',
      'számodra',
      'helyetted',
      'általad',
      'add',
      'ad[jd]',
      'ír[jd]',
      'mond[jd]',
      'küld[jd]',
      'kér[jd]',
      'próbál[jd]',
      'válas(?:sz|zd)',
      '(?:el)?olvasd',
      'tölts?d?(?<=tölts|töltsd)',
      '(?:erősít|javít|rövidít|távolít|utasít|állít)s(?:d)?',
      '(?:hagy|lép|tér|fordul|használ|vár|men)j',
      '(?:hagy|néz|nyis|zár|vár|ved|teg|ted|jelentkez|ellenőriz|másol|kapcsol|kezd|fejez|igazol|fényképez)d',
      'jelentkezz',
      'játssz',
      'tarts',
      '\\p{L}+(?:hatod|heted|hatsz|hetsz|játszol|játszottál)',
      '\\p{L}{2,}[lktdrgpbnv]sz(?<!rész|magasz)',
      'játsz(?:ol|hatsz|ottál|anál)',
      '(?:fiók|számlá|jelszav|bank|kártyá|pénz|okmány|egyenleg|eszköz|cím|adat|limit|korlát|név|nev|pont)(?:[oeöa]?d|aid|eid|jaid)\\p{L}*',
    ),
  },
  ru: {
    formal: words(
      'вы',
      'вас',
      'вам',
      'вами',
      'ваш\\p{L}*',
      '(?!кабинете|свете|сайте|лимите|счёте|ответе)\\p{L}+(?:[йь]те|ите|ете|ёте)(?:сь)?',
    ),
    informal: words('ты', 'тебя', 'тебе', 'тво\\p{L}+', '(?!лишь)\\p{L}+(?:ешь|ёшь|ишь)'),
  },
} as const satisfies Readonly<Record<Addressing, object>>

/** Names of values in the syntax of the texts. */
const VALUES = /\{\w+(?=[,}])/g

/** Words of a text that address its reader in this form. */
export const findAddress = (language: Addressing, form: FormOfAddress, text: string): string[] =>
  [...text.replaceAll(VALUES, '').matchAll(ADDRESS[language][form])].map(([word]) => word)

/** A text addresses its reader in the form that the brand does not use; what is formal for all brands does not count. */
export function addressesOtherwise(
  ofBrand: FormOfAddress,
  { key, language, text }: { readonly key: string; readonly language: Language; readonly text: string },
): boolean {
  const shown = ADDRESSING.find((one) => one === language)
  if (shown === undefined || isFormalForAll(key)) return false
  return findAddress(shown, ofBrand === 'formal' ? 'informal' : 'formal', text).length > 0
}
