import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { StoredCard } from './stored-ways.ts'

type Props = {
  readonly card: StoredCard
  /** The deposit to which the player returns with the card chosen. */
  readonly backTo: string
}

/** A stored card that cannot pay by one click yet, and the way to allow it. */
export function CardToAllow({ card: { lastDigits }, backTo }: Props) {
  const t = useTranslations('deposit')
  const { locale } = useSite()
  return (
    <p className="note">
      {lastDigits ? t('stored.waiting', { digits: lastDigits }) : t('stored.waitingUnknown')}{' '}
      <Link className="text-link" to={paths.cards(locale, backTo)}>
        {t('stored.allow')}
      </Link>
    </p>
  )
}
