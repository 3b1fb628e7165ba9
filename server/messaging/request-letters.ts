import type { ProposalKind } from '#contract/approval-actions.ts'
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

type Proposed = LetterValues['staff-proposal-ended']
type ProposalWords = Readonly<Record<'hello' | 'subject' | 'reason', string>> &
  Readonly<Record<'executed' | 'refused', (by: string) => string>> & {
    readonly kinds: Readonly<Record<ProposalKind, string>>
  }

const proposedCs: ProposalWords = {
  hello: 'Dobrý den,',
  subject: 'váš návrh',
  reason: 'Slovy toho, kdo rozhodl',
  executed: (by) => `Váš návrh byl schválen a provedl se. Podpis: ${by}.`,
  refused: (by) => `Váš návrh byl zamítnut, nic se neprovedlo. Rozhodnutí: ${by}.`,
  kinds: {
    'payments.correction': 'oprava peněz',
    'payments.fee': 'poplatek',
    'payments.approval-rule': 'pravidlo automatického schvalování',
    'withdrawals.confiscate': 'zabavení výplaty',
    'jackpots.switch-on': 'zapnutí jackpotu',
  },
}
const proposedSk: ProposalWords = {
  hello: 'Dobrý deň,',
  subject: 'váš návrh',
  reason: 'Slovami toho, kto rozhodol',
  executed: (by) => `Váš návrh bol schválený a vykonal sa. Podpis: ${by}.`,
  refused: (by) => `Váš návrh bol zamietnutý, nič sa nevykonalo. Rozhodnutie: ${by}.`,
  kinds: {
    'payments.correction': 'oprava peňazí',
    'payments.fee': 'poplatok',
    'payments.approval-rule': 'pravidlo automatického schvaľovania',
    'withdrawals.confiscate': 'zhabanie výplaty',
    'jackpots.switch-on': 'zapnutie jackpotu',
  },
}
const proposedEn: ProposalWords = {
  hello: 'Hello,',
  subject: 'your proposal',
  reason: 'In the words of who decided',
  executed: (by) => `Your proposal was approved and carried out. Signed by: ${by}.`,
  refused: (by) => `Your proposal was refused; nothing was carried out. Decided by: ${by}.`,
  kinds: {
    'payments.correction': 'correction of money',
    'payments.fee': 'fee',
    'payments.approval-rule': 'rule of automatic approval',
    'withdrawals.confiscate': 'confiscation of a payout',
    'jackpots.switch-on': 'jackpot switched on',
  },
}

const proposalLetter =
  (words: ProposalWords) =>
  (brand: string, { kind, end, by, why, url }: Proposed): Letter => ({
    subject: `${brand}: ${words.subject}, ${words.kinds[kind]}`,
    text: lines(words.hello, `${words[end](by)} (${words.kinds[kind]})`, `${words.reason}: ${why}`, url, brand),
  })
const proposalEn = proposalLetter(proposedEn)

/** Letters about requests to a second person. The back office speaks three languages. */
export const requestLetters: LettersOf<'staff-request-ended' | 'staff-proposal-ended'> = {
  'staff-request-ended': { cs, sk, en, hu: en, ru: en, vi: en },
  'staff-proposal-ended': {
    cs: proposalLetter(proposedCs),
    sk: proposalLetter(proposedSk),
    en: proposalEn,
    hu: proposalEn,
    ru: proposalEn,
    vi: proposalEn,
  },
}
