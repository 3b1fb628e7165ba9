const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
/** Enough whole numbers to meet every form that a language has for them. */
const SAMPLES = [...Array.from({ length: 121 }, (_, count) => count), 1000, 1_000_000]
const SHOWN = 3

export type PluralForm = { readonly form: string; readonly counts: readonly number[] }

const known = new Map<string, readonly PluralForm[]>()

/** The forms that a text needs in a language, with the first numbers that take each: in Czech one (1), few (2, 3, 4), other (0, 5, 6). */
export function pluralForms(language: string): readonly PluralForm[] {
  const forms = known.get(language) ?? findForms(new Intl.PluralRules(language))
  known.set(language, forms)
  return forms
}

const findForms = (rules: Intl.PluralRules): readonly PluralForm[] =>
  FORMS.map((form) => ({ form, counts: SAMPLES.filter((count) => rules.select(count) === form) }))
    .filter(({ form, counts }) => form === 'other' || counts.length > 0)
    .map(({ form, counts }) => ({ form, counts: counts.slice(0, SHOWN) }))

/** Whether a language has a form of this name, also for numbers that are not whole; `=0` is one in each. */
export const hasForm = (language: string, form: string): boolean =>
  /^=\d+$/.test(form) || new Intl.PluralRules(language).resolvedOptions().pluralCategories.some((one) => one === form)
