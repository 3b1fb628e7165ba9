import type { SecurityEventKind } from '#contract/shapes/security-events.ts'
import { lines, type Letter, type LettersOf, type LetterValues } from './letter.ts'
import { roleNames } from './role-names.ts'

type Notice = LetterValues['staff-notice']
type Link = LetterValues['staff-link']
type WordsByKind = Readonly<Partial<Record<SecurityEventKind, string>>>

const said: Readonly<Record<'cs' | 'sk' | 'en', WordsByKind>> = {
  cs: {
    'new-place': 'přihlášení z nového místa',
    'many-failures': 'mnoho neúspěšných pokusů o přihlášení; odkud přišly, je přihlášení na čas zavřené',
    'role-given': 'dostali jste roli',
    'role-ended': 'skončila vám role',
    'role-changed': 'změnila se role, kterou máte',
    deactivated: 'váš účet byl deaktivován',
    'password-changed': 'heslo bylo změněno',
    'authenticator-set': 'byla nastavena nová ověřovací aplikace',
    'passkey-added': 'byl přidán přístupový klíč',
    'passkey-removed': 'byl odebrán přístupový klíč',
    'recovery-codes-made': 'byly vydány nové záchranné kódy, staré už neplatí',
    'recovery-code-used': 'přihlášení záchranným kódem',
  },
  sk: {
    'new-place': 'prihlásenie z nového miesta',
    'many-failures': 'veľa neúspešných pokusov o prihlásenie; odkiaľ prišli, je prihlásenie na čas zatvorené',
    'role-given': 'dostali ste rolu',
    'role-ended': 'skončila sa vám rola',
    'role-changed': 'zmenila sa rola, ktorú máte',
    deactivated: 'váš účet bol deaktivovaný',
    'password-changed': 'heslo bolo zmenené',
    'authenticator-set': 'bola nastavená nová overovacia aplikácia',
    'passkey-added': 'bol pridaný prístupový kľúč',
    'passkey-removed': 'bol odobraný prístupový kľúč',
    'recovery-codes-made': 'boli vydané nové záchranné kódy, staré už neplatia',
    'recovery-code-used': 'prihlásenie záchranným kódom',
  },
  en: {
    'new-place': 'a sign-in from a new place',
    'many-failures': 'many failed attempts to sign in; from where they came, signing in is closed for a while',
    'role-given': 'you were given a role',
    'role-ended': 'a role of yours has ended',
    'role-changed': 'a role that you hold was changed',
    deactivated: 'your account was deactivated',
    'password-changed': 'the password was changed',
    'authenticator-set': 'a new authenticator app was set up',
    'passkey-added': 'a passkey was added',
    'passkey-removed': 'a passkey was removed',
    'recovery-codes-made': 'new recovery codes were made; the old ones are void',
    'recovery-code-used': 'a sign-in with a recovery code',
  },
}

type StaffLanguage = keyof typeof said

/** A role of the operator's own goes by its key. */
const nameOfRole = (language: StaffLanguage, role: string): string =>
  new Map<string, string>(Object.entries(roleNames[language])).get(role) ?? role

const whatHappened = (language: StaffLanguage, { kind, role, at, client, source }: Notice): string => {
  const told = said[language][kind] ?? kind
  const what = role ? `${told}: ${nameOfRole(language, role)}` : told
  return [`${what}, ${at}`, client, source].filter(Boolean).join(', ')
}

const noticeCs = (brand: string, notice: Notice): Letter => ({
  subject: `${brand}: změna u vašeho účtu zaměstnance`,
  text: lines(
    'Dobrý den,',
    `${whatHappened('cs', notice)}.`,
    'Nebyli jste to vy, nebo o tom nevíte? Dejte hned vědět správci.',
    brand,
  ),
})
const noticeSk = (brand: string, notice: Notice): Letter => ({
  subject: `${brand}: zmena pri vašom účte zamestnanca`,
  text: lines(
    'Dobrý deň,',
    `${whatHappened('sk', notice)}.`,
    'Neboli ste to vy, alebo o tom neviete? Dajte hneď vedieť správcovi.',
    brand,
  ),
})
const noticeEn = (brand: string, notice: Notice): Letter => ({
  subject: `${brand}: a change to your staff account`,
  text: lines(
    'Hello,',
    `${whatHappened('en', notice)}.`,
    'Was it not you, or do you not know of it? Tell the administrator at once.',
    brand,
  ),
})

const linkCs = (brand: string, { purpose, url, hours }: Link): Letter => ({
  subject: purpose === 'reset' ? `Nové přihlášení, ${brand}` : `Pozvánka do správy, ${brand}`,
  text: lines(
    'Dobrý den,',
    purpose === 'reset'
      ? 'správce vám obnovil přístup. Heslo si nastavíte zde:'
      : 'máte účet zaměstnance. Heslo si nastavíte zde:',
    url,
    `Odkaz platí ${hours} h a jen jednou. Nikomu ho neposílejte dál.`,
    brand,
  ),
})
const linkSk = (brand: string, { purpose, url, hours }: Link): Letter => ({
  subject: purpose === 'reset' ? `Nové prihlásenie, ${brand}` : `Pozvánka do správy, ${brand}`,
  text: lines(
    'Dobrý deň,',
    purpose === 'reset'
      ? 'správca vám obnovil prístup. Heslo si nastavíte tu:'
      : 'máte účet zamestnanca. Heslo si nastavíte tu:',
    url,
    `Odkaz platí ${hours} h a iba raz. Nikomu ho neposielajte ďalej.`,
    brand,
  ),
})
const linkEn = (brand: string, { purpose, url, hours }: Link): Letter => ({
  subject: purpose === 'reset' ? `New sign-in, ${brand}` : `Invitation to the back office, ${brand}`,
  text: lines(
    'Hello,',
    purpose === 'reset'
      ? 'an administrator has reset your access. Choose your password here:'
      : 'you have a staff account. Choose your password here:',
    url,
    `The link is valid for ${hours} h and only once. Send it on to nobody.`,
    brand,
  ),
})

/** Letters to staff. The back office speaks three languages; nobody of the staff has another. */
export const staffLetters: LettersOf<'staff-link' | 'staff-notice'> = {
  'staff-link': { cs: linkCs, sk: linkSk, en: linkEn, hu: linkEn, ru: linkEn, vi: linkEn },
  'staff-notice': { cs: noticeCs, sk: noticeSk, en: noticeEn, hu: noticeEn, ru: noticeEn, vi: noticeEn },
}
