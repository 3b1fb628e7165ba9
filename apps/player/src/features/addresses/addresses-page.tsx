import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { getAddresses } from '#contract/onling-v2/player-address.ts'
import { ADDRESS_KINDS } from '#contract/shapes/addresses.ts'
import { Button } from '#ui/button.tsx'
import { api } from '../../shell/api.ts'
import { paths } from '../../shell/paths.ts'
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
    queryFn: async () => {
      const answer = await api(getAddresses, { query: {} })
      if (answer.ok) return answer.data.addresses
      if (answer.status === 401) location.assign(paths.login(locale, location.pathname))
      throw new Error(answer.code)
    },
  })
  const readAgain = () => void refetch()
  return (
    <main className="wrap" id="content">
      <div className="requirements">
        <h1>{t('title')}</h1>
        {status === 'error' ? (
          <div className="alert" role="alert">
            {t('failed')}{' '}
            <Button variant="ghost" onClick={readAgain}>
              {t('again')}
            </Button>
          </div>
        ) : null}
        {status === 'pending' ? <div className="sheet" aria-busy="true" /> : null}
        {data
          ? ADDRESS_KINDS.map((kind) => (
              <AddressCard
                key={kind}
                kind={kind}
                address={data.find((one) => one.kind === kind)}
                countries={kind === 'Permanent' ? permanentCountries : []}
                errors={errors}
                onChanged={readAgain}
              />
            ))
          : null}
        <Link className="lnk" to={paths.account(locale)}>
          {t('back')}
        </Link>
      </div>
    </main>
  )
}
