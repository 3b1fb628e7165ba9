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

/** Numbers that are not whole: in Czech they have a form of their own. */
const PARTS = [0.5, 1.5, 2.5, 10.5]

/** Numbers that take a form, the first few; of a form that no whole number has, one that is not whole. Empty: no number has it. */
export function countsOf(language: string, form: string): readonly number[] {
  if (form.startsWith('=')) return [Number(form.slice(1))]
  const ofWhole = pluralForms(language).find((one) => one.form === form)?.counts ?? []
  if (ofWhole.length > 0) return ofWhole
  const rules = new Intl.PluralRules(language)
  return PARTS.filter((count) => rules.select(count) === form).slice(0, 1)
}

/** Whether a language has a form of this name, also for numbers that are not whole; `=0` is one in each. */
export const hasForm = (language: string, form: string): boolean =>
  /^=\d+$/.test(form) || new Intl.PluralRules(language).resolvedOptions().pluralCategories.some((one) => one === form)
