import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/onling-v2/registration.ts'
import { track } from '../../shell/analytics/analytics.ts'
import { api } from '../../shell/api.ts'
import { readClientValue, writeClientValue } from '../../shell/client-values.ts'
import type { Failed } from '../../shell/failure.tsx'
import { problemsByInput, problemsOfRefusal } from '../../shell/fields/field-problems.ts'
import { readStep } from './read-step.ts'
import { NOTHING, type RegistrationState } from './registration-state.ts'
import { fieldsOfStep, stepOfProblems, STEPS, type FormRules, type Step } from './steps.ts'

type Opening = {
  readonly letterToken: string | null
  readonly rules: FormRules
  readonly birthDate?: string
}

/** Continues a started registration: that of the letter, else the one of this browser, else a new one. */
export async function goOn({ letterToken, rules, birthDate }: Opening): Promise<RegistrationState> {
  const begin = (failed?: Failed): RegistrationState => {
    writeClientValue('registration', undefined)
    return { ...NOTHING, step: 'start', failed }
  }
  const letter = letterToken ? await takeLetter(letterToken, birthDate) : undefined
  if (letter?.isRegistered) return { ...begin(), email: letter.email, isRegistered: true }
  if (letter?.asksBirthDate) {
    const wrong = problemsByInput(birthDate === undefined ? [] : [{ field: 'BirthDate', kind: 'InvalidValue' }])
    return { ...NOTHING, step: 'start', email: letter.email, asksBirthDate: true, problems: wrong }
  }
  const token = letter ? letter.token : readClientValue('registration')?.token
  if (token === undefined) return begin(letterToken ? { code: 'ERR_TOKEN_EXPIRED' } : undefined)
  const answer = await api(calls.getRegistrationContext, { query: { token } })
  if (!answer.ok) return begin()
  const { fields, email, isEmailVerified } = answer.data
  const missing = await api(calls.checkRegistrationData, { body: { token, fields: [], isWhole: true } })
  const step = missing.ok ? stepOfProblems(missing.data.problems, rules) : 'person'
  return { ...NOTHING, step: step === 'start' ? 'person' : step, fields, email, isEmailVerified }
}

type Letter = Partial<
  Pick<ReplyOf<typeof calls.verifyRegistrationToken>, 'token' | 'isRegistered' | 'asksBirthDate'>
> & {
  readonly email: string
}

async function takeLetter(letterToken: string, birthDate: string | undefined): Promise<Letter> {
  const body = { token: letterToken, ...(birthDate === undefined ? {} : { birthDate }) }
  const answer = await api(calls.verifyRegistrationToken, { body })
  // The link has expired; this browser may still have its own token.
  const own = readClientValue('registration')?.token
  if (!answer.ok) return { ...(own === undefined ? {} : { token: own }), email: '' }
  const { token, expiresAt } = answer.data
  if (token !== undefined) writeClientValue('registration', { token, expiresAt })
  return answer.data
}

/** What sending a step changes; nothing is left to do where `isDone`. */
type Sent = { readonly isDone: true } | { readonly isDone: false; readonly change: Partial<RegistrationState> }

/** Sends the fields of a step; valid ones are saved even if others are not. The last step creates the account. */
export async function sendStep(
  state: RegistrationState,
  { step, data, rules }: { readonly step: Step; readonly data: FormData; readonly rules: FormRules },
): Promise<Sent> {
  const token = readClientValue('registration')?.token
  if (token === undefined) return changed({ step: 'start' })
  const types = fieldsOfStep(step, rules)
  const isOfStep = (type: string) => types.some((one) => one === type)
  const fields = readStep(data, types, rules.termsVersion)
  const password = fields.find(({ fieldType }) => fieldType === 'Password')
  const answer = await api(calls.checkRegistrationData, { body: { token, fields, isWhole: true } })
  if (!answer.ok) return changed({ failed: answer })
  const own = answer.data.problems.filter(({ field }) => isOfStep(field))
  const others = state.fields.filter(({ fieldType }) => !isOfStep(fieldType))
  const kept = [...others, ...fields.filter(({ fieldType }) => fieldType !== 'Password')]
  if (own.length > 0) return changed({ fields: kept, problems: problemsByInput(own) })
  if (step !== 'finish') return changed({ fields: kept, problems: new Map(), step: STEPS[STEPS.indexOf(step) + 1] })
  return create(token, String(password?.value ?? ''), rules)
}

async function create(token: string, password: string, rules: FormRules): Promise<Sent> {
  const answer = await api(calls.createByContext, { body: { token, password } })
  if (answer.ok) {
    writeClientValue('registration', undefined)
    track('registration_done', {})
    return { isDone: true }
  }
  const problems = problemsOfRefusal(answer.details)
  const step = problems.length > 0 ? stepOfProblems(problems, rules) : 'finish'
  return changed({ failed: answer, problems: problemsByInput(problems), step })
}

const changed = (change: Partial<RegistrationState>): Sent => ({ isDone: false, change: { ...change, isBusy: false } })
