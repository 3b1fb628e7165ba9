import { hardFold } from './fold-nickname.ts'

// Nobody's list is whole: what slips through is taken away by staff (BackOffice Player/SetNickname).

/** Beginnings and middles of words that are obscene or hateful wherever they stand: Czech, Slovak, English, Hungarian, Russian. */
const STEMS = [
  'kurv, kurev, kokot, zmrd, mrdka, mrdat, curak, čůrák, píčovin, jebat, jebem, jebnut, hajzl, hajzel',
  'buzerant, šukat, vyjeb, zajeb, dojeb, šoustat, cigoš, fuck, cunt, nigger, nigga, faggot, whore',
  'bitch, asshole, hitler, siegheil, pedofil, basszameg, baszd, picsa, kurva, faszfej, faszom',
  'buzik, cigányok, бляд, пизд, ебат, ебан, хуйн, пидор, пидар, мудак, залуп',
].flatMap((line) => line.split(', ').map(hardFold))

/** Short ones that stand inside innocent words too: forbidden only alone. Vietnamese are among them, as they are short. */
const WORDS = [
  'píča, píčo, pičus, prdel, šuk, šukej, penis, kunda, kundo, mrd, mrdej, piča, fuk, sex, dick, cock',
  'slut, nazi, rape, rapist, negr, fasz, geci, buzi, хуй, хуи, сука, địt, lồn, cặc, buồi, đĩ, đụ, địt mẹ, đụ má',
  'vãi lồn',
].flatMap((line) => line.split(', ').map(hardFold))

/** Of the house and of authorities: whoever bears them is believed. */
const RESERVED = [
  'admin, podpora, support, moderator, helpdesk, casino, kasino, kaszinó, казино, inspektor, inspector',
  'spravce, správca, dozor, finančníúřad, ministerstv, policie, polícia, police, tolar',
].flatMap((line) => line.split(', ').map(hardFold))

const wordsOf = (name: string): readonly string[] => [
  hardFold(name),
  ...name.split(/[^\p{L}\p{N}]+/u).map(hardFold),
  // `píča69` is no better.
  hardFold(name.replaceAll(/\p{N}+$/gu, '')),
]

/** Whether a name says what nobody should read. */
export function isOffensive(name: string): boolean {
  const whole = hardFold(name)
  return STEMS.some((stem) => whole.includes(stem)) || wordsOf(name).some((word) => WORDS.includes(word))
}

/** Whether a name pretends to be the house or an authority. @param brandName how the brand calls itself */
export function isReserved(name: string, brandName: string): boolean {
  const whole = hardFold(name)
  return [...RESERVED, hardFold(brandName)].some((word) => whole.includes(word))
}
