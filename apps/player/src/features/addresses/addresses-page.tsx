import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl/react'
import { getAddresses } from '#contract/onling-v2/player-address.ts'
import { ADDRESS_KINDS } from '#contract/shapes/addresses.ts'
import { api } from '../../shell/api.ts'
import { AccountHead } from '../../shell/session/account-head.tsx'
import { Reading } from '../../shell/reading.tsx'
import { replyOrSignIn } from '../../shell/reply-or-sign-in.ts'
import { useSite } from '../../shell/site.ts'
import { AddressCard } from './address-card.tsx'

type Props = {
  readonly permanentCountries: readonly string[]
  readonly errors: Readonly<Record<string, string>> | undefined
}

export function AddressesPage({ permanentCountries, errors }: Props) {
  const t = useTranslations('address')
  const { locale } = useSite()
  const { data, status, refetch } = useQuery({
    queryKey: ['addresses'],
    queryFn: () => replyOrSignIn(api(getAddresses, { query: {} }), locale),
  })
  const readAgain = () => void refetch()
  return (
    <main className="page-width" id="content">
      <div className="stack requirements-page">
        <AccountHead title={t('title')} />
        <Reading
          status={status}
          words={{ loading: t('loading'), failed: t('failed'), again: t('again') }}
          onAgain={readAgain}
        />
        {data
          ? ADDRESS_KINDS.map((kind) => (
              <AddressCard
                key={kind}
                kind={kind}
                address={data.addresses.find((one) => one.kind === kind)}
                countries={kind === 'Permanent' ? permanentCountries : []}
                errors={errors}
                onChanged={readAgain}
              />
            ))
          : null}
      </div>
    </main>
  )
}
