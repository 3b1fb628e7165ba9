import { useEffect, useState } from 'react'
import type { Language } from '#config/shapes.ts'
import * as calls from '#contract/onling-v2/registration.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { RegistrationField } from '#contract/shapes/registration.ts'
import { track } from '../../shell/analytics/analytics.ts'
import { api } from '../../shell/api.ts'
import { readClientValue, writeClientValue } from '../../shell/client-values.ts'
import type { Failed } from '../../shell/failure.tsx'
import { problemsByInput, problemsOfRefusal, type Problems } from '../../shell/fields/field-problems.ts'
import { venueTokenPart } from './venue-token.ts'
import { fieldsOfStep, stepOfProblems, STEPS, type FormRules, type Step } from './steps.ts'

type State = {
  /** Undefined until it is known whether a registration has been started. */
  readonly step: Step | undefined
  readonly fields: readonly RegistrationField[]
  readonly email: string
  readonly isEmailVerified: boolean
  /** The account was open before the link was followed: its e-mail is now verified, and nothing is left to fill in. */
  readonly isRegistered: boolean
  /** The registration of the link needs the person's date of birth first. */
  readonly asksBirthDate: boolean
  readonly problems: Problems
  readonly failed: Failed | undefined
  readonly isBusy: boolean
}

const NOTHING: State = {
  step: undefined,
  fields: [],
  email: '',
  isEmailVerified: false,
  isRegistered: false,
  asksBirthDate: false,
  problems: new Map(),
  failed: undefined,
  isBusy: false,
}

/**
 * A resumable registration: the server stores the input under a token, and this browser stores the token. The link of
 * the letter continues it on another device.
 */
export function useRegistration({
  rules,
  language,
  letterToken,
  onRegistered,
}: {
  readonly rules: FormRules
  readonly language: Language
  readonly letterToken: string | null
  readonly onRegistered: () => void
}) {
  const [state, setState] = useState(NOTHING)
  const change = (part: Partial<State>) => setState((all) => ({ ...all, ...part }))

  useEffect(() => {
    void goOn({ letterToken, rules }).then(setState)
  }, [letterToken, rules])

  /** Opens the registration of the link. */
  async function open(birthDate: string) {
    change({ isBusy: true, failed: undefined, problems: new Map() })
    setState(await goOn({ letterToken, rules, birthDate }))
  }

  async function start(email: string) {
    change({ isBusy: true, failed: undefined, problems: new Map() })
    const answer = await api(calls.createRegistrationToken, { body: { email, language, ...venueTokenPart() } })
    if (!answer.ok) return change({ isBusy: false, failed: answer })
    track('registration_email_sent', {})
    writeClientValue('registration', answer.data)
    return setState({ ...NOTHING, step: 'person', email, fields: [{ fieldType: 'Email', value: email }] })
  }

  /** Sends the fields of a step; valid ones are saved even if others are not. */
  async function send(step: Step, fields: readonly RegistrationField[]) {
    const token = readClientValue('registration')?.token
    if (token === undefined) return change({ step: 'start' })
    change({ isBusy: true, failed: undefined })
    const password = fields.find(({ fieldType }) => fieldType === 'Password')
    const types: readonly string[] = fieldsOfStep(step, rules)
    const body = { token, fields: [...fields], isWhole: true }
    const answer = await api(calls.checkRegistrationData, { body })
    if (!answer.ok) return change({ isBusy: false, failed: answer })
    const own = answer.data.problems.filter(({ field }) => types.includes(field))
    const others = state.fields.filter(({ fieldType }) => !types.includes(fieldType))
    const kept = [...others, ...fields.filter(({ fieldType }) => fieldType !== 'Password')]
    if (own.length > 0) return change({ isBusy: false, fields: kept, problems: problemsByInput(own) })
    if (step !== 'finish')
      return change({ isBusy: false, fields: kept, problems: new Map(), step: STEPS[STEPS.indexOf(step) + 1] })
    return create(token, String(password?.value ?? ''))
  }

  async function create(token: string, password: string) {
    const answer = await api(calls.createByContext, { body: { token, password } })
    if (answer.ok) {
      writeClientValue('registration', undefined)
      track('registration_done', {})
      return onRegistered()
    }
    const problems = problemsOfRefusal(answer.details)
    const step = problems.length > 0 ? stepOfProblems(problems, rules) : 'finish'
    return change({ isBusy: false, failed: answer, problems: problemsByInput(problems), step })
  }

  return {
    ...state,
    open,
    start,
    send,
    goTo: (step: Step) => change({ step, problems: new Map(), failed: undefined }),
    /** Removes the registration from this browser; on the server it expires. */
    startAnew: () => {
      writeClientValue('registration', undefined)
      setState({ ...NOTHING, step: 'start' })
    },
  }
}

type Opening = {
  readonly letterToken: string | null
  readonly rules: FormRules
  readonly birthDate?: string
}

/** Continues a started registration: that of the letter, else the one of this browser, else a new one. */
async function goOn({ letterToken, rules, birthDate }: Opening): Promise<State> {
  const begin = (failed?: Failed): State => {
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
