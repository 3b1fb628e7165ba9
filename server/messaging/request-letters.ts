import { lines, type Letter, type LettersOf, type LetterValues } from './letter.ts'

type Ended = LetterValues['staff-request-ended']
type Words = Readonly<Record<Ended['end'], (number: string, by: string) => string>>

const saidCs: Words = {
  executed: (number, by) => `Žádost č. ${number} byla schválena a provedena. Podpis: ${by}.`,
  refused: (number, by) => `Žádost č. ${number} byla zamítnuta, nic se neprovedlo. Rozhodnutí: ${by}.`,
  expired: (number) => `Žádost č. ${number} vypršela: nikdo ji včas nepodepsal a nic se neprovedlo.`,
  changed: (number, by) =>
    `Žádost č. ${number} neplatí: od jejího podání se změnilo to, co ukazovala. Nic se neprovedlo, požádejte znovu. Podpis: ${by}.`,
}
const saidSk: Words = {
  executed: (number, by) => `Žiadosť č. ${number} bola schválená a vykonaná. Podpis: ${by}.`,
  refused: (number, by) => `Žiadosť č. ${number} bola zamietnutá, nič sa nevykonalo. Rozhodnutie: ${by}.`,
  expired: (number) => `Žiadosť č. ${number} vypršala: nikto ju včas nepodpísal a nič sa nevykonalo.`,
  changed: (number, by) =>
    `Žiadosť č. ${number} neplatí: od jej podania sa zmenilo to, čo ukazovala. Nič sa nevykonalo, požiadajte znova. Podpis: ${by}.`,
}
const saidEn: Words = {
  executed: (number, by) => `Request no. ${number} was approved and carried out. Signed by: ${by}.`,
  refused: (number, by) => `Request no. ${number} was refused; nothing was carried out. Decided by: ${by}.`,
  expired: (number) => `Request no. ${number} has expired: nobody signed it in time, and nothing was carried out.`,
  changed: (number, by) =>
    `Request no. ${number} is void: what it showed has changed since. Nothing was carried out; ask again. Signed by: ${by}.`,
}

const write =
  (said: Words, { hello, subject, reason }: Readonly<Record<'hello' | 'subject' | 'reason', string>>) =>
  (brand: string, { end, number, by, why, url }: Ended): Letter => ({
    subject: `${brand}: ${subject} ${number}`,
    text: lines(hello, said[end](number, by), ...(why ? [`${reason}: ${why}`] : []), url, brand),
  })

const cs = write(saidCs, { hello: 'Dobrý den,', subject: 'vaše žádost č.', reason: 'Slovy toho, kdo rozhodl' })
const sk = write(saidSk, { hello: 'Dobrý deň,', subject: 'vaša žiadosť č.', reason: 'Slovami toho, kto rozhodol' })
const en = write(saidEn, { hello: 'Hello,', subject: 'your request no.', reason: 'In the words of who decided' })

/** Letters about requests to a second person. The back office speaks three languages. */
export const requestLetters: LettersOf<'staff-request-ended'> = {
  'staff-request-ended': { cs, sk, en, hu: en, ru: en, vi: en },
}
