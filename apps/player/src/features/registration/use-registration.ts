import { useEffect, useState } from 'react'
import type { Language } from '#config/shapes.ts'
import { createRegistrationToken } from '#contract/onling-v2/registration.ts'
import { track } from '../../shell/analytics/analytics.ts'
import { api } from '../../shell/api.ts'
import { readClientValue, writeClientValue } from '../../shell/client-values.ts'
import { NOTHING, type RegistrationState } from './registration-state.ts'
import type { FormRules, Step } from './steps.ts'
import { venueTokenPart } from './venue-token.ts'

/** What a registration needs after its e-mail: a first visit needs none of it. */
const loadRest = () => import('./continue-registration.ts')

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
  const change = (part: Partial<RegistrationState>) => setState((all) => ({ ...all, ...part }))

  // Rules that are loaded anew, with other terms, do not begin the form again.
  const [firstRules] = useState(rules)
  useEffect(() => {
    const begin = async () => {
      const isNew = letterToken === null && readClientValue('registration') === undefined
      setState(
        isNew ? { ...NOTHING, step: 'start' } : await (await loadRest()).goOn({ letterToken, rules: firstRules }),
      )
    }
    void begin()
  }, [letterToken, firstRules])

  /** Opens the registration of the link. */
  async function open(birthDate: string) {
    change({ isBusy: true, failed: undefined, problems: new Map() })
    const { goOn } = await loadRest()
    setState(await goOn({ letterToken, rules, birthDate }))
  }

  async function start(email: string) {
    change({ isBusy: true, failed: undefined, problems: new Map() })
    void loadRest()
    const answer = await api(createRegistrationToken, { body: { email, language, ...venueTokenPart() } })
    if (!answer.ok) return change({ isBusy: false, failed: answer })
    track('registration_email_sent', {})
    writeClientValue('registration', answer.data)
    return setState({ ...NOTHING, step: 'person', email, fields: [{ fieldType: 'Email', value: email }] })
  }

  async function send(step: Step, data: FormData) {
    change({ isBusy: true, failed: undefined })
    const { sendStep } = await loadRest()
    const sent = await sendStep(state, { step, data, rules })
    return sent.isDone ? onRegistered() : change(sent.change)
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
