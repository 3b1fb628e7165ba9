import type { EnumeratorName } from '#contract/capi-v1/enumerators.ts'
import { textOfError } from '#config/texts/index.ts'
import { enumeratorValues } from './enumerators.ts'

/** Keys of one enumerator. */
export function listOf(name: EnumeratorName): readonly string[] {
  return enumeratorValues[name]
}

/** All values of one enumerator with their ids. */
export function listAll(name: EnumeratorName) {
  return valuesOf(name, enumeratorValues[name])
}

/** Some values of an enumerator, with their ids in the complete list. */
export function valuesOf(name: EnumeratorName, keys: readonly string[]) {
  return { values: keys.map((key) => ({ id: enumeratorValues[name].indexOf(key) + 1, key })) }
}

/** Keys only. */
export function namesOf(name: EnumeratorName) {
  return { names: [...enumeratorValues[name]] }
}

/**
 * Texts of an enumerator in one language: names of countries and currencies from CLDR, fault codes from the error texts
 * of the brands.
 */
export function textsOf(
  name: 'Countries' | 'CurrencyCodes' | 'FaultCodes',
  { lang, key }: { readonly lang: 'cs' | 'sk' | 'en' | 'hu' | 'ru' | 'vi'; readonly key?: string },
) {
  const keys = enumeratorValues[name].filter((one) => key === undefined || one === key)
  return { texts: keys.map((one) => ({ key: one, text: textOf(name, one, lang) })) }
}

const ALPHA_2: Readonly<Record<string, string>> = {
  CZE: 'CZ',
  SVK: 'SK',
  AUT: 'AT',
  BGR: 'BG',
  DEU: 'DE',
  HUN: 'HU',
  POL: 'PL',
  ROU: 'RO',
  RUS: 'RU',
  UKR: 'UA',
  VNM: 'VN',
}

function textOf(
  name: 'Countries' | 'CurrencyCodes' | 'FaultCodes',
  key: string,
  lang: 'cs' | 'sk' | 'en' | 'hu' | 'ru' | 'vi',
): string {
  if (name === 'FaultCodes') return textOfError(lang, key)
  const type = name === 'Countries' ? 'region' : 'currency'
  const code = name === 'Countries' ? (ALPHA_2[key] ?? key) : key
  return new Intl.DisplayNames([lang], { type }).of(code) ?? key
}
