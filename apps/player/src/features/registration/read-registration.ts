import type { BodyOf } from '#contract/call.ts'
import type { create } from '#contract/onling-v2/registration.ts'

type Registration = BodyOf<typeof create>

/** Makes the call's body from the form. Names and the e-mail are trimmed; the password is unchanged. */
export function readRegistration(
  form: FormData,
  language: Registration['language'],
  consentTermsVersion: string,
): Registration {
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    email: text('email').trim(),
    password: text('password'),
    firstName: text('firstName').trim(),
    surname: text('surname').trim(),
    birthDate: text('birthDate'),
    language,
    consentTermsVersion,
  }
}
