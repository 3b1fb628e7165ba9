import { expect, type Page } from '@playwright/test'
import type { ReplyOf } from '#contract/call.ts'
import { deposit, getInfoById } from '#contract/capi-v1.1/funds.ts'
import { getLimits, setLimits } from '#contract/capi-v1.1/player-limits.ts'
import { create as startCheck } from '#contract/onling-v2/kyc-verification.ts'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import { create } from '#contract/onling-v2/registration.ts'
import { addresses } from './addresses.ts'
import { newEmail } from './site.ts'

export type Person = { readonly email: string; readonly password: string; readonly playerId: number }

const PASSWORD = 'lampa kosatec mlyn'
const BIRTH_DATE = '1979-11-03'

/**
 * A player of this journey alone, signed in in this browser, who has declined all limits. Registered by the calls of
 * the forms; the forms have journeys of their own.
 * @param birthDate a different one for a journey that closes the account: exclusion treats people with the same name
 * and day of birth as one person
 */
export async function becomePlayer(page: Page, birthDate = BIRTH_DATE): Promise<Person> {
  const person = await becomePlayerWithoutLimits(page, birthDate)
  const { notChosen } = await post<ReplyOf<typeof getLimits>>(page, getLimits.path, {})
  await post(page, setLimits.path, { choices: notChosen.map((kind) => ({ kind, value: null })) })
  return person
}

/** The same, but with all limits still to be chosen: stakes are refused. */
export async function becomePlayerWithoutLimits(page: Page, birthDate = BIRTH_DATE): Promise<Person> {
  const email = newEmail()
  const { player } = await post<ReplyOf<typeof create>>(page, create.path, {
    email,
    password: PASSWORD,
    firstName: 'Bedřich',
    surname: 'Poutník',
    birthDate,
    language: 'cs',
    consentTermsVersion: '2026-11',
  })
  return { email, password: PASSWORD, playerId: player.playerId }
}

/** Signs in by the call of the form; the form has journeys of its own. */
export async function signInByCall(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await post(page, loginByEmail.path, { email, password })
}

/** Deposits by card through the bank's page without showing pages; they have a journey of their own. */
export async function payIn(page: Page, amountMinor: number): Promise<void> {
  const { paymentId, redirectUrl } = await post<ReplyOf<typeof deposit>>(page, deposit.path, {
    amount: { amountMinor, currency: 'CZK' },
    method: 'CardOnline',
    gateway: 'Csob',
    idempotencyKey: crypto.randomUUID(),
    returnPath: '/cs/deposit/return',
  })
  await payOnCardPage(page, redirectUrl)
  const readState = async () => {
    const answer = await page.request.get(`${addresses().player}${getInfoById.path}?id=${paymentId}`)
    return ((await answer.json()) as ReplyOf<typeof getInfoById>).state
  }
  await expect.poll(readState).toBe('settled')
}

/** Pays with a card whose last digits are 0006. */
export async function payOnCardPage(page: Page, redirectUrl: string): Promise<void> {
  const cardPage = await page.request.get(redirectUrl)
  const form = { cardNumber: '4000007000010006', expiry: '12/39', cvc: '100', action: 'pay' }
  expect((await page.request.post(cardPage.url(), { form })).status()).toBe(200)
}

/** BankID verifies the player of this journey, with the account `19-2000145399/0800`. */
export async function verifyAtBank(page: Page, birthDate = BIRTH_DATE): Promise<void> {
  const { redirectUrl } = await post<ReplyOf<typeof startCheck>>(page, startCheck.path, {
    method: 'bankId',
    returnPath: '/cs/account/identity',
  })
  const bank = new URL(redirectUrl)
  const person = { given_name: 'Bedřich', family_name: 'Poutník', birthdate: birthDate }
  const form = { ...Object.fromEntries(bank.searchParams), ...person }
  const back = await page.request.post(bank.origin + bank.pathname, { form })
  expect(back.url()).toContain('kyc=')
}

/** A call of the player site that must succeed. */
export async function post<Reply>(page: Page, path: string, data: object): Promise<Reply> {
  const origin = addresses().player
  const answer = await page.request.post(origin + path, { data, headers: { origin } })
  expect(answer.status(), `${path} answered ${await answer.text()}`).toBe(200)
  return (await answer.json()) as Reply
}
