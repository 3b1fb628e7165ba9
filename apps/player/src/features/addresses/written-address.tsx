import { useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { getAddresses } from '#contract/onling-v2/player-address.ts'
import { nameCountries } from '../../shell/address/countries.ts'
import { useSite } from '../../shell/site.ts'

type Address = ReplyOf<typeof getAddresses>['addresses'][number]

/** An address as on an envelope, and whether it is in a register. */
export function WrittenAddress({ address }: { readonly address: Address }) {
  const t = useTranslations('address')
  const { locale } = useSite()
  const { street, houseNumber, town, postCode, country, confirmedBy } = address
  const name = nameCountries(locale, []).find(({ code }) => code === country)?.name ?? country
  return (
    <>
      <address translate="no">
        {`${street} ${houseNumber}`.trim()}
        <br />
        {`${postCode.replace(/^(\d{3})(\d{2})$/, '$1 $2')} ${town}`}
        <br />
        {name}
      </address>
      <p className="quiet-text">{t(confirmedBy ? 'confirmed' : 'entered')}</p>
    </>
  )
}
