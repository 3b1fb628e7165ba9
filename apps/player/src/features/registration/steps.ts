import type { Market } from '#config/market.ts'
import type { RegistrationFieldProblem, RegistrationFieldType } from '#contract/shapes/registration.ts'

/** Steps of the form, in this order. Each has a screen of its own. */
export const STEPS = ['start', 'person', 'contact', 'finish'] as const
export type Step = (typeof STEPS)[number]

/** The rules of the market for the form. */
export type FormRules = {
  readonly profileFields: Market['profileFields']
  readonly defaultNationality: string
  readonly addressCountries: readonly string[]
  readonly ageMin: number
  /** The version of the linked terms; a form without consent has none. */
  readonly termsVersion: string
}

/** Fields of a step, without those that the market does not use. */
export function fieldsOfStep(step: Step, { profileFields }: Pick<FormRules, 'profileFields'>): RegistrationFieldType[] {
  const { titleBefore, databox, birthPlace, birthNumber } = profileFields
  switch (step) {
    case 'start':
      return ['Email']
    case 'person':
      return [
        ...(titleBefore.allowed ? (['TitleBefore'] as const) : []),
        'FirstName',
        'Surname',
        'BirthDate',
        'Nationality',
        ...(birthNumber.allowed ? (['BirthNumber'] as const) : []),
        ...(birthPlace.allowed ? (['BirthPlace'] as const) : []),
        ...(databox.allowed ? (['Databox'] as const) : []),
      ]
    case 'contact':
      return ['PermanentAddress', 'Phone']
    case 'finish':
      return ['PoliticallyExposed', 'Sanctioned', 'OwnAccount', 'Consent', 'MarketingConsent', 'Password']
  }
}

/** Adds the optional declaration about sanctions to fields that contain declarations. */
export function withSanctions(types: readonly RegistrationFieldType[]): RegistrationFieldType[] {
  const declares = types.includes('PoliticallyExposed') || types.includes('OwnAccount')
  return declares && !types.includes('Sanctioned') ? [...types, 'Sanctioned'] : [...types]
}

/** The first step with a problem; otherwise the last one. */
export function stepOfProblems(
  problems: readonly Pick<RegistrationFieldProblem, 'field'>[],
  rules: Pick<FormRules, 'profileFields'>,
): Step {
  const found = STEPS.find((step) => {
    const fields: readonly string[] = fieldsOfStep(step, rules)
    return problems.some(({ field }) => fields.includes(field))
  })
  return found ?? 'finish'
}
