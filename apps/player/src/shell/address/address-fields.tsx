import { useRef, useState } from 'react'
import { useTranslations } from 'use-intl/react'
import type { AddressOffered } from '#contract/shapes/addresses.ts'
import { AddressSearch } from './address-search.tsx'
import { Select } from '#ui/field/select.tsx'
import { nameCountries } from './countries.ts'
import { Field } from '../fields/field.tsx'

type Part = 'street' | 'houseNumber' | 'town' | 'postCode' | 'country'
export type OfferedCountry = 'CZE' | 'SVK'

type Props = {
  /** Before the name of each part: `PermanentAddress.`. */
  readonly prefix: string
  readonly locale: string
  /** ISO 3166-1 alpha-3; empty: any. The first one is preselected. */
  readonly countries: readonly string[]
  readonly valueOf: (part: Part) => string | undefined
  readonly problemOf: (part: Part) => string | undefined
  /** Omitted where there is no provider; returns undefined when none could be reached. */
  readonly suggest?:
    | ((text: string, country: OfferedCountry) => Promise<readonly AddressOffered[] | undefined>)
    | undefined
}

/** The fields of an address, and a search that fills them in. */
export function AddressFields({ prefix, locale, countries, valueOf, problemOf, suggest }: Props) {
  const t = useTranslations('address')
  const fields = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<{ readonly times: number; readonly address: AddressOffered }>()
  const value = (part: Part) => chosen?.address[part] ?? valueOf(part)
  const field = (part: Part) => ({ name: prefix + part, defaultValue: value(part), problem: problemOf(part) })
  const named = nameCountries(locale, countries.length > 0 ? countries : ['CZE', 'SVK']).filter(
    ({ code }) => countries.length === 0 || countries.includes(code),
  )

  /** Addresses are known only for our markets; for other countries the search offers nothing. */
  async function search(text: string) {
    const country = fields.current?.querySelector('select')?.value
    return suggest && (country === 'CZE' || country === 'SVK') ? suggest(text, country) : []
  }

  return (
    <div className="address-fields" ref={fields}>
      {suggest ? (
        <AddressSearch
          suggest={search}
          onChoose={(address) => setChosen((last) => ({ times: (last?.times ?? 0) + 1, address }))}
        />
      ) : null}
      {/* The key remounts the fields for each choice; later typing is kept. */}
      <div className="address-parts" key={chosen?.times ?? 0}>
        <div className="address-parts-street">
          <Field label={t('street')} hint={t('streetHint')} autoComplete="address-line1" {...field('street')} />
          <Field label={t('houseNumber')} required autoComplete="off" {...field('houseNumber')} />
        </div>
        <div className="address-parts-town">
          <Field label={t('town')} required autoComplete="address-level2" {...field('town')} />
          <Field label={t('postCode')} required inputMode="numeric" autoComplete="postal-code" {...field('postCode')} />
        </div>
        <Select
          label={t('country')}
          name={`${prefix}country`}
          autoComplete="country"
          options={named.map(({ code, name }) => ({ value: code, label: name }))}
          defaultValue={value('country') ?? named[0]?.code ?? ''}
          problem={problemOf('country')}
        />
      </div>
      <p role="status" className="visually-hidden">
        {chosen ? t('filledIn', { address: chosen.address.label }) : null}
      </p>
    </div>
  )
}
