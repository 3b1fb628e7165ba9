import { Link, useSearchParams } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { PromotionShown } from './read-promotions.server.ts'

type Kind = PromotionShown['kind']
type Props = { readonly offers: readonly Pick<PromotionShown, 'kind'>[]; readonly kind: Kind | undefined }

const kindsOf = (offers: Props['offers']): Kind[] => [...new Set(offers.map(({ kind }) => kind))]

/** The kind in the URL, if there are offers of it. */
export function useKind(offers: Props['offers']): Kind | undefined {
  const asked = useSearchParams()[0].get('kind')
  return kindsOf(offers).find((kind) => kind === asked)
}

/** Kinds of offers; links, so that they work without scripts and can be shared. */
export function KindChips({ offers, kind }: Props) {
  const t = useTranslations('promotions')
  const { locale } = useSite()
  const kinds = kindsOf(offers)
  if (kinds.length < 2) return null
  const chip = (one: Kind | undefined, text: string) => (
    <Link
      key={text}
      to={paths.promotions(locale, one)}
      className="promotions-kind"
      aria-current={one === kind ? 'true' : undefined}
      preventScrollReset
      replace
    >
      {text}
    </Link>
  )
  return (
    <nav className="promotions-kinds" aria-label={t('kindsMenu')}>
      {chip(undefined, t('allKinds'))}
      {kinds.map((one) => chip(one, t(`kinds.${one}`)))}
    </nav>
  )
}
